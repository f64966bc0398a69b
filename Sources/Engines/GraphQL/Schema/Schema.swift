/// A schema: types, directives and roots; it does not change.
public final class Schema: Sendable {
    /// Its description.
    public let description: String?
    /// The names of its types, in the order of the SDL, those of the language last.
    public let typeNames: [String]
    /// The names of its directives, in the order of the SDL, those of the language first.
    public let directiveNames: [String]

    let types: ByName<SchemaType>
    let directives: ByName<DirectiveDefinitionNode>
    let roots: [OperationKind: String]
    let rootNodes: [OperationKind: RootTypeNode]

    init(
        description: String?,
        types: [SchemaType],
        directives: [DirectiveDefinitionNode],
        rootNodes: [OperationKind: RootTypeNode],
        roots: [OperationKind: String]
    ) {
        self.description = description
        typeNames = types.map(\.name)
        directiveNames = directives.map(\.name.value)
        self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        self.directives = Dictionary(directives.map { ($0.name.value, $0) }) { first, _ in first }
        self.roots = roots
        self.rootNodes = rootNodes
    }

    /// Reads a schema from SDL and extensions of it, which are read as one document.
    ///
    /// - Throws: ``SchemaFaults`` with everything that is wrong, at least one.
    public convenience init(_ sdl: String, extensions: [String] = []) throws(SchemaFaults) {
        let built = try SchemaBuilder.schema(([sdl] + extensions).joined(separator: "\n"))
        self.init(
            description: built.description,
            types: built.typeNames.compactMap { built.types[$0] },
            directives: built.directiveNames.compactMap { built.directives[$0] },
            rootNodes: built.rootNodes,
            roots: built.roots
        )
    }

    /// How many types, fields, arguments and values there are.
    var memberCount: Int {
        types.values.reduce(directives.count) { count, type in
            count + 1 + type.node.fields.reduce(0) { $0 + 1 + $1.arguments.count } + type.inputFields.count
                + type.values.count
        }
    }

    /// The type of a name.
    public func type(_ name: String) -> SchemaType? {
        types[name]
    }

    /// The directive of a name, without `@`.
    public func directive(_ name: String) -> DirectiveDefinitionNode? {
        directives[name]
    }

    /// The type that an operation starts at.
    public func root(_ operation: OperationKind) -> SchemaType? {
        roots[operation].flatMap { types[$0] }
    }

    /// A field of a composite type, `__typename` and those of the query's root that tell of the schema among them.
    func field(_ name: String, of parent: SchemaType) -> FieldDefinitionNode? {
        if let field = parent.fields[name] { return field }
        guard name.hasPrefix("__") else { return nil }
        if name == "__typename", parent.isComposite { return BuiltIns.typename }
        return parent.name == roots[.query] ? BuiltIns.rootFields[name] : nil
    }

    /// The type of a field, as ``field(_:of:)`` finds it.
    func fieldType(_ name: String, of parent: SchemaType) -> TypeReferenceNode? {
        parent.fields[name]?.type ?? (name.hasPrefix("__") ? field(name, of: parent)?.type : nil)
    }

    /// Whether values of one type are values of the other.
    func isSubtype(_ type: TypeReferenceNode, of other: TypeReferenceNode) -> Bool {
        switch (type, other) {
        case (.nonNull(let inner), .nonNull(let outer)): isSubtype(inner, of: outer)
        case (.nonNull(let inner), _): isSubtype(inner, of: other)
        case (_, .nonNull): false
        case (.list(let inner, _), .list(let outer, _)): isSubtype(inner, of: outer)
        case (.named(let inner), .named(let outer)):
            inner.value == outer.value || isSubtype(inner.value, of: outer.value)
        default: false
        }
    }

    func isSubtype(_ name: String, of other: String) -> Bool {
        guard let type = types[name], let abstract = types[other] else { return false }
        switch abstract.kind {
        case .interface: return type.interfaceNames.contains(other)
        case .union: return abstract.possibleTypeNames.contains(name)
        default: return false
        }
    }

    /// Whether an object can be of both types.
    func overlap(_ first: SchemaType, _ second: SchemaType) -> Bool {
        first.name == second.name || !first.possibleTypeNames.isDisjoint(with: second.possibleTypeNames)
    }
}

/// Everything that is wrong with a schema.
public struct SchemaFaults: Error, Sendable, Hashable {
    /// At least one, in the order of the SDL where they are about places in it.
    public let errors: [GraphQLError]
}

/// A type of a schema, with its extensions merged into it.
public final class SchemaType: Sendable {
    /// What it is made of.
    public let node: TypeDefinitionNode
    /// Whether the language defines it.
    public let isBuiltIn: Bool
    /// The objects that it can be: itself for an object, empty for what has no fields; in the schema's order.
    public let possibleTypes: [String]

    let fields: ByName<FieldDefinitionNode>
    let inputFields: ByName<InputValueNode>
    let values: NameSet
    let possibleTypeNames: NameSet
    let interfaceNames: NameSet

    init(_ node: TypeDefinitionNode, isBuiltIn: Bool, possibleTypes: [String]) {
        self.node = node
        self.isBuiltIn = isBuiltIn
        self.possibleTypes = possibleTypes
        fields = Dictionary(node.fields.map { ($0.name.value, $0) }) { first, _ in first }
        inputFields = Dictionary(node.inputFields.map { ($0.name.value, $0) }) { first, _ in first }
        values = Set(node.values.map(\.name.value))
        possibleTypeNames = Set(possibleTypes)
        interfaceNames = Set(node.interfaces.map(\.value))
    }

    /// Its name.
    public var name: String { node.name.value }
    /// Its kind.
    public var kind: TypeKind { node.kind }
    /// Whether exactly one field of it must be given.
    public var isOneOf: Bool { node.directives.contains { $0.name.value == "oneOf" } }

    /// Whether fields are selected of it.
    public var isComposite: Bool { kind == .object || kind == .interface || kind == .union }
    /// Whether it is several objects.
    public var isAbstract: Bool { kind == .interface || kind == .union }
    /// Whether it is a value by itself.
    public var isLeaf: Bool { kind == .scalar || kind == .enum }
    /// Whether it can be given.
    public var isInput: Bool { isLeaf || kind == .input }
}

extension [DirectiveNode] {
    /// Why what they stand on is deprecated, if it is.
    var deprecationReason: String? {
        guard let directive = first(where: { $0.name.value == "deprecated" }) else { return nil }
        if case .string(let reason, _)? = directive.argument("reason")?.value.kind { return reason }
        return "No longer supported"
    }
}

extension ValueNode {
    /// The text, where this is one.
    var text: String? {
        if case .string(let content, _) = kind { content } else { nil }
    }
}
