import GraphQL
import Synchronization
import Testing

private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
private func numbered(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined(separator: " ") }

/// Small documents that took seconds, gigabytes or megabytes of answer.
struct DearDocumentTests {
    private static let engine = Result { try ExecutableSchema<Void>.madeUp(try Schema(Schema.sampleSDL)) }

    private static let manyFields =
        "{ books { \(times(70, "similar { ...F } ")) } } fragment F on Book { \(times(69, "similar { ...G } ")) } "

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            // Fragments that are spread in fields that are one.
            manyFields + "fragment G on Book { \(times(4000, "id ")) }",
            manyFields
                + "fragment G on Book { \(times(3900, "id ")) similar(first: \"\(times(200_000, "x"))\") { id } }",
            // A large value beside many that are wrong.
            "{ books(filter: { title: \"\(times(230_000, "x"))\", \(numbered(1500) { "a\($0): 1" }) }) { id } }",
            "{ books(filter: [\(numbered(2000) { "{ a\($0): 1 }," })]) { id } }",
            "query ($\(times(100_000, "v")): Int) { \(numbered(60) { "a\($0): book(id: $\(times(1000, "v"))) { id }" }) }",
            // Places far into a document.
            "query (\(numbered(1000) { "$v: Int @include(if: \($0))" })) { hello(name: \"\(times(200_000, "x"))\") }",
            "{ \(numbered(600) { "x: hello(name: \"\($0)\(times(300, "x"))\")" }) }",
        ]
    )
    func `what is small is refused with few words and at once`(_ document: String) async throws {
        let start = ContinuousClock.now
        let answer = await (try Self.engine.get()).execute(GraphQLRequest(query: document), context: ())
        #expect(!answer.errors.isEmpty)
        #expect(answer.json.count < 150_000)
        // They take some 20 ms; the second is for a machine that does much else.
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test func `selections of many types cost what one of them does`() async throws {
        let types = numbered(8) { "type T\($0) implements Node { id: ID next: Node }" }
        let schema = try Schema("type Query { node: Node } interface Node { id: ID next: Node } \(types)")
        var document = "{ node { ...L0 } } fragment L4 on Node { id }"
        for level in 0..<4 {
            document +=
                " fragment L\(level) on Node { "
                + numbered(8) { "... on T\($0) { next { ...L\(level + 1) } }" } + " }"
        }
        #expect(Validation(schema).errors(in: try DocumentNode(parsing: document)).isEmpty)
        let answer = await (try ExecutableSchema<Void>.madeUp(schema))
            .execute(GraphQLRequest(query: document), context: ())
        #expect(answer.errors.isEmpty, "\(answer.text)")
    }

    @Test(.timeLimit(.minutes(1))) func `a variable that stands often in a literal is not written out`() async throws {
        let engine = try ExecutableSchema<Void>("scalar JSON type Query { a(of: JSON): Int }") {
            $0.query { $0.value("a", Anything.self) { _, given, _ in given.of == nil ? 0 : 1 } }
        }
        let document = "query ($big: JSON) { \(numbered(100) { "a\($0): a(of: [\(times(20, "$big "))])" }) }"
        let big = GraphQLValue.list(Array(repeating: .list([]), count: 80_000))
        let start = ContinuousClock.now
        let answer = await engine.execute(
            GraphQLRequest(query: document, variables: [.init("big", big)]),
            context: ()
        )
        #expect(answer.errors.first?.code == "QUERY_TOO_LARGE")
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test(arguments: [(1, nil), (8, nil), (9, "QUERY_TOO_LARGE"), (1500, "QUERY_TOO_LARGE")])
    func `what a variable has counts wherever it stands`(_ count: Int, _ code: String?) async throws {
        let engine = try Self.counting()
        let document = "query ($f: F!) { a(of: { and: [\(times(count, "$f "))] }) }"
        let big = GraphQLValue.object([.init("ids", .list(Array(repeating: .string("a"), count: 40_000)))])
        let start = ContinuousClock.now
        let answer = await engine.execute(GraphQLRequest(query: document, variables: [.init("f", big)]), context: ())
        #expect(answer.errors.map(\.code) == (code.map { [$0] } ?? []))
        #expect(ContinuousClock.now - start < .seconds(2))
    }

    @Test func `texts count by their length wherever they stand`() async throws {
        let engine = try Self.counting()
        let document = "query ($f: F!) { a(of: { and: [\(times(400, "$f "))] }) }"
        let texts = GraphQLValue.list(Array(repeating: .string(times(500, "x")), count: 180))
        let given = [GraphQLValue.Member("f", .object([.init("ids", texts)]))]
        let answer = await engine.execute(GraphQLRequest(query: document, variables: given), context: ())
        #expect(answer.errors.map(\.code) == ["QUERY_TOO_LARGE"])
        #expect(answer.errors.first?.path == [.key("a")])
    }

    @Test(
        .timeLimit(.minutes(1)),
        // What does not fit at last was read as well.
        arguments: [(1350, ""), (1200, "{ ids: [$id] }")]
    )
    func `what a fragment gives counts wherever it is spread`(_ count: Int, _ last: String) async throws {
        var (levels, document) = ("", "")
        for _ in 0..<9 { levels += "...F up { " }
        levels += "...F " + times(9, "} ")
        document += last.isEmpty ? "" : "query ($id: ID = 1) "
        document += "{ \(numbered(130) { "a\($0): up { ...L }" }) } fragment L on Query { \(levels) } "
        document += "fragment F on Query { a(of: { and: [\(times(count, "{} ")) \(last)] }) }"
        var settings = ExecutionSettings()
        settings.limits.errors = 2000
        let start = ContinuousClock.now
        let request = GraphQLRequest(query: document, variables: [.init("id", .null)])
        let answer = await (try Self.counting(settings)).execute(request, context: ())
        #expect(answer.errors.filter { $0.code == "QUERY_TOO_LARGE" }.count > 1000)
        // A tenth of it takes 40 ms where it is optimised.
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    @Test(arguments: ["1", "{}", "[]", "[{}]", "\"\"", "{\"\":0}", "{\"\":{}}", "\"\u{1F600}\""])
    func `what stands once in a body is never too much`(_ item: String) async throws {
        let engine = try ExecutableSchema<Void>("scalar JSON type Query { a(of: JSON): Int }") {
            $0.query { $0.value("a", Anything.self) { _, given, _ in given.of == nil ? 0 : 1 } }
        }
        let count = (256 << 10) / (item.utf8.count + 1)
        let list = try JSONReader.value(of: "[" + Array(repeating: item, count: count).joined(separator: ",") + "]")
        let request = GraphQLRequest(query: "query ($l: JSON) { a(of: $l) }", variables: [.init("l", list)])
        let answer = await engine.execute(request, context: ())
        #expect(answer.errors.isEmpty)
    }

    /// What counts the ids of its filter.
    private static func counting(_ settings: ExecutionSettings = ExecutionSettings()) throws -> ExecutableSchema<Void> {
        let schema = try Schema("input F { and: [F!] ids: [ID!] } type Query { a(of: F): Int up: Query }")
        return try ExecutableSchema<Void>(schema, settings: settings) {
            $0.query {
                $0.value("a", Filtered.self) { _, given, _ in given.of?.count }
                $0.value("up") { _ in Root() }
            }
        }
    }

    @Test func `documents that hold much are not kept`() async throws {
        let known = KnownDocuments()
        var settings = ExecutionSettings()
        settings.cache.bytes = 1 << 20
        settings.observe = { known.note($0) }
        let engine = try ExecutableSchema<Void>.madeUp(try Schema(Schema.sampleSDL), settings: settings)
        func ask(_ index: Int) async {
            let fields = numbered(60) { "a\($0)x\(index): __schema { types { name fields { name type { name } } } }" }
            _ = await engine.execute(GraphQLRequest(query: "query Q\(index) { \(fields) }"), context: ())
        }
        for index in 0..<30 { await ask(index) }
        await ask(29)
        #expect(known.last == true)
        // Thirty texts are a tenth of a megabyte, and what is planned of them is more than one.
        await ask(0)
        #expect(known.last == false)
    }

    @Test func `more is not told of a schema than tools ask`() async throws {
        let document =
            "{ \(numbered(200) { "a\($0): __schema { types { name fields { name type { name fields { name } } } } }" }) }"
        let answer = await (try Self.engine.get()).execute(GraphQLRequest(query: document), context: ())
        #expect(answer.errors.first?.code == "QUERY_TOO_COSTLY")
        #expect(answer.outcome == .refused(.validation))
    }

    @Test func `a refusal is held to the limit of answers`() async throws {
        var settings = ExecutionSettings()
        settings.limits.answerBytes = 2000
        let engine = try ExecutableSchema<Void>.madeUp(try Schema(Schema.sampleSDL), settings: settings)
        let answer = await engine.execute(GraphQLRequest(query: "{ \(numbered(50) { "nothing\($0)" }) }"), context: ())
        #expect(answer.json.count <= 2000)
        #expect(answer.errors.count > 1)
    }

    @Test func `an answer is not written beyond its limit`() async throws {
        let engine = try ExecutableSchema<Void>("scalar JSON type Query { a(of: JSON): JSON }") {
            $0.query { $0.value("a", Anything.self) { _, given, _ in given.of } }
        }
        let document = "query ($big: JSON) { \(numbered(150) { "a\($0): a(of: $big)" }) }"
        for (size, outcome) in [(50_000, true), (100_000, false)] {
            let given = [GraphQLValue.Member("big", .string(times(size, "x")))]
            let answer = await engine.execute(GraphQLRequest(query: document, variables: given), context: ())
            #expect(answer.errors.isEmpty == outcome)
            #expect(answer.json.count <= 8 << 20)
        }
    }

    @Test func `a value is not written beyond the limit`() async throws {
        let engine = try ExecutableSchema<Void>("scalar JSON type Query { a: JSON }") {
            $0.query {
                $0.value("a") { _ in
                    let texts = GraphQLValue.list(Array(repeating: .string(times(100_000, "x")), count: 100))
                    return GraphQLValue.object((0..<200).map { .init("k\($0)", texts) })
                }
            }
        }
        let start = ContinuousClock.now
        let answer = await engine.execute(GraphQLRequest(query: "{ a }"), context: ())
        #expect(answer.errors.map(\.code) == ["ANSWER_TOO_LARGE"])
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test func `validation ends with the time of its request`() async throws {
        var validation = Validation(try Schema(Schema.sampleSDL))
        validation.isOver = { true }
        let document = try DocumentNode(parsing: "{ books { \(times(600, "id ")) } }")
        #expect(validation.errors(in: document).count == 1)
        validation.isOver = { false }
        #expect(validation.errors(in: document).isEmpty)
    }
}

/// What the engine says of the documents that it keeps.
private final class KnownDocuments: Sendable {
    private let state = Mutex<Bool?>(nil)

    var last: Bool? { state.withLock { $0 } }

    func note(_ observation: ExecutionObservation) { state.withLock { $0 = observation.isCached } }
}

private struct Anything: Decodable, Sendable { var of: GraphQLValue? }

private struct Filtered: Decodable, Sendable {
    struct Filter: Decodable, Sendable {
        var and: [Filter]?
        var ids: [String]?

        var count: Int { (ids?.count ?? 0) + (and ?? []).reduce(0) { $0 + $1.count } }
    }

    var of: Filter?
}
