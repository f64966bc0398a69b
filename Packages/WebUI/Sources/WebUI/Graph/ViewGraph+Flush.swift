extension ViewGraph {
    func enqueue(_ node: _ViewNode) {
        dirtyNodes.append(node)
        noteTransaction()
        if !isFlushing { needsFlush?() }
    }

    /// What the change that is being made should be shown with.
    func noteTransaction() {
        if let current = Transaction.current { transaction = current }
    }

    func enqueueReader(_ node: _ViewNode, key: ObjectIdentifier, _ action: @escaping () -> Void) {
        let id = ObjectIdentifier(node)
        if dirtyReaders[id] == nil { readerOrder.append(id) }
        dirtyReaders[id, default: [:]][key] = action
    }

    func add(_ effect: Effect) {
        guard !isStill else { return }
        effects.append(effect)
        if !isFlushing { needsFlush?() }
    }

    package func send(_ command: ClientCommand) {
        commands.append(command)
        if !isFlushing { needsFlush?() }
    }

    package func takeCommands() -> [ClientCommand] {
        defer { commands = [] }
        return commands
    }

    package func takeTransaction() -> Transaction {
        defer { transaction = Transaction() }
        return transaction
    }

    package var isDirty: Bool {
        !dirtyNodes.isEmpty || !dirtyElements.isEmpty || !effects.isEmpty || !commands.isEmpty || !dirtyReaders.isEmpty
            || isFailing || isRoused || !unsentOperations.isEmpty
    }

    // MARK: Flush

    /// Evaluates what is dirty until nothing is, then runs the effects; at most eight rounds.
    package func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        wake()
        for _ in 0..<8 {
            evaluateDirty()
            showFailure()
            runEffects()
            if dirtyNodes.isEmpty, dirtyReaders.isEmpty, effects.isEmpty, !isFailing { return }
        }
        Diagnostics.report("A view tried to update more than eight times in one frame.")
    }

    private func evaluateDirty() {
        for _ in 0..<64 {
            let nodes = dirtyNodes.sorted { $0.depth < $1.depth }
            dirtyNodes = []
            for node in nodes where node.isDirty { node.reevaluate() }
            if !dirtyNodes.isEmpty { continue }
            if dirtyReaders.isEmpty { return }
            runReaders()
        }
    }

    private func runReaders() {
        let readers = readerOrder.compactMap { dirtyReaders[$0] }
        dirtyReaders = [:]
        readerOrder = []
        for actions in readers { for action in actions.values { action() } }
    }

    func runEffects() {
        let current = effects
        effects = []
        let outer = ViewGraph.running
        ViewGraph.running = self
        defer { ViewGraph.running = outer }
        for effect in current where effect.phase == .disappear { effect.action() }
        for effect in current where effect.phase == .appear { effect.action() }
        for effect in current where effect.phase == .change { effect.action() }
    }
}
