import GraphQL
import Testing

private struct Filtered: Decodable {
    var filters: GraphQLValue?
}

struct LimitTests {
    private static func answer(
        _ document: String,
        variables: [GraphQLValue.Member] = [],
        _ change: (inout ExecutionLimits) -> Void
    ) async throws -> GraphQLAnswer {
        var settings = ExecutionSettings()
        change(&settings.limits)
        let request = GraphQLRequest(query: document, variables: variables)
        return try await librarySchema(settings).execute(request, context: Library())
    }

    @Test(arguments: [
        ("{ books { author { books { id } } } }", 4), ("{ __typename }", 1),
        ("{ ...F } fragment F on Query { __typename }", 1),
        ("{ books { ... on Book { ...F } } } fragment F on Book { author { id } }", 3),
        // What tells of the schema is not counted.
        ("{ __schema { types { fields { type { ofType { ofType { ofType { name } } } } } } } }", 1),
    ])
    func `selections nest as deep as they may`(_ document: String, _ depth: Int) async throws {
        #expect(try await Self.answer(document) { $0.depth = depth }.errors.isEmpty)
        let refused = try await Self.answer(document) { $0.depth = depth - 1 }
        #expect(refused.outcome == .refused(.validation))
        #expect(refused.errors.first?.code == "QUERY_TOO_DEEP")
        #expect(refused.text.contains("\"limit\":\(depth - 1),\"value\":\(depth)"))
    }

    @Test(arguments: [
        ("{ maybe { good } }", 2), ("{ books { id } }", 11), ("{ books(first: 3) { id title } }", 7),
        ("{ books(first: 3) { author { books { id } } } }", 10), ("{ books(first: 0) { id } }", 2),
        ("query ($n: Int = 4) { books(first: $n) { id } }", 5), ("{ ...F ...F } fragment F on Query { fails }", 2),
        ("{ books(first: 2) { ...F } } fragment F on Book { id price }", 5),
        // What is left out is looked at as well.
        ("{ maybe { good sure @skip(if: true) { good } } }", 3),
        ("{ fails ... @include(if: false) { maybe { good } } }", 2),
        ("{ books(first: 2) { id ...F ...F } } fragment F on Book { ... @include(if: false) { id } }", 7),
    ])
    func `a document costs its fields times the sizes above them`(_ document: String, _ cost: Int) async throws {
        #expect(try await Self.answer(document) { $0.cost = cost }.outcome != .refused(.validation))
        let refused = try await Self.answer(document) { $0.cost = cost - 1 }
        #expect(refused.errors.first?.code == "QUERY_TOO_COSTLY")
    }

