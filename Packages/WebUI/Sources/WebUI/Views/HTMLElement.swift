/// One element with views inside; what all other views that draw are made of.
package struct HTMLElement<Content: View>: PrimitiveView {
    let tag: String
    let draw: (inout ElementDraft) -> Void
    let content: Content

    package init(_ tag: String, draw: @escaping (inout ElementDraft) -> Void, @ViewBuilder content: () -> Content) {
        self.tag = tag
        self.draw = draw
        self.content = content()
    }

    package static func _update(_ view: HTMLElement, _ node: _ViewNode) {
        node.setElement(view.tag, view.draw)
        node.update(0, view.content, inputs: node.inputs.inside)
    }
}

extension HTMLElement where Content == EmptyView {
    package init(_ tag: String, draw: @escaping (inout ElementDraft) -> Void) {
        self.init(tag, draw: draw) { EmptyView() }
    }
}
