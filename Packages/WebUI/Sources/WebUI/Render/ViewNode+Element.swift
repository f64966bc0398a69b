extension _ViewNode {
    /// The topmost elements at or below this node.
    func appendElements(to list: inout [Element]) {
        if let element {
            list.append(element)
        } else {
            for child in orderedChildren { child.appendElements(to: &list) }
        }
    }

    /// Sets what this node's element says, making it if need be; decorations of modifiers above go into it.
    ///
    /// A box around a control leaves the control's own decorations to it; see `ViewInputs.insideBox`.
    @discardableResult
    func setElement(_ tag: String, isBox: Bool = false, _ build: (inout ElementDraft) -> Void) -> Element {
        var draft = ElementDraft()
        build(&draft)
        for decoration in inputs.decorations.reversed() where !(isBox && decoration.isForControl) {
            decoration.apply(&draft)
        }
        draft.drawPlace()
        draft.describeValue(of: tag)
        if let element, element.tag == tag {
            if element.draft.differs(from: draft) {
                element.keepSent()
                graph.attributesChanged(of: element)
            }
            draft.flattened = element.draft.flattened
            element.draft = draft
            return element
        }
        if let old = element { graph.forget(old) }
        let new = graph.makeElement(tag, node: self)
        new.draft = draft
        element = nil
        structureChanged()
        element = new
        graph.childrenChanged(of: new)
        return new
    }
}
