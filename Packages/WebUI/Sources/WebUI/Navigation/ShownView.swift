/// A screen that a view itself is the content of.
final class ShownView {
    let source: ObjectIdentifier
    let closed: (() -> Void)?
    fileprivate private(set) var content: () -> AnyView
    fileprivate var screen = WeakNode()

    init(source: ObjectIdentifier, content: @escaping () -> AnyView, closed: (() -> Void)?) {
        self.source = source
        self.content = content
        self.closed = closed
    }

    /// A new closure concerns the screen, and not the stack it stands on.
    func update(_ content: @escaping () -> AnyView) {
        self.content = content
        screen.node?.invalidate()
    }
}

// Its place is its identity: with a new closure it is the same screen.
extension ShownView: nonisolated Hashable {
    nonisolated static func == (left: ShownView, right: ShownView) -> Bool { left.source == right.source }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// The content of such a screen.
struct ShownContent: StructuralView {
    let shown: ShownView

    static func _update(_ view: ShownContent, _ node: _ViewNode) {
        view.shown.screen.node = node
        let content = node.tracked(view) { view.shown.content() }
        node.update(0, content, inputs: node.inputs)
    }
}
