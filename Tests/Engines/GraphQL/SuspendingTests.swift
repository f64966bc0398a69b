import GraphQL
import Testing

private struct Node: ObjectOutput { var id: Int }

struct SuspendingTests {
    private static func schema(_ counts: Counts) throws -> ExecutableSchema<Void> {
        let nodes = Loader<Void, Int, Node>.suspending { ids, _ in
            counts.add("load")
            await Task.yield()
            if ids.contains(13) { throw GraphQLError("Not 13.") }
            return Dictionary(uniqueKeysWithValues: ids.filter { $0 != 7 }.map { ($0, Node(id: $0)) })
        }
        var settings = ExecutionSettings()
        settings.limits.time = nil
        return try ExecutableSchema<Void>(
            """
            type Query { nodes(ids: [Int!]!): [Node!]! slow: Int now: Int fails: Int short: [Node!]! }
            type Node { id: Int! next: Node sure: Node! twice: Int missing: Int }
            type Mutation { set(to: Int!): Node! }
            """,
            settings: settings
        ) { binding in
            binding.query {
                $0.value("nodes", Ids.self) { _, arguments, _ in arguments.ids.map { Node(id: $0) } }
                $0.suspending("slow") { rows, _ in
                    counts.add("slow")
                    await Task.yield()
                    return rows.map { _ in 1 }
                }
                $0.value("now") { _ in 2 }
                $0.suspending("fails") { _, _ -> [Int] in throw GraphQLError("It fails.") }
                $0.value("short") { _ in [Node(id: 1), Node(id: 2)] }
            }
            binding.type("Node", Node.self) {
                $0.value("id") { $0.id }
                $0.loaded("next", by: { $0.id + 1 }, from: nodes)
                $0.loaded("sure", by: { $0.id + 1 }, from: nodes, otherwise: Node(id: 0))
                $0.suspending("twice") { rows, _ in rows.map { $0.id * 2 } }
                $0.suspending("missing") { rows, _ in rows.dropLast().map { $0.id } }
            }
            binding.mutation {
                $0.suspending("set", To.self) { rows, arguments, _ in
                    counts.add("set \(arguments.to) after \(counts["set"])")
                    counts.add("set")
                    return rows.map { _ in Node(id: arguments.to) }
                }
            }
        }
    }

    private struct Ids: Decodable, Sendable { let ids: [Int] }
    private struct To: Decodable, Sendable { let to: Int }

    @Test(arguments: [
        ("{ slow now }", #"{"data":{"slow":1,"now":2}}"#),
        (
            "{ nodes(ids: [1, 6]) { next { id next { id } } sure { id } twice } }",
            #"{"data":{"nodes":[{"next":{"id":2,"next":{"id":3}},"sure":{"id":2},"twice":2},{"next":null,"sure":{"id":0},"twice":12}]}}"#
        ),
        (
            "{ fails now }",
            #"{"data":{"fails":null,"now":2},"errors":[{"message":"It fails.","locations":[{"line":1,"column":3}],"path":["fails"]}]}"#
        ),
        (
            "{ nodes(ids: [12]) { next { id } } }",
            #"{"data":{"nodes":[{"next":null}]},"errors":[{"message":"Not 13.","locations":[{"line":1,"column":22}],"path":["nodes",0,"next"]}]}"#
        ),
        (
            "mutation { a: set(to: 1) { next { id } } b: set(to: 2) { id } }",
            #"{"data":{"a":{"next":{"id":2}},"b":{"id":2}}}"#
        ),
    ])
    func `what suspends is answered`(_ document: String, _ answer: String) async throws {
        let schema = try Self.schema(Counts())
        #expect(await schema.execute(GraphQLRequest(query: document), context: ()).text == answer)
    }

    @Test func `a wave is one load and one call a field`() async throws {
        let counts = Counts()
        let schema = try Self.schema(counts)
        let document = "{ nodes(ids: [1, 2, 3, 4]) { next { sure { id } } sure { id } } }"
        _ = await schema.execute(GraphQLRequest(query: document), context: ())
        // Of the second wave all keys but one are known.
        #expect(counts["load"] == 2)
    }

    @Test func `a batch that answers for fewer than it was asked is a fault of every one`() async throws {
        let answer = try await Self.schema(Counts()).execute(
            GraphQLRequest(query: "{ short { missing } }"),
            context: ()
        )
        #expect(answer.errors.map(\.code) == ["INTERNAL_SERVER_ERROR", "INTERNAL_SERVER_ERROR"])
        #expect(answer.text.hasPrefix(#"{"data":{"short":[{"missing":null},{"missing":null}]}"#))
    }

    @Test(arguments: [
        ("{ now }", false), ("{ slow }", true),
        ("{ nodes(ids: []) { ...F } } fragment F on Node { next { id } }", true),
    ])
    func `it is known before whether something suspends`(_ document: String, _ suspends: Bool) throws {
        let schema = try Self.schema(Counts())
        #expect(schema.prepare(GraphQLRequest(query: document)).suspends == suspends)
    }

    @Test func `what suspends is an error where nothing may`() throws {
        let schema = try Self.schema(Counts())
        let answer = schema.executeImmediately(schema.prepare(GraphQLRequest(query: "{ slow now }")), context: ())
        #expect(answer.errors.first?.path == [.key("slow")])
        #expect(answer.text.hasPrefix(#"{"data":{"slow":null,"now":2}"#))
    }

    @Test func `mutations that suspend go in turn`() async throws {
        let counts = Counts()
        let schema = try Self.schema(counts)
        let document = "mutation { a: set(to: 1) { next { id } } b: set(to: 2) { id } c: set(to: 3) { id } }"
        _ = await schema.execute(GraphQLRequest(query: document), context: ())
        #expect((0..<3).map { counts["set \($0 + 1) after \($0)"] } == [1, 1, 1])
    }
}
