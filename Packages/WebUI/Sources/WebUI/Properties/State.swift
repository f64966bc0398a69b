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

/// A two-way connection to a value kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    /// What accompanies a change made through it.
    public var transaction = Transaction()
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void

    /// A connection by two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    /// A connection that is told how a change is shown.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    /// A value that does not change.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The same connection.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            if transaction.animation != nil {
                withTransaction(transaction) { set(newValue, transaction) }
            } else {
                set(newValue, transaction)
            }
        }
    }

    /// The connection itself.
    public var projectedValue: Binding<Value> { self }

    /// A connection to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }

    /// The same binding, with an animation for every change made through it.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }
}

extension Binding {
    /// A connection to a value that is never missing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A connection to a value that is there now; `nil` when it is missing.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The value.
    public var id: Value.ID { wrappedValue.id }
}
