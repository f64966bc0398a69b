/// A name and where it stands.
public struct NameNode: Sendable, Hashable {
    /// The name.
    public let value: String
    /// Its first byte.
    public let offset: SourceOffset

    init(_ value: String, at offset: Int = 0) {
        self.value = value
        self.offset = SourceOffset(offset)
    }
}

/// A value as it is written.
public struct ValueNode: Sendable, Hashable {
    /// What is written.
    public indirect enum Kind: Sendable, Hashable {
        /// `$name`
        case variable(String)
        /// A whole number, in its own digits.
        case int(String)
        /// A number with a fraction or an exponent, in its own digits.
        case float(String)
        /// A text, and whether it is written as a block.
        case string(String, isBlock: Bool)
        /// `true` or `false`
        case boolean(Bool)
        /// `null`
        case null
        /// A bare name.
        case `enum`(String)
        /// `[…]`
        case list([ValueNode])
        /// `{…}`
        case object([ObjectFieldNode])
    }

    /// What is written.
    public let kind: Kind
    /// Its first byte.
    public let offset: SourceOffset

    init(_ kind: Kind, at offset: Int = 0) {
        self.kind = kind
        self.offset = SourceOffset(offset)
    }
}

/// A field of an object that is written out.
public struct ObjectFieldNode: Sendable, Hashable {
    /// The field's name.
    public let name: NameNode
    /// Its value.
    public let value: ValueNode
}

/// A type as it is referred to.
public indirect enum TypeReferenceNode: Sendable, Hashable {
    /// A type by its name.
    case named(NameNode)
    /// `[…]`
    case list(TypeReferenceNode, offset: SourceOffset)
    /// `…!`
    case nonNull(TypeReferenceNode)

    /// The name inside all brackets.
    public var name: NameNode {
        switch self {
        case .named(let name): name
        case .list(let item, _): item.name
        case .nonNull(let nullable): nullable.name
        }
    }

    var offset: SourceOffset {
        switch self {
        case .named(let name): name.offset
        case .list(_, let offset): offset
        case .nonNull(let nullable): nullable.offset
        }
    }
}

/// An argument that is given.
public struct ArgumentNode: Sendable, Hashable {
    /// The argument's name.
    public let name: NameNode
    /// What is given.
    public let value: ValueNode
}

/// The use of a directive: `@name(…)`.
public struct DirectiveNode: Sendable, Hashable {
    /// The directive's name, without the `@`.
    public let name: NameNode
    /// What it is given.
    public let arguments: [ArgumentNode]
    /// The `@`.
    public let offset: SourceOffset

    /// The argument of a name, if it is given.
    public func argument(_ name: String) -> ArgumentNode? {
        arguments.first { $0.name.value == name }
    }
}
