extension SchemaBinding {
    /// How the fields that tell of the schema are found; they stand in no SDL.
    static func introspection(of schema: Schema) -> ResolverTable {
        let binding = SchemaBinding(schema)
        binding.query {
            $0.value("__schema") { _ in IntrospectedSchema(schema: schema) }
            $0.value("__type", TypeName.self) { _, arguments, _ in
                schema.types[exactly: arguments.name].map { IntrospectedType($0, schema) }
            }
        }
        binding.bindSchema()
        binding.bindType()
        binding.bindMembers()
        return binding.table
    }

    private func bindSchema() {
        type("__Schema", IntrospectedSchema.self) {
            $0.value("description") { $0.schema.description }
            $0.value("types") { row in
                row.schema.typeNames.compactMap { row.schema.types[$0] }.map { IntrospectedType($0, row.schema) }
            }
            $0.value("queryType") { $0.root(.query) }
            $0.value("mutationType") { $0.root(.mutation) }
            $0.value("subscriptionType") { $0.root(.subscription) }
            $0.value("directives") { row in
                row.schema.directiveNames.compactMap { row.schema.directives[$0] }
                    .map { IntrospectedDirective(node: $0, schema: row.schema) }
            }
        }
    }

    private func bindType() {
        type("__Type", IntrospectedType.self) {
            $0.value("kind") { $0.kindName }
            $0.value("name") { $0.name }
            $0.value("description") { $0.description }
            $0.value("specifiedByURL") { $0.specifiedByURL }
            $0.value("fields", Deprecated.self) { row, arguments, _ in
                row.fields(deprecated: arguments.includeDeprecated)
            }
            $0.value("interfaces") { $0.interfaces }
            $0.value("possibleTypes") { $0.possibleTypes }
            $0.value("enumValues", Deprecated.self) { row, arguments, _ in
                row.enumValues(deprecated: arguments.includeDeprecated)
            }
            $0.value("inputFields", Deprecated.self) { row, arguments, _ in
                row.inputFields(deprecated: arguments.includeDeprecated)
            }
            $0.value("ofType") { $0.ofType }
            $0.value("isOneOf") { $0.isOneOf }
        }
    }

    private func bindMembers() {
        type("__Field", IntrospectedField.self) {
            $0.value("name") { $0.node.name.value }
            $0.value("description") { $0.node.description?.text }
            $0.value("args", Deprecated.self) { row, arguments, _ in
                IntrospectedInput.all(row.node.arguments, deprecated: arguments.includeDeprecated, row.schema)
            }
            $0.value("type") { IntrospectedType($0.node.type, $0.schema) }
            $0.value("isDeprecated") { $0.node.directives.deprecationReason != nil }
            $0.value("deprecationReason") { $0.node.directives.deprecationReason }
        }
        type("__InputValue", IntrospectedInput.self) {
            $0.value("name") { $0.node.name.value }
            $0.value("description") { $0.node.description?.text }
            $0.value("type") { IntrospectedType($0.node.type, $0.schema) }
            $0.value("defaultValue") { $0.node.defaultValue?.description }
            $0.value("isDeprecated") { $0.node.directives.deprecationReason != nil }
            $0.value("deprecationReason") { $0.node.directives.deprecationReason }
        }
        type("__EnumValue", IntrospectedEnumValue.self) {
            $0.value("name") { $0.node.name.value }
            $0.value("description") { $0.node.description?.text }
            $0.value("isDeprecated") { $0.node.directives.deprecationReason != nil }
            $0.value("deprecationReason") { $0.node.directives.deprecationReason }
        }
        type("__Directive", IntrospectedDirective.self) {
            $0.value("name") { $0.node.name.value }
            $0.value("description") { $0.node.description?.text }
            $0.value("isRepeatable") { $0.node.isRepeatable }
            $0.value("locations") { $0.node.locations.map(\.value) }
            $0.value("args", Deprecated.self) { row, arguments, _ in
                IntrospectedInput.all(row.node.arguments, deprecated: arguments.includeDeprecated, row.schema)
            }
        }
    }
}

private struct TypeName: Decodable {
    let name: String
}

private struct Deprecated: Decodable {
    let includeDeprecated: Bool
}

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
