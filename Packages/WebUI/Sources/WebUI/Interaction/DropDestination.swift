public import Foundation

extension View {
    /// Takes files that are dropped on the view, with one call of the action for each.
    ///
    /// A browser's own field for files lies over the view: a press chooses files as a drop does, nothing below it can be
    /// pressed, nobody is told of what hangs over it, and where on it something was dropped is not known. A file may
    /// have 128 MB; for one that is larger or cannot be read there is a call without an item.
    public func dropDestination(
        for payloadType: URL.Type = URL.self,
        action: @escaping (_ items: [URL], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        HTMLElement("label", draw: { $0.classes = ["drop"] }) {
            self
            FileInput(types: [], isLarge: true) { dropped in
                // A file that cannot be had is told as none.
                _ = action((try? dropped.get()).map { [$0.url] } ?? [], .zero)
            }
        }
    }
}
