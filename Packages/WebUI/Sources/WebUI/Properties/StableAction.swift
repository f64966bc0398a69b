/// Holds the newest version of a closure, so that the environment that carries it stays the same.
final class ActionBox<Action> {
    var action: Action

    init(_ action: Action) { self.action = action }
}

/// Hands an action down without making the environment new at every evaluation.
struct ActionModifier<Action>: InputModifier {
    let action: Action
    let install: (inout EnvironmentValues, ActionBox<Action>) -> Void

    func inputs(for node: _ViewNode) -> ViewInputs {
        let memory = node.memory as? Memory ?? Memory(box: ActionBox(action))
        node.memory = memory
        memory.box.action = action
        var inputs = node.inputs
        if let base = memory.base, base.isSame(as: inputs.environment), let derived = memory.derived {
            inputs.environment = derived
            return inputs
        }
        memory.base = inputs.environment
        install(&inputs.environment, memory.box)
        memory.derived = inputs.environment
        return inputs
    }

    private final class Memory {
        let box: ActionBox<Action>
        var base: EnvironmentValues?
        var derived: EnvironmentValues?

        init(box: ActionBox<Action>) { self.box = box }
    }
}
