/// A value that lasts as long as a gesture does.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?
    private let resetTransaction: Transaction

    /// A state with this value while no gesture goes on.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }

    /// A state with this value while no gesture goes on.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A state that goes back to its value with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initial = wrappedValue
        self.resetTransaction = resetTransaction
    }

    /// The value now.
    public var wrappedValue: Value { location?.read() ?? initial }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Whether two view values are equal whatever this property holds.
    public static var _isComparedByIdentity: Bool { true }

    /// Connects the property with the node's storage.
    public static func _bind(at pointer: UnsafeMutableRawPointer, to node: _ViewNode, index: Int) -> Int {
        let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
        let initial = state.pointee.initial
        state.pointee.location = node.storage(at: index) { StateLocation(initial, graph: node.graph) }
        return index + 1
    }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.read()
        var transaction = Transaction()
        body(&value, &transaction)
        withTransaction(transaction) { location.write(value) }
    }

    func reset() {
        guard let location else { return }
        withTransaction(resetTransaction) { location.write(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that is `nil` while no gesture goes on.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}
