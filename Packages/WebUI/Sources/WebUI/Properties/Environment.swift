public import Observation

/// Reads a value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let isSame: (EnvironmentValues, EnvironmentValues) -> Bool
    private var values: EnvironmentValues?

    /// A value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        isSame = { areEqual($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    /// An observable object, which must be there.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values.object(objectType) else {
                fatalError("No object of type \(objectType) in the environment; add it with environment(_:).")
            }
            return object
        }
        isSame = { $0.object(objectType) === $1.object(objectType) }
    }

    /// An observable object, or `nil`.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(objectType) }
        isSame = { $0.object(objectType) === $1.object(objectType) }
    }

    /// What is read.
    public var wrappedValue: Value { read(values ?? EnvironmentValues()) }

    /// Whether two view values are equal whatever this property holds.
    public static var _isComparedByIdentity: Bool { true }

    /// Connects the property with the node's storage.
    public static func _bind(at pointer: UnsafeMutableRawPointer, to node: _ViewNode, index: Int) -> Int {
        pointer.assumingMemoryBound(to: Environment<Value>.self).pointee.values = node.inputs.environment
        return index
    }

    /// Whether another environment would be read differently.
    public static func _readsDifferently(
        at pointer: UnsafeRawPointer,
        from old: EnvironmentValues,
        to new: EnvironmentValues
    ) -> Bool {
        !pointer.assumingMemoryBound(to: Environment<Value>.self).pointee.isSame(old, new)
    }
}
