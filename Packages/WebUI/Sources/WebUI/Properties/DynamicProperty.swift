/// A stored property of a view that gets its value from outside the view value.
public protocol DynamicProperty {
    mutating func update()

    /// Connects the property at `pointer` with the node; `index` counts the node's storage slots.
    static func _bind(at pointer: UnsafeMutableRawPointer, to node: _ViewNode, index: Int) -> Int
    /// Whether the property would read something else from the new environment than from the old one.
    static func _readsDifferently(
        at pointer: UnsafeRawPointer,
        from old: EnvironmentValues,
        to new: EnvironmentValues
    ) -> Bool
    /// What the property cannot be read without and the environment has not, in words; `nil` when all is there.
    static func _missing(at pointer: UnsafeRawPointer, in environment: EnvironmentValues) -> String?
    /// Whether two view values are equal whatever this property holds.
    static var _isComparedByIdentity: Bool { get }
}

extension DynamicProperty {
    /// Called before the body is evaluated; does nothing by itself.
    public mutating func update() {}

    /// Whether two view values are equal whatever this property holds.
    public static var _isComparedByIdentity: Bool { false }

    /// Whether another environment would be read differently.
    public static func _readsDifferently(
        at pointer: UnsafeRawPointer,
        from old: EnvironmentValues,
        to new: EnvironmentValues
    ) -> Bool {
        DynamicFields.of(Self.self).readDifferently(pointer, from: old, to: new)
    }

    /// What the property cannot be read without and the environment has not.
    public static func _missing(at pointer: UnsafeRawPointer, in environment: EnvironmentValues) -> String? {
        DynamicFields.of(Self.self).missing(pointer, in: environment)
    }

    /// Connects the property with the node's storage.
    public static func _bind(at pointer: UnsafeMutableRawPointer, to node: _ViewNode, index: Int) -> Int {
        let next = DynamicFields.of(Self.self).bind(pointer, to: node, index: index)
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
        return next
    }
}

extension _ViewNode {
    /// The node's storage for a dynamic property, made at first use.
    func storage<T: AnyObject>(at index: Int, make: () -> T) -> T {
        while dynamicStorage.count <= index { dynamicStorage.append(nil) }
        if let known = dynamicStorage[index] as? T { return known }
        let new = make()
        dynamicStorage[index] = new
        return new
    }
}
