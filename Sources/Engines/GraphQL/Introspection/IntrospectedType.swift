/// A type as the schema tells of it: one with a name, or a list or `!` around another.
struct IntrospectedType: ObjectOutput {
    enum Kind {
        case named(SchemaType)
        case list(TypeReferenceNode)
        case nonNull(TypeReferenceNode)
    }

    let kind: Kind
    let schema: Schema

    init(_ type: SchemaType, _ schema: Schema) {
        kind = .named(type)
        self.schema = schema
    }

    init?(_ reference: TypeReferenceNode, _ schema: Schema) {
        switch reference {
        case .named(let name):
            guard let type = schema.types[name.value] else { return nil }
            kind = .named(type)
        case .list(let item, _): kind = .list(item)
        case .nonNull(let nullable): kind = .nonNull(nullable)
        }
        self.schema = schema
    }

    private var named: SchemaType? {
        if case .named(let type) = kind { type } else { nil }
    }

    var kindName: String {
        switch kind {
        case .named(let type): type.kind.rawValue
        case .list: "LIST"
        case .nonNull: "NON_NULL"
        }
    }

    var name: String? { named?.name }
    var description: String? { named?.node.description?.text }

    var specifiedByURL: String? {
        named?.node.directives.first { $0.name.value == "specifiedBy" }?.argument("url")?.value.text
    }

    var isOneOf: Bool? {
        guard let named, named.kind == .input else { return nil }
        return named.isOneOf
    }

    func fields(deprecated: Bool) -> [IntrospectedField]? {
        guard let named, named.kind == .object || named.kind == .interface else { return nil }
        let fields = named.node.fields.filter { deprecated || $0.directives.deprecationReason == nil }
        return fields.map { IntrospectedField(node: $0, schema: schema) }
    }

    var interfaces: [IntrospectedType]? {
        guard let named, named.kind == .object || named.kind == .interface else { return nil }
        return named.node.interfaces.compactMap { schema.types[$0.value] }.map { IntrospectedType($0, schema) }
    }

    var possibleTypes: [IntrospectedType]? {
        guard let named, named.isAbstract else { return nil }
        return named.possibleTypes.compactMap { schema.types[$0] }.map { IntrospectedType($0, schema) }
    }

    func enumValues(deprecated: Bool) -> [IntrospectedEnumValue]? {
        guard let named, named.kind == .enum else { return nil }
        let values = named.node.values.filter { deprecated || $0.directives.deprecationReason == nil }
        return values.map { IntrospectedEnumValue(node: $0) }
    }

    func inputFields(deprecated: Bool) -> [IntrospectedInput]? {
        guard let named, named.kind == .input else { return nil }
        return IntrospectedInput.all(named.node.inputFields, deprecated: deprecated, schema)
    }

    var ofType: IntrospectedType? {
        switch kind {
        case .named: nil
        case .list(let inner), .nonNull(let inner): IntrospectedType(inner, schema)
        }
    }
}

/// A field as the schema tells of it.
struct IntrospectedField: ObjectOutput {
    let node: FieldDefinitionNode
    let schema: Schema
}

/// An argument or a field of an input as the schema tells of it.
struct IntrospectedInput: ObjectOutput {
    let node: InputValueNode
    let schema: Schema

    static func all(_ nodes: [InputValueNode], deprecated: Bool, _ schema: Schema) -> [IntrospectedInput] {
        nodes.filter { deprecated || $0.directives.deprecationReason == nil }
            .map { IntrospectedInput(node: $0, schema: schema) }
    }
}

/// A name of an enum as the schema tells of it.
struct IntrospectedEnumValue: ObjectOutput {
    let node: EnumValueNode
}

/// A directive as the schema tells of it.
struct IntrospectedDirective: ObjectOutput {
    let node: DirectiveDefinitionNode
    let schema: Schema
}

/// The schema as it tells of itself.
struct IntrospectedSchema: ObjectOutput {
    let schema: Schema

    func root(_ kind: OperationKind) -> IntrospectedType? {
        schema.root(kind).map { IntrospectedType($0, schema) }
    }
}
