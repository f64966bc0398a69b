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
