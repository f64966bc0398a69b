/// A modifier of a group on its way down to each of the group's views.
final class EachModifier {
    /// Places a view with the modifier around it.
    private let placeView: any Placement
    /// What was handed down to the modifier itself.
    fileprivate let inputs: ViewInputs

    init<M: ViewModifier>(_ modifier: M, inputs: ViewInputs) {
        placeView = ModifierPlacement(modifier: modifier)
        self.inputs = inputs
    }

    func place<V: View>(_ node: _ViewNode, _ slot: Int, _ view: V, tag: AnyHashable?, inputs: ViewInputs) {
        var content = inputs
        content.each = nil
        content.list = nil
        var outer = self.inputs
        // Rows, tabs and options are made of the outermost view, with what is said of it on the way.
        outer.list = inputs.list
        outer.isLazy = inputs.isLazy
        outer.drawsInParts = inputs.drawsInParts
        placeView.place(node, slot, view, tag: tag, outer: outer, content: content)
    }
}

/// A modifier whose type is not said.
private protocol Placement {
    func place<V: View>(
        _ node: _ViewNode,
        _ slot: Int,
        _ view: V,
        tag: AnyHashable?,
        outer: ViewInputs,
        content: ViewInputs
    )
}

private struct ModifierPlacement<M: ViewModifier>: Placement {
    let modifier: M

    func place<V: View>(
        _ node: _ViewNode,
        _ slot: Int,
        _ view: V,
        tag: AnyHashable?,
        outer: ViewInputs,
        content: ViewInputs
    ) {
        node.update(slot, EachContent(view: view, modifier: modifier, inputs: content), tag: tag, inputs: outer)
    }
}

/// One view of a group with the group's modifier around it.
private struct EachContent<V: View, M: ViewModifier>: PrimitiveView {
    let view: V
    let modifier: M
    /// What was handed down to the view, past the modifier.
    let inputs: ViewInputs

    static func _update(_ view: EachContent, _ node: _ViewNode) {
        node.givenContentInputs = view.inputs
        M._update(view.modifier, view.view, node)
    }
}

extension _ViewNode {
    /// Hands a modifier down to each of the views that the content turns out to be.
    func distribute<M: ViewModifier, C: View>(_ modifier: M, over content: C) {
        var inputs = inputs
        inputs.each = EachModifier(modifier, inputs: inputs)
        inputs.decorations = []
        update(0, content, inputs: inputs)
    }

    /// What the content of a modifier that draws is handed down.
    var contentInputs: ViewInputs { givenContentInputs ?? inputs.inside }
}
