/// A value the view owns; it lives as long as the view's place in the tree.
@propertyWrapper
public struct State<Value>: StoredProperty {
    var stored: StoredValue<Value>

    /// A value that the view begins with.
    public init(wrappedValue value: Value) { stored = StoredValue(value) }

    /// A value that the view begins with.
    public init(initialValue value: Value) { stored = StoredValue(value) }

    /// The value now.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
    }

    /// A connection to the value.
    public var projectedValue: Binding<Value> { stored.binding }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A value that is missing at first.
    public init() { self.init(wrappedValue: nil) }
}
