import GraphQL
import Testing

/// Texts are told apart by their code points, and not by what Unicode takes for equal.
struct ExactTextTests {
    /// Composed and decomposed, and the sign of Kelvin, which is equal to K.
    private static let composed = "\u{E9}"
    private static let decomposed = "e\u{301}"
    private static let kelvin = "\u{212A}"

    private static func engine() throws -> ExecutableSchema<Void> {
        let schema = try Schema(
            "type Query { text(of: String, in: I, e: E): String } input I { K: Int } enum E { K }"
        )
        return try ExecutableSchema<Void>(schema) {
            $0.query { $0.value("text", Given.self) { _, given, _ in given.of } }
        }
    }

    private static func answer(
        _ document: String,
        _ variables: [GraphQLValue.Member] = [],
        operation: String? = nil,
        by engine: ExecutableSchema<Void>? = nil
    ) async throws -> GraphQLAnswer {
        let request = GraphQLRequest(query: document, operationName: operation, variables: variables)
        return await (try engine ?? Self.engine()).execute(request, context: ())
    }

    @Test func `a document that is kept answers for no other`() async throws {
        let engine = try Self.engine()
        for text in [Self.composed, Self.decomposed, Self.composed] {
            let answer = try await Self.answer("{ text(of: \"\(text)\") }", by: engine)
            #expect(answer.json == Array("{\"data\":{\"text\":\"\(text)\"}}".utf8))
        }
        _ = try await Self.answer("{ K: text }", by: engine)
        #expect(try await Self.answer("{ \(Self.kelvin): text }", by: engine).outcome == .refused(.syntax))
    }

    @Test func `arguments that differ conflict`() async throws {
        let document = "{ x: text(of: \"\(Self.composed)\") x: text(of: \"\(Self.decomposed)\") }"
        #expect(try await Self.answer(document).outcome == .refused(.validation))
    }

    @Test func `no sign passes for a letter of a name`() async throws {
        let variable = "query ($K: String!) { text(of: $K) }"
        #expect(try await Self.answer(variable, [.init(Self.kelvin, .string("a"))]).outcome == .refused(.variables))
        // What nobody declared changes nothing.
        let both = [GraphQLValue.Member("K", .string("a")), .init(Self.kelvin, .string("b"))]
        #expect(try await Self.answer(variable, both).text.contains("\"a\""))
        #expect(try await Self.answer("query K { text }", operation: Self.kelvin).outcome == .refused(.operation))
        let field = [GraphQLValue.Member("in", .object([.init(Self.kelvin, .int(1))]))]
        #expect(try await Self.answer("query ($in: I) { text(in: $in) }", field).outcome == .refused(.variables))
        let value = [GraphQLValue.Member("e", .string(Self.kelvin))]
        #expect(try await Self.answer("query ($e: E) { text(e: $e) }", value).outcome == .refused(.variables))
    }

    @Test func `keys are equal where their bytes are`() {
        #expect(ExactText(Self.composed) != ExactText(Self.decomposed))
        #expect(Set([Self.composed, Self.decomposed, "a", "a"].map(ExactText.init)).count == 3)
        let values = [Self.composed, Self.decomposed].map { GraphQLValue.object([.init("a", .list([.string($0)]))]) }
        #expect(Set(values).count == 2 && values[0] != values[1])
        #expect(GraphQLValue.Member(Self.kelvin, .null) != .init("K", .null))
    }

    @Test func `texts that are canonically equivalent have hashes of their own`() {
        let texts = (0..<64).map { bits in
            (0..<6).map { bits >> $0 & 1 == 0 ? Self.composed : Self.decomposed }.joined()
        }
        #expect(Set(texts.map { ExactText($0).hashValue }).count == 64)
        #expect(Set(texts.map { GraphQLValue.string($0).hashValue }).count == 64)
    }

    @Test func `a trusted document is known by its hash in letters of either case`() async throws {
        var settings = ExecutionSettings()
        settings.documents.trust("{ __typename }")
        settings.documents.trustedOnly = true
        let schema = try Schema("type Query { a: Int }")
        let engine = try ExecutableSchema<Void>.madeUp(schema, settings: settings)
        let hash = try #require(settings.documents.trusted.keys.first)
        for hash in [hash, hash.uppercased()] {
            let known = GraphQLValue.object([.init("sha256Hash", .string(hash))])
            let request = GraphQLRequest(query: nil, extensions: [.init("persistedQuery", known)])
            #expect(await engine.execute(request, context: ()).errors.isEmpty)
        }
    }
}

private enum Letter: String, Decodable, CaseIterable, Sendable { case kay = "K" }

private struct Given: Decodable, Sendable {
    struct Inner: Decodable, Sendable {
        var kay: Int?
        enum CodingKeys: String, CodingKey { case kay = "K" }
    }

    enum CodingKeys: String, CodingKey {
        case of
        case inner = "in"
        case letter = "e"
    }

    var of: String?
    var inner: Inner?
    var letter: Letter?
}
