import GraphQL
import Testing

struct MadeUpTests {
    @Test(arguments: [
        ("type Query { a: Query! b: [Query!] c: Int! }", "{ a { b { c } } }"),
        (
            "type Query { a: U i: [I] } union U = Query | B type B implements I { c: Int } interface I { c: Int }",
            "{ a { ... on B { c } ... on Query { i { c } } } i { __typename } }"
        ),
        ("type Query { a: Mutation } type Mutation { b: [[Int!]!]! }", "{ a { b } }"),
        ("type Query { a: Int } type Subscription { b: Query c: Subscription }", "{ a }"),
        (
            "interface N { id: ID! } type Query implements N { id: ID! n: N }",
            "{ n { id ... on Query { n { __typename } } } }"
        ),
        (Schema.sampleSDL, "{ search(text: \"a\", first: 30) { ... on Book { title } ... on Author { name } } }"),
        (petSDL, "{ pets(limit: 7) { name friends { name } ... on Dog { barks knows(command: SIT) } } }"),
    ])
    func `every schema is answered without errors`(_ sdl: String, _ document: String) async throws {
        let schema = try ExecutableSchema<Void>.madeUp(try Schema(sdl))
        let answer = await schema.execute(GraphQLRequest(query: document), context: ())
        #expect(answer.errors.isEmpty, "\(answer.text)")
        #expect(await schema.execute(GraphQLRequest(query: document), context: ()).json == answer.json)
    }

    @Test func `a list costs as many as it has`() async throws {
        let schema = try ExecutableSchema<Void>.madeUp(try Schema(Schema.sampleSDL))
        for (document, cost) in [
            ("{ book(id: 1) { authors { id } } }", 5),
            ("{ books(first: 2) { authors { books(first: 2) { id } } } }", 21),
        ] {
            #expect(schema.prepare(GraphQLRequest(query: document)).cost == cost)
        }
    }

    @Test func `lists have as many items as are asked for`() async throws {
        let schema = try ExecutableSchema<Void>.madeUp(try Schema(Schema.sampleSDL))
        for (asked, count) in [("", 10), ("(first: 0)", 0), ("(first: 4)", 4), ("(first: 200)", 200)] {
            let answer = await schema.execute(GraphQLRequest(query: "{ books\(asked) { id } }"), context: ())
            let data = try JSONReader.value(of: answer.json)["data"]
            guard case .list(let books)? = data?["books"] else {
                Issue.record("\(answer.text)")
                continue
            }
            #expect(books.count == count)
        }
    }
}
