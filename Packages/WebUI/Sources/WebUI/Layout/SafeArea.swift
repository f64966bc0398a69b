public import Foundation

extension View {
    /// Keeps something at the top or bottom edge while the view scrolls under it.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 8, inset: content()))
    }
}

/// A bar above or below content that fills the rest.
private struct SafeAreaInset<Inset: View>: UnaryModifier {
    let edge: VerticalEdge
    let alignment: HorizontalAlignment
    let spacing: CGFloat
    let inset: Inset

    static func surround<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["vs", "inset", modifier.edge == .top ? "inset-top" : "inset-bottom"]
            draft.styles["gap"] = "0"
        }
        node.documentOrder = modifier.edge == .top ? [1, 0] : [0, 1]
        node.update(0, content, inputs: node.contentInputs)
        let bar = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["inset-bar"]
                draft.styles["--inset-spacing"] = modifier.spacing.px
                if modifier.alignment != .center { draft.styles["justify-items"] = modifier.alignment.css }
                draft.flexibility = .fixed(x: true, y: false)
            }
        ) { modifier.inset }
        node.update(1, bar, inputs: node.inputs.inside)
    }
}
