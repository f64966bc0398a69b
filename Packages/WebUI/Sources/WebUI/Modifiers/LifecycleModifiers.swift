/// Runs actions when the view comes and goes.
private struct AppearModifier: InputModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    func inputs(for node: _ViewNode) -> ViewInputs {
        let memory = node.lifecycleMemory()
        memory.appear = appear
        memory.disappear = disappear
        return node.appearing(memory)
    }
}

/// Runs a task as long as the view is there; another id starts it anew.
private struct TaskModifier<ID: Equatable>: InputModifier {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    func inputs(for node: _ViewNode) -> ViewInputs {
        let memory = node.lifecycleMemory()
        let start = { [weak memory, weak graph = node.graph, priority, action] in
            guard let memory else { return }
            memory.task?.cancel()
            graph?.taskBegan()
            memory.run += 1
            memory.task = Task(priority: priority) { @MainActor [weak memory, run = memory.run] in
                await action()
                // One that has ended keeps its stack, of kilobytes, for as long as somebody has it.
                if memory?.run == run { memory?.task = nil }
                graph?.taskEnded()
            }
        }
        let changed = memory.id.map { !areEqual($0, id) } ?? false
        memory.id = id
        memory.appear = start
        memory.disappear = { [weak memory] in
            memory?.task?.cancel()
            memory?.task = nil
        }
        if changed, memory.hasAppeared { node.graph.add(Effect(phase: .change, action: start)) }
        return node.appearing(memory)
    }
}

private final class LifecycleMemory {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    var hasAppeared = false
    var task: Task<Void, Never>?
    /// How many tasks there have been.
    var run = 0
    var id: Any?

    func setVisible(_ isVisible: Bool, graph: ViewGraph) {
        guard isVisible != hasAppeared else { return }
        hasAppeared = isVisible
        graph.add(Effect(phase: isVisible ? .appear : .disappear) { [self] in (isVisible ? appear : disappear)?() })
    }
}

extension _ViewNode {
    /// What the node remembers of its appearance; leaving the tree counts as disappearing.
    fileprivate func lifecycleMemory() -> LifecycleMemory {
        if let known = memory as? LifecycleMemory { return known }
        let new = LifecycleMemory()
        memory = new
        unmountActions.append { [graph] in new.setVisible(false, graph: graph) }
        if !inputs.isLazy { new.setVisible(true, graph: graph) }
        return new
    }

    /// In a lazy container the browser says when the view comes into sight.
    fileprivate func appearing(_ memory: LifecycleMemory) -> ViewInputs {
        guard inputs.isLazy else { return inputs }
        return inputs.decorated { [graph] draft in
            draft.on("visible") { memory.setVisible($0.flag ?? true, graph: graph) }
        }
    }
}

/// Runs an action when a value changes.
private struct ChangeModifier<V: Equatable>: InputModifier {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void

    func inputs(for node: _ViewNode) -> ViewInputs {
        let old = (node.memory as? Memory)?.value
        node.memory = Memory(value: value)
        let action = action
        let value = value
        if let old {
            if old != value { node.graph.add(Effect(phase: .change) { action(old, value) }) }
        } else if isInitial {
            node.graph.add(Effect(phase: .change) { action(value, value) })
        }
        return node.inputs
    }

    private final class Memory {
        let value: V

        init(value: V) { self.value = value }
    }
}

/// Says something to a container above.
private struct PreferenceModifier<K: PreferenceKey>: InputModifier {
    let value: K.Value

    func inputs(for node: _ViewNode) -> ViewInputs {
        node.setPreference(K.self, value)
        return node.inputs
    }
}

/// Runs an action when what the views below say changes.
private struct PreferenceChangeModifier<K: PreferenceKey>: InputModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    func inputs(for node: _ViewNode) -> ViewInputs {
        let memory = node.memory as? Memory ?? Memory()
        node.memory = memory
        memory.action = action
        node.readPreference(K.self) { [weak node, weak memory] in
            guard let node, let memory else { return }
            let value = node.reduced(K.self)
            guard memory.last != value else { return }
            memory.last = value
            node.graph.add(Effect(phase: .change) { memory.action?(value) })
        }
        return node.inputs
    }

    private final class Memory {
        var last: K.Value?
        var action: ((K.Value) -> Void)?
    }
}

extension View {
    /// Runs an action when the view comes.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view goes.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: nil, disappear: action))
    }

    /// Runs a task while the view is there.
    public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs a task while the view is there; another value starts it anew.
    public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }

    /// Runs an action with the old and the new value when a value changes.
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when a value changes.
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    )
        -> some View
    {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Says something to a container above.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Runs an action when what the views below say changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }

    /// Gives the view an identity of its own; another id is another view.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id))
    }
}

private struct IdentityModifier<ID: Hashable>: ViewModifier {
    let id: ID

    typealias Body = Never
    static var _role: _ViewRole { .structural }

    static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.update(0, content, tag: AnyHashable(modifier.id), inputs: node.inputs)
    }
}
