public import Observation

/// Reads a value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let isSame: (EnvironmentValues, EnvironmentValues) -> Bool
    /// The object that must be there, by its type's name, when it is not.
    private let missing: (EnvironmentValues) -> String?
    private var values: EnvironmentValues?

    /// A value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        isSame = { areEqual($0[keyPath: keyPath], $1[keyPath: keyPath]) }
        missing = { _ in nil }
    }

    /// An observable object, which must be there.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            // The graph fails the page of a view without it; this is somebody who reads the property of a view that has
            // no place. There is no object to give, and no error that SwiftUI's signature could throw.
            guard let object = values.object(objectType) else {
                fatalError("No object of type \(objectType) in the environment; add it with environment(_:).")
            }
            return object
        }
        isSame = { $0.object(objectType) === $1.object(objectType) }
        missing = { $0.object(objectType) == nil ? "\(objectType)" : nil }
    }

    /// An observable object, or `nil`.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(objectType) }
        isSame = { $0.object(objectType) === $1.object(objectType) }
        missing = { _ in nil }
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

    /// What the property cannot be read without and the environment has not.
    public static func _missing(at pointer: UnsafeRawPointer, in environment: EnvironmentValues) -> String? {
        pointer.assumingMemoryBound(to: Environment<Value>.self).pointee.missing(environment)
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
