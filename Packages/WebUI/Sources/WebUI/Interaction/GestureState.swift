/// A value that lasts as long as a gesture does.
@propertyWrapper
public struct GestureState<Value>: StoredProperty {
    var stored: StoredValue<Value>
    private let resetTransaction: Transaction

    /// A state with this value while no gesture goes on.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }

    /// A state with this value while no gesture goes on.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A state that goes back to its value with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        stored = StoredValue(wrappedValue)
        self.resetTransaction = resetTransaction
    }

    /// The value now.
    public var wrappedValue: Value { stored.value }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        var value = stored.value
        var transaction = Transaction()
        body(&value, &transaction)
        withTransaction(transaction) { stored.value = value }
    }

    func reset() {
        withTransaction(resetTransaction) { stored.value = stored.initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that is `nil` while no gesture goes on.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}
