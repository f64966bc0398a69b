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

extension GraphQLValue: OutputElement {
    /// Of any shape.
    public static var shape: OutputShape { .any(Self.self) }

    /// Nothing has no row.
    public func slot(in sink: inout Sink<GraphQLValue>) -> Slot {
        isNull ? .null : sink.row(self)
    }
}

extension GraphQLValue: LeafOutput {
    /// Whether a value fits is seen when it is written.
    public static func misfit(_ kind: LeafKind) -> String? { nil }

    /// Writes the value as its type wants it.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        switch (kind, self) {
        case (.string, .string(let text)), (.id, .string(let text)), (.moment, .string(let text)): json.string(text)
        case (.string, .boolean(let isTrue)): json.string(isTrue ? "true" : "false")
        case (.string, .int(let whole)), (.id, .int(let whole)): json.string(String(whole))
        case (.string, .digits(let digits)), (.id, .digits(let digits)): json.string(digits)
        case (.boolean, .boolean), (.custom, _): json.value(self)
        case (.int, .int(let whole)): try whole.write(as: kind, to: &json)
        case (.int, .float(let float)):
            guard let whole = Int(exactly: float) else { throw fault(kind) }
            try whole.write(as: kind, to: &json)
        case (.float, .float(let float)): try float.write(as: kind, to: &json)
        case (.float, .int(let whole)): json.integer(whole)
        case (.float, .digits(let digits)): try (Double(digits) ?? .infinity).write(as: kind, to: &json)
        case (.enum(let names), .enum(let name)), (.enum(let names), .string(let name)):
            guard names.names.hasExactly(name) else { throw fault(kind) }
            json.string(name)
        default: throw fault(kind)
        }
    }

    private func fault(_ kind: LeafKind) -> LeafFault {
        let value = self.shown
        return switch kind {
        case .int: LeafFault("Int cannot represent non-integer value: \(value)")
        case .float: LeafFault("Float cannot represent non numeric value: \(value)")
        case .boolean: LeafFault("Boolean cannot represent a non boolean value: \(value)")
        case .enum(let names): LeafFault("Enum '\(names.type)' cannot represent value: \(value)")
        default: LeafFault("\(kind.name) cannot represent value: \(value)")
        }
    }
}
