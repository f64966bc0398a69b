/// What a resolver may answer: leaves and objects, and optionals and arrays of these.
public protocol OutputValue: Sendable {
    /// The leaf or object inside all optionals and arrays.
    associatedtype Unwrapped: OutputElement

    /// The type in the schema's words.
    static var shape: OutputShape { get }

    /// Puts the value into a column; answers where it is.
    func slot(in sink: inout Sink<Unwrapped>) -> Slot

    /// Puts a list of values into a column; answers where it is.
    static func slot(ofList values: [Self], in sink: inout Sink<Unwrapped>) -> Slot
}

extension OutputValue {
    /// A list, item by item.
    @inlinable
    public static func slot(ofList values: [Self], in sink: inout Sink<Unwrapped>) -> Slot {
        var places: [Slot] = []
        places.reserveCapacity(values.count)
        for value in values { places.append(value.slot(in: &sink)) }
        return sink.list(places)
    }
}

/// What a Swift type says of a value, to be held against the schema's type.
public indirect enum OutputShape: Sendable {
    /// A leaf or an object.
    case element(any OutputElement.Type)
    /// `Optional`
    case optional(OutputShape)
    /// `Array`
    case list(OutputShape)
    /// Of any shape, which is seen when it is answered.
    case any(any OutputElement.Type)

    /// The Swift type inside.
    public var element: any OutputElement.Type {
        switch self {
        case .element(let type), .any(let type): type
        case .optional(let shape), .list(let shape): shape.element
        }
    }
}

/// A leaf or an object.
public protocol OutputElement: OutputValue where Unwrapped == Self {
    /// A column of such values.
    static func column(of rows: [Self]) -> any Column
}

extension OutputElement {
    /// The type itself.
    public static var shape: OutputShape { .element(Self.self) }

    /// A row of its own.
    @inlinable
    public func slot(in sink: inout Sink<Self>) -> Slot {
        sink.row(self)
    }

    /// Rows in a row.
    @inlinable
    public static func slot(ofList values: [Self], in sink: inout Sink<Self>) -> Slot {
        sink.rows(values)
    }
}

/// A Swift type whose values are objects of a schema's type: nothing is asked of it.
public protocol ObjectOutput: OutputElement {}

extension ObjectOutput {
    /// A column of objects.
    @inlinable
    public static func column(of rows: [Self]) -> any Column {
        ObjectColumn(rows)
    }
}

extension Optional: OutputValue where Wrapped: OutputValue {
    /// The leaf or object inside.
    public typealias Unwrapped = Wrapped.Unwrapped

    /// May be `null`.
    public static var shape: OutputShape { .optional(Wrapped.shape) }

    /// The value's place, or none.
    @inlinable
    public func slot(in sink: inout Sink<Wrapped.Unwrapped>) -> Slot {
        switch self {
        case .some(let value): value.slot(in: &sink)
        case .none: .null
        }
    }
}

extension Array: OutputValue where Element: OutputValue {
    /// The leaf or object inside.
    public typealias Unwrapped = Element.Unwrapped

    /// A list.
    public static var shape: OutputShape { .list(Element.shape) }

    /// The list's place.
    @inlinable
    public func slot(in sink: inout Sink<Element.Unwrapped>) -> Slot {
        Element.slot(ofList: self, in: &sink)
    }
}

/// A value whose shape is seen when it is answered.
public indirect enum AnyOutput<Element: OutputElement>: OutputValue {
    /// The leaf or object inside.
    public typealias Unwrapped = Element

    /// Nothing.
    case null
    /// A leaf or an object.
    case element(Element)
    /// A list.
    case list([AnyOutput])
    /// What could not be had.
    case failed(any Error)

    /// Of any shape.
    public static var shape: OutputShape { .any(Element.self) }

    /// The value's place.
    public func slot(in sink: inout Sink<Element>) -> Slot {
        switch self {
        case .null: .null
        case .element(let value): value.slot(in: &sink)
        case .list(let values): Self.slot(ofList: values, in: &sink)
        case .failed(let error): sink.failure(error)
        }
    }
}
