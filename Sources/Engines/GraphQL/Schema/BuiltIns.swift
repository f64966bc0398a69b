/// What every schema has: the language's scalars, directives and the types that tell of the schema.
enum BuiltIns {
    static let document = try? Parser.document(sdl, limits: .trusted)

    static let typename = FieldDefinitionNode(
        description: nil,
        name: NameNode("__typename"),
        arguments: [],
        type: .nonNull(.named(NameNode("String"))),
        directives: []
    )

    /// The query root's fields that tell of the schema.
    static let rootFields: ByName<FieldDefinitionNode> = [
        "__schema": FieldDefinitionNode(
            description: nil,
            name: NameNode("__schema"),
            arguments: [],
            type: .nonNull(.named(NameNode("__Schema"))),
            directives: []
        ),
        "__type": FieldDefinitionNode(
            description: nil,
            name: NameNode("__type"),
            arguments: [
                InputValueNode(
                    description: nil,
                    name: NameNode("name"),
                    type: .nonNull(.named(NameNode("String"))),
                    defaultValue: nil,
                    directives: []
                )
            ],
            type: .named(NameNode("__Type")),
            directives: []
        ),
    ]

    /// Scalars that are in a schema only where it uses them; the introspection's types use the others.
    static let optionalScalars: NameSet = ["Int", "Float", "ID"]
    static let scalars: NameSet = ["Int", "Float", "String", "Boolean", "ID"]

    static let typeNames: NameSet = Set(types.map(\.name.value))

    static let types: [TypeDefinitionNode] = (document?.definitions ?? []).compactMap {
        if case .type(let node) = $0 { node } else { nil }
    }

    static let directives: [DirectiveDefinitionNode] = (document?.definitions ?? []).compactMap {
        if case .directive(let node) = $0 { node } else { nil }
    }

    private static let sdl = """
        "Leaves something in only when true."
        directive @include("Included when true." if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
        "Leaves something out when true."
        directive @skip("Skipped when true." if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
        "Marks what should not be used any more."
        directive @deprecated("Why, and what to use instead." reason: String! = "No longer supported")
            on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE
        "Says where a scalar is specified."
        directive @specifiedBy("Where the scalar is specified." url: String!) on SCALAR
        "Exactly one field of the input must be given."
        directive @oneOf on INPUT_OBJECT

        "A text in Unicode."
        scalar String
        "`true` or `false`."
        scalar Boolean
        "A whole number of 32 bits, signed."
        scalar Int
        "A number of double precision (IEEE 754), finite."
        scalar Float
        "What tells one thing from others: written as a text, not meant for people."
        scalar ID

        type __Schema {
            description: String
            types: [__Type!]!
            queryType: __Type!
            mutationType: __Type
            subscriptionType: __Type
            directives: [__Directive!]!
        }
        type __Type {
            kind: __TypeKind!
            name: String
            description: String
            specifiedByURL: String
            fields(includeDeprecated: Boolean! = false): [__Field!]
            interfaces: [__Type!]
            possibleTypes: [__Type!]
            enumValues(includeDeprecated: Boolean! = false): [__EnumValue!]
            inputFields(includeDeprecated: Boolean! = false): [__InputValue!]
            ofType: __Type
            isOneOf: Boolean
        }
        enum __TypeKind { SCALAR OBJECT INTERFACE UNION ENUM INPUT_OBJECT LIST NON_NULL }
        type __Field {
            name: String!
            description: String
            args(includeDeprecated: Boolean! = false): [__InputValue!]!
            type: __Type!
            isDeprecated: Boolean!
            deprecationReason: String
        }
        type __InputValue {
            name: String!
            description: String
            type: __Type!
            defaultValue: String
            isDeprecated: Boolean!
            deprecationReason: String
        }
        type __EnumValue {
            name: String!
            description: String
            isDeprecated: Boolean!
            deprecationReason: String
        }
        type __Directive {
            name: String!
            description: String
            isRepeatable: Boolean!
            locations: [__DirectiveLocation!]!
            args(includeDeprecated: Boolean! = false): [__InputValue!]!
        }
        enum __DirectiveLocation {
            QUERY MUTATION SUBSCRIPTION FIELD FRAGMENT_DEFINITION FRAGMENT_SPREAD INLINE_FRAGMENT
            VARIABLE_DEFINITION SCHEMA SCALAR OBJECT FIELD_DEFINITION ARGUMENT_DEFINITION INTERFACE UNION ENUM ENUM_VALUE INPUT_OBJECT
            INPUT_FIELD_DEFINITION
        }
        """
}
