/// Whether a list is being edited: rows show handles to move them by, and buttons to delete them.
public nonisolated enum EditMode: Hashable, Sendable {
    /// It is looked at.
    case inactive
    /// One row is being edited.
    case transient
    /// It is edited.
    case active

    /// Whether it is edited.
    public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
    private struct EditModeKey: EnvironmentKey {
        static var defaultValue: EditModeSource? { nil }
    }

    /// Whether the lists of the screen are edited; every screen of a stack has a mode of its own.
    public var editMode: Binding<EditMode>? {
        get { editModeSource?.binding }
        set { editModeSource = newValue.map { EditModeSource(binding: $0, owner: nil) } }
    }

    var editModeSource: EditModeSource? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A mode, the same as long as it is the same owner's: views below a screen stay as they are when the screen is drawn.
nonisolated struct EditModeSource: Hashable {
    let binding: Binding<EditMode>
    let owner: ObjectIdentifier?

    static func == (left: Self, right: Self) -> Bool { left.owner != nil && left.owner == right.owner }

    func hash(into hasher: inout Hasher) { hasher.combine(owner) }
}

/// Begins and ends the editing of the lists of its screen.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that says "Edit" or "Done".
    public init() {}

    /// What it is made of.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
}

extension View {
    /// Keeps a row where it is while others are moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier { if isDisabled { $0.move = nil } })
    }

    /// Keeps a row from being deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier { if isDisabled { $0.delete = nil } })
    }
}
