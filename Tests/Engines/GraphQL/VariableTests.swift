import GraphQL
import Testing

private let sdl = """
    scalar JSON
    scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time")
    enum E { A B }
    input I { a: Int b: String! = "d" c: [Int!] d: I }
    input K @oneOf { id: ID name: String }
    type Query {
      int(v: Int): JSON float(v: Float): JSON text(v: String): JSON id(v: ID): JSON flag(v: Boolean): JSON
      list(v: [Int]): JSON lists(v: [[Int]]): JSON e(v: E): JSON i(v: I): JSON k(v: K): JSON json(v: JSON): JSON
      at(v: DateTime): JSON sure(v: Int!): JSON usual(v: Int! = 7): JSON maybe(v: Int = 7): JSON
    }
    """

private func echo() throws -> ExecutableSchema<Void> {
    try ExecutableSchema(sdl) { binding in
        binding.query { query in
            for field in binding.schema.type("Query")?.node.fields ?? [] {
                query.value(field.name.value, GraphQLValue.self) { _, arguments, _ in
                    arguments["v"] ?? .string("absent")
                }
            }
        }
    }
}

struct VariableTests {
    @Test(
        arguments: [
            ("Int", "int", "7", "7"), ("Int", "int", "7.0", "7"), ("Int", "int", "null", "null"),
            ("Int", "int", "2147483647", "2147483647"), ("Int", "int", "2147483648", nil), ("Int", "int", "7.5", nil),
            ("Int", "int", "\"7\"", nil), ("Int", "int", "true", nil), ("Float", "float", "7", "7"),
            ("Float", "float", "1e2", "100"), ("Float", "float", "\"1\"", nil),
            ("String", "text", "\"a\\n\"", "\"a\\n\""),
            ("String", "text", "7", nil), ("ID", "id", "7", "\"7\""), ("ID", "id", "\"a\"", "\"a\""),
            ("ID", "id", "7.5", nil),
            ("ID", "id", "true", nil), ("Boolean", "flag", "true", "true"), ("Boolean", "flag", "0", nil),
            ("[Int]", "list", "[1,null]", "[1,null]"), ("[Int]", "list", "1", "[1]"), ("[Int]", "list", "null", "null"),
            ("[Int]", "list", "[\"1\"]", nil), ("[[Int]]", "lists", "1", "[[1]]"),
            ("[[Int]]", "lists", "[1,[2]]", "[[1],[2]]"),
            ("E", "e", "\"A\"", "\"A\""), ("E", "e", "\"C\"", nil), ("E", "e", "1", nil),
            ("I", "i", "{}", "{\"b\":\"d\"}"),
            ("I", "i", "{\"a\":1,\"b\":\"x\",\"c\":2}", "{\"a\":1,\"b\":\"x\",\"c\":[2]}"),
            ("I", "i", "{\"d\":{\"a\":1}}", "{\"b\":\"d\",\"d\":{\"a\":1,\"b\":\"d\"}}"), ("I", "i", "{\"x\":1}", nil),
            ("I", "i", "{\"b\":null}", nil), ("I", "i", "7", nil), ("K", "k", "{\"id\":1}", "{\"id\":\"1\"}"),
            ("K", "k", "{\"id\":1,\"name\":\"a\"}", nil), ("K", "k", "{\"id\":null}", nil), ("K", "k", "{}", nil),
            ("JSON", "json", "{\"a\":[1,{\"b\":null}]}", "{\"a\":[1,{\"b\":null}]}"),
            ("DateTime", "at", "\"2026-01-01T00:00:00Z\"", "\"2026-01-01T00:00:00Z\""),
            ("DateTime", "at", "\"2026\"", nil),
            ("Int!", "sure", "7", "7"), ("Int!", "sure", "null", nil), ("Int!", "sure", "", nil),
            ("Int", "int", "", "\"absent\""),
            ("Int! = 3", "sure", "", "3"), ("Int = 3", "usual", "", "3"), ("Int = 3", "usual", "null", "error"),
            ("Int", "usual", "", "7"), ("Int", "usual", "null", "error"), ("Int", "maybe", "", "7"),
            ("Int", "maybe", "null", "null"),
        ] as [(String, String, String, String?)]
    )
    func `a variable is what its type takes`(
        _ type: String,
        _ field: String,
        _ given: String,
        _ value: String?
    ) async throws {
        let variables = given.isEmpty ? [] : [GraphQLValue.Member("v", try JSONReader.value(of: given))]
        let request = GraphQLRequest(query: "query ($v: \(type)) { a: \(field)(v: $v) }", variables: variables)
        let answer = try await echo().execute(request, context: ())
        switch value {
        case nil:
            #expect(answer.outcome == .refused(.variables), "\(answer.text)")
            #expect(answer.errors.first?.code == "BAD_USER_INPUT")
            #expect(answer.errors.first?.message.hasPrefix("Variable '$v' has invalid value") == true)
        case "error"?:
            #expect(answer.errors.first?.path == [.key("a")])
            #expect(answer.text.hasPrefix("{\"data\":{\"a\":null}"))
        case let value?: #expect(answer.text == "{\"data\":{\"a\":\(value)}}")
        }
    }

    @Test(arguments: [
        ("int(v: 7)", "7"), ("list(v: [1, $n])", "[1,4]"), ("list(v: [$none])", "[null]"),
        ("i(v: {a: $n, c: [$n, 2]})", "{\"a\":4,\"b\":\"d\",\"c\":[4,2]}"), ("i(v: {a: $none})", "{\"b\":\"d\"}"),
        ("json(v: {a: [$n, {b: A}], c: 1.5})", "{\"a\":[4,{\"b\":\"A\"}],\"c\":1.5}"),
        ("k(v: {name: \"a\"})", "{\"name\":\"a\"}"),
        ("e(v: B)", "\"B\""), ("id(v: 12345678901234567890)", "\"12345678901234567890\""), ("float(v: 7)", "7"),
        ("text(v: \"\"\"\n  a\n   b\n\"\"\")", "\"a\\n b\""),
        ("text(v: \"\\u{1F600}\\uD83D\\uDE00\")", "\"\u{1F600}\u{1F600}\""),
        ("usual", "7"), ("maybe(v: null)", "null"), ("int", "\"absent\""),
    ])
    func `a literal is what its type takes`(_ field: String, _ value: String) async throws {
        let uses = "u: list(v: [$n, $none])"
        let document = "query ($n: Int! = 4, $none: Int) { a: \(field) \(uses) }"
        let answer = try await echo().execute(GraphQLRequest(query: document), context: ())
        #expect(answer.text == "{\"data\":{\"a\":\(value),\"u\":[4,null]}}")
    }
}
