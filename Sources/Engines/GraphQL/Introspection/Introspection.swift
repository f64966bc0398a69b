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
