/// The first of its views that has room on the given axes, or else the last.
///
/// The browser measures them, for which all are there; before the first time the last one is shown.
public struct ViewThatFits<Content: View>: View {
    private let axes: Axis.Set
    private let content: Content

    /// Views, the largest first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// What it is made of.
    public var body: some View {
        HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["fits"]
                let names = (axes.contains(.horizontal) ? "x" : "") + (axes.contains(.vertical) ? "y" : "")
                draft.attributes["data-fits"] = names
            }
        ) { content }
    }
}
