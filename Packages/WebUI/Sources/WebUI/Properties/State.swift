/// A value the view owns; it lives as long as the view's place in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// A value that the view begins with.
    public init(wrappedValue value: Value) { initial = value }

    /// A value that the view begins with.
    public init(initialValue value: Value) { initial = value }

    /// The value now.
    public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A connection to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            let initial = initial
            return Binding(get: { initial }, set: { _ in })
        }
        return Binding(location: location)
    }

    /// Whether two view values are equal whatever this property holds.
    public static var _isComparedByIdentity: Bool { true }

    /// Connects the property with the node's storage.
    public static func _bind(at pointer: UnsafeMutableRawPointer, to node: _ViewNode, index: Int) -> Int {
        let state = pointer.assumingMemoryBound(to: State<Value>.self)
        let initial = state.pointee.initial
        state.pointee.location = node.storage(at: index) { StateLocation(initial, graph: node.graph) }
        return index + 1
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A value that is missing at first.
    public init() { self.init(wrappedValue: nil) }
}

/// Where a state's value is kept, and who has read it since it last changed.
final class StateLocation<Value> {
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
        let affected = readers.values
        readers = [:]
        for reader in affected { reader.node?.invalidate() }
    }
}

struct WeakNode {
    weak var node: _ViewNode?
}
