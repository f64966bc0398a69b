import GraphQL
import Testing

struct IntrospectionTests {
    private static func answer(_ document: String, introspection: Bool = true) async throws -> GraphQLAnswer {
        var settings = ExecutionSettings()
        settings.introspection = introspection
        let schema = try ExecutableSchema<Void>.madeUp(
            try Schema(petSDL + " extend type Dog { old: Int @deprecated(reason: \"Gone.\") }"),
            settings: settings
        )
        return await schema.execute(GraphQLRequest(query: document), context: ())
    }

    @Test(arguments: [
        (
            "{ __schema { queryType { name } mutationType { name } subscriptionType { name } description } }",
            #"{"__schema":{"queryType":{"name":"Query"},"mutationType":{"name":"Mutation"},"subscriptionType":{"name":"Subscription"},"description":null}}"#
        ),
        ("{ __type(name: \"None\") { name } }", #"{"__type":null}"#),
        (
            "{ __type(name: \"Dog\") { kind name fields { name } interfaces { name } possibleTypes { name } enumValues { name } inputFields { name } ofType { name } isOneOf specifiedByURL } }",
            #"{"__type":{"kind":"OBJECT","name":"Dog","fields":[{"name":"name"},{"name":"friends"},{"name":"barks"},{"name":"knows"},{"name":"owner"}],"interfaces":[{"name":"Pet"},{"name":"Named"}],"possibleTypes":null,"enumValues":null,"inputFields":null,"ofType":null,"isOneOf":null,"specifiedByURL":null}}"#
        ),
        (
            "{ __type(name: \"Pet\") { kind possibleTypes { name } fields { name type { kind name ofType { kind name ofType { name } } } } } }",
            #"{"__type":{"kind":"INTERFACE","possibleTypes":[{"name":"Dog"},{"name":"Cat"}],"fields":[{"name":"name","type":{"kind":"SCALAR","name":"String","ofType":null}},{"name":"friends","type":{"kind":"LIST","name":null,"ofType":{"kind":"NON_NULL","name":null,"ofType":{"name":"Pet"}}}}]}}"#
        ),
        (
            "{ __type(name: \"Being\") { kind possibleTypes { name } } }",
            #"{"__type":{"kind":"UNION","possibleTypes":[{"name":"Dog"},{"name":"Human"}]}}"#
        ),
        (
            "{ __type(name: \"Command\") { kind enumValues { name isDeprecated deprecationReason } } }",
            #"{"__type":{"kind":"ENUM","enumValues":[{"name":"SIT","isDeprecated":false,"deprecationReason":null},{"name":"DOWN","isDeprecated":false,"deprecationReason":null},{"name":"HEEL","isDeprecated":false,"deprecationReason":null}]}}"#
        ),
        (
            "{ __type(name: \"Range\") { kind isOneOf inputFields { name defaultValue type { kind ofType { name } } } } }",
            #"{"__type":{"kind":"INPUT_OBJECT","isOneOf":false,"inputFields":[{"name":"from","defaultValue":"0","type":{"kind":"NON_NULL","ofType":{"name":"Int"}}},{"name":"to","defaultValue":null,"type":{"kind":"SCALAR","ofType":null}}]}}"#
        ),
        ("{ __type(name: \"Key\") { isOneOf } }", #"{"__type":{"isOneOf":true}}"#),
        (
            "{ __type(name: \"DateTime\") { specifiedByURL } }",
            #"{"__type":{"specifiedByURL":"https://scalars.graphql.org/andimarek/date-time"}}"#
        ),
        (
            "{ __type(name: \"Dog\") { fields(includeDeprecated: true) { name isDeprecated deprecationReason } } }",
            #"{"__type":{"fields":[{"name":"name","isDeprecated":false,"deprecationReason":null},{"name":"friends","isDeprecated":false,"deprecationReason":null},{"name":"barks","isDeprecated":false,"deprecationReason":null},{"name":"knows","isDeprecated":false,"deprecationReason":null},{"name":"owner","isDeprecated":false,"deprecationReason":null},{"name":"old","isDeprecated":true,"deprecationReason":"Gone."}]}}"#
        ),
        (
            "{ __schema { directives { name isRepeatable locations args { name type { kind } } } } }",
            #"{"__schema":{"directives":[{"name":"include","isRepeatable":false,"locations":["FIELD","FRAGMENT_SPREAD","INLINE_FRAGMENT"],"args":[{"name":"if","type":{"kind":"NON_NULL"}}]},{"name":"skip","isRepeatable":false,"locations":["FIELD","FRAGMENT_SPREAD","INLINE_FRAGMENT"],"args":[{"name":"if","type":{"kind":"NON_NULL"}}]},{"name":"deprecated","isRepeatable":false,"locations":["FIELD_DEFINITION","ARGUMENT_DEFINITION","INPUT_FIELD_DEFINITION","ENUM_VALUE"],"args":[{"name":"reason","type":{"kind":"NON_NULL"}}]},{"name":"specifiedBy","isRepeatable":false,"locations":["SCALAR"],"args":[{"name":"url","type":{"kind":"NON_NULL"}}]},{"name":"oneOf","isRepeatable":false,"locations":["INPUT_OBJECT"],"args":[]},{"name":"tag","isRepeatable":true,"locations":["FIELD","QUERY"],"args":[{"name":"name","type":{"kind":"NON_NULL"}}]},{"name":"once","isRepeatable":false,"locations":["FIELD","FRAGMENT_SPREAD","INLINE_FRAGMENT","VARIABLE_DEFINITION"],"args":[{"name":"range","type":{"kind":"INPUT_OBJECT"}}]}]}}"#
        ),
    ])
    func `the schema tells of itself`(_ document: String, _ data: String) async throws {
        #expect(try await Self.answer(document).text == "{\"data\":\(data)}")
    }

    @Test func `what tells of the schema is answered from memory again`() async throws {
        let seen = Counts()
        var settings = ExecutionSettings()
        settings.observe = { seen.add("\($0.callCount > 0)") }
        let schema = try ExecutableSchema<Void>.madeUp(try Schema(petSDL), settings: settings)
        let request = GraphQLRequest(query: "{ __schema { types { name } } }")
        let first = await schema.execute(request, context: ())
        #expect(await schema.execute(request, context: ()).json == first.json)
        #expect(seen["true"] == 1)
        #expect(seen["false"] == 1)
    }

    @Test func `a schema that keeps to itself still names its types`() async throws {
        for document in [
            "{ __schema { types { name } } }", "{ pet(id: 1) { name } s: __type(name: \"Dog\") { name } }",
        ] {
            #expect(try await Self.answer(document, introspection: false).outcome == .refused(.validation))
        }
        let hidden = try await Self.answer("{ pett(id: 1) { name } }", introspection: false)
        #expect(hidden.errors.first?.message == "Cannot query field 'pett' on type 'Query'.")
        #expect(try await Self.answer("{ pet(id: 1) { __typename } }", introspection: false).errors.isEmpty)
    }
}
