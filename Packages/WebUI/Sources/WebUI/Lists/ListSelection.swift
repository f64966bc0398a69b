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

nonisolated extension EnvironmentValues {
    private struct SelectingListKey: EnvironmentKey {
        static var defaultValue: RowContext? { nil }
    }

    /// The list around, when its rows can be chosen.
    var selectingList: RowContext? {
        get { self[SelectingListKey.self] }
        set { self[SelectingListKey.self] = newValue }
    }
}
