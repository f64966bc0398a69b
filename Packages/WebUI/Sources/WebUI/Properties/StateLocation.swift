/// Where a state's value is kept, and who has read it since it last changed.
final class StateLocation<Value>: ReaderList {
    private var value: Value
    private weak var graph: ViewGraph?
    private var readers: [ObjectIdentifier: WeakNode] = [:]

    init(_ value: Value, graph: ViewGraph) {
        self.value = value
        self.graph = graph
    }

    func read() -> Value {
        if let node = graph?.evaluating { readers[ObjectIdentifier(node)] = WeakNode(node: node) }
        return value
    }

    /// Stores a value; equal values change nothing, and views that never read it are not evaluated again.
    func write(_ new: Value) {
        if areEqual(value, new) { return }
        if graph?.evaluating != nil {
            Diagnostics.report("Modifying state during view update; the change is ignored.")
            return
        }
        value = new
        if graph?.isAsleep == true { graph?.rouse() }
        let affected = readers.values
        readers = [:]
        for reader in affected { reader.node?.invalidate() }
    }

    func forgetReaders() { readers = [:] }
}

struct WeakNode {
    weak var node: _ViewNode?
}
