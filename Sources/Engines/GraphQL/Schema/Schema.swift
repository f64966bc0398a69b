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
