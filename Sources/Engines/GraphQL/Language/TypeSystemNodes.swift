/// A document: operations, fragments, and what a schema is written in.
public struct DocumentNode: Sendable {
    /// What it defines, in its order.
    public let definitions: [DefinitionNode]
    /// How many tokens it has.
    public let tokenCount: Int
    let source: SourceText

    /// Line and column of a byte.
    public func location(of offset: SourceOffset) -> SourceLocation {
        source.location(of: offset)
    }

    /// The places of an error, no more than are told.
    func locations(of offsets: some Sequence<SourceOffset>) -> [SourceLocation] {
        offsets.prefix(GraphQLError.mostLocations).map(source.location)
    }
}

extension DocumentNode: Equatable {
    /// Whether both mean the same, wherever it stands.
    public static func == (first: DocumentNode, second: DocumentNode) -> Bool {
        first.definitions == second.definitions
    }
}

/// One definition of a document.
public enum DefinitionNode: Sendable, Hashable {
    /// An operation.
    case operation(OperationNode)
    /// A fragment.
    case fragment(FragmentNode)
    /// `schema { }` or an extension of it.
    case schema(SchemaNode)
    /// A type or an extension of one.
    case type(TypeDefinitionNode)
    /// `directive @name`
    case directive(DirectiveDefinitionNode)

    var offset: SourceOffset {
        switch self {
        case .operation(let node): node.offset
        case .fragment(let node): node.offset
        case .schema(let node): node.offset
        case .type(let node): node.offset
        case .directive(let node): node.offset
        }
    }
}

/// The roots of a schema: `schema { query: Query }`.
public struct SchemaNode: Sendable, Hashable {
    /// Its description.
    public let description: ValueNode?
    /// Whether it extends.
    public let isExtension: Bool
    /// Its directives.
    public let directives: [DirectiveNode]
    /// The roots it names.
    public let roots: [RootTypeNode]
    /// Its first byte.
    public let offset: SourceOffset
}

/// A root of a schema: `query: Query`.
public struct RootTypeNode: Sendable, Hashable {
    /// The operation.
    public let operation: OperationKind
    /// The type that it starts at.
    public let type: NameNode
    /// Its first byte.
    public let offset: SourceOffset
}

/// What kinds of types there are.
public enum TypeKind: String, Sendable, Hashable, CaseIterable {
    /// A single value.
    case scalar = "SCALAR"
    /// An object with fields.
    case object = "OBJECT"
    /// What several objects share.
    case interface = "INTERFACE"
    /// One of several objects.
    case union = "UNION"
    /// One of several names.
    case `enum` = "ENUM"
    /// An object that is given.
    case input = "INPUT_OBJECT"
}

/// A type, or an extension of one.
public struct TypeDefinitionNode: Sendable, Hashable {
    /// Its description.
    public var description: ValueNode?
    /// Its kind.
    public var kind: TypeKind
    /// Whether it extends.
    public var isExtension: Bool
    /// Its name.
    public var name: NameNode
    /// The interfaces it implements.
    public var interfaces: [NameNode] = []
    /// Its directives.
    public var directives: [DirectiveNode] = []
    /// The fields of an object or an interface.
    public var fields: [FieldDefinitionNode] = []
    /// The objects of a union.
    public var members: [NameNode] = []
    /// The names of an enum.
    public var values: [EnumValueNode] = []
    /// The fields of an input.
    public var inputFields: [InputValueNode] = []
    /// Its first byte.
    public var offset: SourceOffset
}

/// A field of an object or an interface.
public struct FieldDefinitionNode: Sendable, Hashable {
    /// Its description.
    public let description: ValueNode?
    /// Its name.
    public let name: NameNode
    /// What it takes.
    public let arguments: [InputValueNode]
    /// What it is.
    public let type: TypeReferenceNode
    /// Its directives.
    public let directives: [DirectiveNode]
}

/// An argument, or a field of an input.
public struct InputValueNode: Sendable, Hashable {
    /// Its description.
    public let description: ValueNode?
    /// Its name.
    public let name: NameNode
    /// Its type.
    public let type: TypeReferenceNode
    /// Its value where none is given.
    public let defaultValue: ValueNode?
    /// Its directives.
    public let directives: [DirectiveNode]

    /// Whether it must be given.
    public var isRequired: Bool {
        if case .nonNull = type { defaultValue == nil } else { false }
    }
}

/// A name of an enum.
public struct EnumValueNode: Sendable, Hashable {
    /// Its description.
    public let description: ValueNode?
    /// The name.
    public let name: NameNode
    /// Its directives.
    public let directives: [DirectiveNode]
}

/// What a directive is: `directive @name(…) on …`.
public struct DirectiveDefinitionNode: Sendable, Hashable {
    /// Its description.
    public let description: ValueNode?
    /// Its name, without the `@`.
    public let name: NameNode
    /// What it takes.
    public let arguments: [InputValueNode]
    /// Whether it may stand twice at a place.
    public let isRepeatable: Bool
    /// Where it may stand.
    public let locations: [NameNode]
    /// Its first byte.
    public let offset: SourceOffset
}
