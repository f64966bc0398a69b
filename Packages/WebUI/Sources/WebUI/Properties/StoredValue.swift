/// What a property begins with, and where the node keeps its value once the view has a place.
struct StoredValue<Value> {
    let initial: Value
    fileprivate(set) var location: StateLocation<Value>?

    init(_ initial: Value) { self.initial = initial }

    /// The value now; what is set before the view has a place is forgotten.
    var value: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A connection to the value.
    var binding: Binding<Value> {
        location.map { Binding(get: $0.read, set: $0.write) } ?? .constant(initial)
    }
}

/// A property whose value lives as long as the view's place, or longer.
protocol StoredProperty: DynamicProperty {
    associatedtype Value
    var stored: StoredValue<Value> { get set }
    /// Where the value is from now on; asked once for each place.
    func makeLocation(in graph: ViewGraph) -> StateLocation<Value>
}

extension StoredProperty {
    func makeLocation(in graph: ViewGraph) -> StateLocation<Value> { StateLocation(stored.initial, graph: graph) }

    /// Whether two view values are equal whatever this property holds.
    public static var _isComparedByIdentity: Bool { true }

    /// Connects the property with the node's storage.
    public static func _bind(at pointer: UnsafeMutableRawPointer, to node: _ViewNode, index: Int) -> Int {
        let property = pointer.assumingMemoryBound(to: Self.self)
        property.pointee.stored.location = node.storage(at: index) { property.pointee.makeLocation(in: node.graph) }
        return index + 1
    }
}
