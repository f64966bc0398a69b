/// A Swift type whose values are leaves.
public protocol LeafOutput: OutputElement {
    /// Why values of this type are none of a leaf's; `nil` where they are.
    static func misfit(_ kind: LeafKind) -> String?

    /// Writes the value.
    ///
    /// - Throws: ``LeafFault`` where it is none of the type's.
    func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault)
}

extension LeafOutput {
    /// A column of leaves.
    @inlinable
    public static func column(of rows: [Self]) -> any Column {
        LeafColumn(rows)
    }
}

extension String: LeafOutput {
    /// Texts are texts, ids and values of scalars of one's own.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .string, .id, .custom: nil
        default: "String is no \(kind.name)"
        }
    }

    /// Writes it in quotes.
    @inlinable
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        json.string(self)
    }
}

extension Int: LeafOutput {
    /// Whole numbers are numbers and ids.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .int, .float, .id, .custom: nil
        default: "Int is no \(kind.name)"
        }
    }

    /// Writes it, as a text where it is an id.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        switch kind {
        case .id:
            json.append(UInt8(ascii: "\""))
            json.integer(self)
            json.append(UInt8(ascii: "\""))
        case .int where Int32(exactly: self) == nil:
            throw LeafFault("Int cannot represent non 32-bit signed integer value: \(self)")
        default: json.integer(self)
        }
    }
}

extension Double: LeafOutput {
    /// Numbers are of `Float`.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .float, .custom: nil
        default: "Double is no \(kind.name)"
        }
    }

    /// Writes it.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        guard isFinite else { throw LeafFault("Float cannot represent non numeric value: \(self)") }
        json.number(self)
    }
}

extension Bool: LeafOutput {
    /// True and false are of `Boolean`.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .boolean, .custom: nil
        default: "Bool is no \(kind.name)"
        }
    }

    /// Writes it.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        self ? json.raw("true") : json.raw("false")
    }
}

extension Moment: LeafOutput {
    /// Moments are of the scalar `DateTime`.
    public static func misfit(_ kind: LeafKind) -> String? {
        switch kind {
        case .moment, .custom, .string: nil
        default: "Moment is no \(kind.name)"
        }
    }

    /// Writes it in UTC.
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        json.string(description)
    }
}

/// What a leaf's type asks of values.
public enum LeafKind: Sendable, Hashable {
    /// A whole number of 32 bits.
    case int
    /// A finite number.
    case float
    /// A text.
    case string
    /// True or false.
    case boolean
    /// A text or a whole number, written as a text.
    case id
    /// One of an enum's names.
    case `enum`(EnumNames)
    /// A moment of RFC 3339.
    case moment
    /// A scalar of the schema's own, by its name: anything.
    case custom(String)

    init(_ type: SchemaType) {
        if type.kind == .enum {
            self = .enum(EnumNames(type: type.name, names: type.values))
            return
        }
        switch type.name {
        case "Int": self = .int
        case "Float": self = .float
        case "String": self = .string
        case "Boolean": self = .boolean
        case "ID": self = .id
        default: self = type.isMoment ? .moment : .custom(type.name)
        }
    }

    /// The type as errors name it.
    public var name: String {
        switch self {
        case .int: "Int"
        case .float: "Float"
        case .string: "String"
        case .boolean: "Boolean"
        case .id: "ID"
        case .enum(let names): names.type
        case .moment: "DateTime"
        case .custom(let name): name
        }
    }
}

/// The names of an enum.
public struct EnumNames: Sendable, Hashable {
    /// The enum.
    public let type: String
    /// Its names.
    public let names: NameSet
}

/// A Swift enum whose cases are the names of a schema's enum.
public protocol EnumOutput: LeafOutput, CaseIterable, RawRepresentable where RawValue == String {}

extension EnumOutput {
    /// Every case must be a name of the enum.
    public static func misfit(_ kind: LeafKind) -> String? {
        guard case .enum(let names) = kind else { return "\(Self.self) is an enum, and \(kind.name) is none" }
        let unknown = allCases.map(\.rawValue).filter { !names.names.contains($0) }
        guard !unknown.isEmpty else { return nil }
        return "\(names.type) has no \(unknown.joined(separator: ", ")), which \(Self.self) has"
    }

    /// Writes the name.
    @inlinable
    public func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) {
        json.string(rawValue)
    }
}