    @Test(arguments: [
        ("null", 1), ("{}", 1), (#"{ "a": { "eq": 1 }, "b": null }"#, 2), (#"{ "a": { "has": "b", "eq": 1 } }"#, 27),
        (#"{ "or": [{ "a": { "has": "b" } }, null, {}] }"#, 28), (#"{ "a": { "in": [1, 2, 3] } }"#, 4),
        (#"{ "a": { "not": { "has": ["b", "c"] } } }"#, 51),
    ])
    func `what a filter compares is counted, dear members more`(_ filter: String, _ cost: Int) async throws {
        let conditions = ConditionCost(argument: "filters", dear: ["has"], dearWeight: 25)
        for (limit, isRefused) in [(cost, false), (cost - 1, true)] {
            var settings = ExecutionSettings()
            settings.limits.cost = limit
            let engine = try ExecutableSchema<Void>(
                try Schema("scalar JSON type Query { a(filters: JSON): Int }"),
                settings: settings
            ) {
                $0.query { $0.value("a", Filtered.self, cost: FieldCost(conditions: conditions)) { _, _, _ in 1 } }
            }
            let given = try JSONReader.value(of: filter)
            let literal = filter.replacing(#/"(\w+)":/#) { "\($0.1):" }
            for request in [
                GraphQLRequest(query: "{ a(filters: \(literal)) }"),
                GraphQLRequest(query: "query ($f: JSON) { a(filters: $f) }", variables: [.init("f", given)]),
            ] {
                let answer = await engine.execute(request, context: ())
                #expect((answer.errors.first?.code == "QUERY_TOO_COSTLY") == isRefused, "\(answer.text)")
            }
        }
    }

    @Test func `a variable that is compared dearly is counted once`() async throws {
        let conditions = ConditionCost(argument: "filters", dear: ["has"], dearWeight: 25)
        let engine = try ExecutableSchema<Void>("scalar JSON type Query { a(filters: JSON): Int }") {
            $0.query { $0.value("a", Filtered.self, cost: FieldCost(conditions: conditions)) { _, _, _ in 1 } }
        }
        let uses = String(repeating: "$f ", count: 2000)
        let values = GraphQLValue.list(Array(repeating: .int(1), count: 100_000))
        let request = GraphQLRequest(
            query: "query ($f: JSON) { a(filters: { has: [\(uses)] }) }",
            variables: [.init("f", values)]
        )
        let start = ContinuousClock.now
        #expect(await engine.execute(request, context: ()).errors.first?.code == "QUERY_TOO_COSTLY")
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test func `variables say what a document costs`() async throws {
        let document = "query ($n: Int!) { books(first: $n) { id } }"
        for (count, isRefused) in [(5, false), (6, true)] {
            let variables = [GraphQLValue.Member("n", .int(count))]
            let answer = try await Self.answer(document, variables: variables) { $0.cost = 6 }
            #expect((answer.outcome == .refused(.validation)) == isRefused)
        }
    }

    @Test func `fragments that double each other are counted and not walked`() async throws {
        var document = "{ ...F0 }"
        for index in 0..<60 {
            document +=
                " fragment F\(index) on Query { a\(index): fails ...F\(index + 1) b: maybe { good } ...F\(index + 1) }"
        }
        document += " fragment F60 on Query { fails }"
        let clock = ContinuousClock()
        let time = try await clock.measure {
            let answer = try await Self.answer(document) { $0.width = 1000 }
            #expect(answer.outcome == .refused(.validation))
        }
        #expect(time < .seconds(2))
    }

    @Test(arguments: [(200, false), (201, true)])
    func `as many aliases as there may be`(_ count: Int, _ isRefused: Bool) async throws {
        let document = "{ maybe { " + (0..<count).map { "a\($0): good" }.joined(separator: " ") + " } }"
        let answer = try await Self.answer(document) { _ in }
        #expect((answer.errors.first?.code == "QUERY_TOO_LARGE") == isRefused)
    }

    @Test(arguments: [(10, false), (11, true)])
    func `as many directives as there may be`(_ count: Int, _ isRefused: Bool) async throws {
        let schema = try Schema("type Query { a: Int } directive @d repeatable on FIELD")
        let engine = try ExecutableSchema<Void>.madeUp(schema)
        let document = "{ a " + String(repeating: "@d ", count: count) + "}"
        let answer = await engine.execute(GraphQLRequest(query: document), context: ())
        #expect((answer.errors.first?.code == "QUERY_TOO_LARGE") == isRefused)
    }

    @Test func `an answer that is too large is none`() async throws {
        let answer = try await Self.answer("{ books { id title } }") { $0.answerBytes = 20 }
        #expect(answer.outcome == .refused(.tooLarge))
        #expect(answer.errors.first?.code == "ANSWER_TOO_LARGE")
        #expect(!answer.text.contains("data"))
    }

    @Test func `an execution that takes too long ends between two calls`() async throws {
        let answer = try await Self.answer("{ books { id author { id } } }") { $0.time = .zero }
        #expect(answer.outcome == .refused(.timedOut))
        #expect(answer.errors.first?.code == "TIMED_OUT")
    }

    @Test func `an execution that is cancelled ends`() async throws {
        let schema = try librarySchema()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await schema.execute(GraphQLRequest(query: "{ books { id } }"), context: Library())
        }
        #expect(await task.value.outcome == .refused(.timedOut))
    }

    @Test func `as many errors are told as may be`() async throws {
        var library = Library()
        library.books = (0..<80).map { Book(id: $0, title: nil, authorID: 1) }
        let text = "{ maybe { good } " + (0..<80).map { "a\($0): broken { id } " }.joined() + "}"
        let answer = try await librarySchema().execute(GraphQLRequest(query: text), context: library)
        #expect(answer.errors.count == 50)
    }

    @Test(arguments: [("{ ...F", "}", false), ("{ q { ...F", "} }", true)])
    func `fragments may be spread in each other as often as there are tokens`(
        _ open: String,
        _ close: String,
        _ isTooDeep: Bool
    ) async throws {
        let count = isTooDeep ? 440 : 600
        var document = "{ ...F0 } fragment F\(count) on Query { a }"
        for index in 0..<count { document += " fragment F\(index) on Query \(open)\(index + 1) \(close)" }
        let engine = try ExecutableSchema<Void>.madeUp(try Schema("type Query { q: Query a: Int }"))
        let answer = await engine.execute(GraphQLRequest(query: document), context: ())
        #expect((answer.errors.first?.code == "QUERY_TOO_DEEP") == isTooDeep, "\(answer.text)")
        #expect(answer.errors.isEmpty != isTooDeep)
    }
}
