extension ViewGraph {
    package var isAsleep: Bool { sleeping != nil }

    /// Keeps of the tree only what cannot be found again by evaluating it; the next flush does.
    ///
    /// State, tasks and the numbers of elements stay, and models are watched, so that nobody can tell: what the browser
    /// shows is compared with what it should show as ever. Does nothing while something waits to be sent.
    package func sleep() {
        guard sleeping == nil, let root, !isDirty, !isFlushing else { return }
        let watch = watchAsOne(root)
        // A body that says something else each time, the time of day for example, has something to send.
        unsentOperations = commit()
        var writer = TreeWriter()
        writer.writeChildren(of: root)
        sleeping = writer.tree.compacted
        for child in root.children { child?.fallAsleep() }
        root.children = []
        root.tracking = watch
        rootElement.dropChildren()
        forgetElements()
        sceneValues.forgetReaders()
        if isDirty { needsFlush?() }
    }

    /// Evaluates everything once more, so that one tracking knows what all views read.
    private func watchAsOne(_ root: _ViewNode) -> BodyTracking {
        isWatchedAsOne = true
        defer { isWatchedAsOne = false }
        let tracking = BodyTracking()
        root.tracking = tracking
        tracking.evaluate(for: root) {
            evaluateRoot()
            flush()
        }
        root.tracking = nil
        return tracking
    }

    private func evaluateRoot() {
        guard let rootView else { return }
        func open<V: View>(_ view: V) { setRoot(view) }
        open(rootView)
    }

    /// About how many bytes the sleeping tree takes.
    package var sleepingBytes: Int {
        guard let sleeping else { return 0 }
        return sleeping.bytes.count + 48 * sleeping.tags.count + 1_500 * sleeping.lasting.count
    }

    /// Plans a flush, which wakes the tree: something it has read, or may have, has changed.
    func rouse() {
        isRoused = true
        noteTransaction()
        if !isFlushing { needsFlush?() }
    }

    /// Builds the tree again and evaluates it.
    func wake() {
        guard isAsleep else { return }
        restore()
        evaluateRoot()
    }

    /// Builds the tree again as it was, without handlers until it is evaluated.
    func restore() {
        isRoused = false
        guard let tree = sleeping, let root else { return }
        sleeping = nil
        root.tracking?.end()
        root.tracking = nil
        root.isDirty = false
        var reader = TreeReader(tree, graph: self)
        root.children = ChildNodes(reader.readChildren(of: root))
        rootElement.adoptChildren()
    }
}
