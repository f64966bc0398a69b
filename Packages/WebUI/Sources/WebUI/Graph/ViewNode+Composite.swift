extension _ViewNode {
    /// Evaluates a view with a body, unless it says the same as last time.
    func updateComposite<V: View>(_ new: V) {
        let fields = DynamicFields.of(V.self)
        if !tracking.isForced, let old = view as? V, canSkip(old, new, fields) { return }
        lastInputs = LastInputs(inputs)
        var bound = new
        fields.bind(&bound, to: self)
        let body = tracked(bound) { bound.body }
        update(0, body, inputs: inputs)
    }

    private func canSkip<V: View>(_ old: V, _ new: V, _ fields: DynamicFields) -> Bool {
        guard let lastInputs, inputs.decorations.isEmpty, inputs.list == nil else { return false }
        return lastInputs == LastInputs(inputs) && fields.areEqual(old, new)
    }

    private var lastInputs: LastInputs? {
        get { memory as? LastInputs }
        set { memory = newValue }
    }
}

/// The inputs a composite was evaluated with, as far as they can be compared.
private final class LastInputs: Equatable {
    let environment: EnvironmentValues
    let isPlain: Bool
    let isLazy: Bool

    init(_ inputs: ViewInputs) {
        environment = inputs.environment
        isPlain = inputs.decorations.isEmpty && inputs.list == nil
        isLazy = inputs.isLazy
    }

    static func == (left: LastInputs, right: LastInputs) -> Bool {
        left.isPlain && right.isPlain && left.isLazy == right.isLazy
            && left.environment.isSame(as: right.environment)
    }
}
