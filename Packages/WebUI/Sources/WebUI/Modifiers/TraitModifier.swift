/// Says something about a view to the list, tab view or picker it stands in.
struct TraitModifier: InputModifier {
    let change: (inout ItemTraits) -> Void

    func inputs(for node: _ViewNode) -> ViewInputs {
        guard let list = node.inputs.list else { return node.inputs }
        var inputs = node.inputs
        inputs.list = list.adding(change)
        return inputs
    }
}

extension View {
    /// Names the view as an option or tab.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(TraitModifier { $0.tag = AnyHashable(tag) })
    }
}
