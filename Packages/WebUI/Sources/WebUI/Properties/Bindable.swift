public import Observation

/// Bindings to the properties of an observable model.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The model.
    public var wrappedValue: Value

    /// Itself, for bindings to properties.
    public var projectedValue: Bindable<Value> { self }

    /// Not for values that are no observable objects.
    @available(*, unavailable, message: "The wrapped value must be an observable object.")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Bindings to the properties of a model.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Bindings to the properties of a model.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same bindings.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let model = wrappedValue
        return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The model.
    public var id: Value.ID { wrappedValue.id }
}
