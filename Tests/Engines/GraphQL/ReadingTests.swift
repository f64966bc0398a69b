import GraphQL
import Testing

private struct Shelf: ObjectOutput { var id: Int }

private struct None: Decodable, Sendable {}

struct ReadingTests {
    private static func schema() throws -> ExecutableSchema<Void> {
        try ExecutableSchema<Void>(
            """
            type Query { shelf: Shelf }
            type Mutation { add: Shelf }
            type Shelf { way: String! }
            """
        ) { binding in
            binding.query { $0.value("shelf") { _ in Shelf?.some(Shelf(id: 1)) } }
            binding.mutation { $0.suspending("add") { rows, _ in rows.map { _ in Shelf?.some(Shelf(id: 2)) } } }
            binding.type("Shelf", Shelf.self) {
                $0.reading("way", None.self) { rows, _, _ in
                    rows.map { "at once \($0.id)" }
                } suspending: { rows, _, _ in
                    await Task.yield()
                    return rows.map { "suspending \($0.id)" }
                }
            }
        }
    }

    @Test func `a field that is read makes no query suspend, and suspends after a mutation`() async throws {
        let schema = try Self.schema()
        let query = schema.prepare(GraphQLRequest(query: "{ shelf { way } }"))
        #expect(!query.suspends)
        let found = schema.executeImmediately(query, context: ())
        #expect(String(decoding: found.json, as: UTF8.self) == #"{"data":{"shelf":{"way":"at once 1"}}}"#)
        let made = await schema.execute(GraphQLRequest(query: "mutation { add { way } }"), context: ())
        #expect(String(decoding: made.json, as: UTF8.self) == #"{"data":{"add":{"way":"suspending 2"}}}"#)
    }
}
