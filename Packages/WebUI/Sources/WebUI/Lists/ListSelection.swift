/// The chosen row of a list, whatever the type of its values.
struct ListSelection {
    let value: () -> AnyHashable?
    /// A value of another type than the list's is not chosen.
    let choose: (AnyHashable) -> Void

    init<SelectionValue: Hashable>(_ selection: Binding<SelectionValue?>) {
        value = { if let value = selection.wrappedValue { AnyHashable(value) } else { nil } }
        choose = { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
    }
}

/// Draws nothing, and tells the rows of a list when another one is chosen.
struct SelectionWatch: StructuralView {
    let selection: ListSelection
    let context: RowContext

    static func _update(_ view: SelectionWatch, _ node: _ViewNode) {
        let value = node.tracked(view) { view.selection.value() }
        let chosen = view.context.chosen ?? StateLocation(value, graph: node.graph)
        view.context.chosen = chosen
        chosen.write(value)
    }
}

nonisolated extension EnvironmentValues {
    private struct SelectingListKey: EnvironmentKey {
        static var defaultValue: RowContext? { nil }
    }

    private struct IsListEditedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the rows of the list around show what moves and deletes them.
    var isListEdited: Bool {
        get { self[IsListEditedKey.self] }
        set { self[IsListEditedKey.self] = newValue }
    }

    /// The list around, when its rows can be chosen.
    var selectingList: RowContext? {
        get { self[SelectingListKey.self] }
        set { self[SelectingListKey.self] = newValue }
    }
}
