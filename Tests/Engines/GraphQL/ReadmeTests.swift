import GraphQL
import Testing

/// The README's server, as it stands there.
private struct Novel: ObjectOutput { var id: Int, title: String, authorID: Int }
private struct Novelist: ObjectOutput { var id: Int, name: String }
private struct Count: Decodable, Sendable { var first: Int }

private struct Shelf: Sendable {
    func books(_ count: Int) throws -> [Novel] { (0..<count).map { Novel(id: $0, title: "T\($0)", authorID: $0 % 2) } }
    func authors(_ ids: [Int]) throws -> [Int: Novelist] {
        Dictionary(uniqueKeysWithValues: ids.map { ($0, Novelist(id: $0, name: "N\($0)")) })
    }
}

struct ReadmeTests {
    @Test func `the server of the README answers`() async throws {
        let authors = Loader<Shelf, Int, Novelist> { ids, shelf in try shelf.authors(ids) }
        let schema = try ExecutableSchema<Shelf>(
            """
            type Query { books(first: Int! = 10): [Book!]! }
            type Book { id: ID! title: String! author: Author }
            type Author { id: ID! name: String! }
            """
        ) { schema in
            schema.query {
                $0.value("books", Count.self) { _, arguments, call in try call.context.books(arguments.first) }
            }
            schema.type("Book", Novel.self) {
                $0.value("id") { $0.id }
                $0.value("title") { $0.title }
                $0.loaded("author", by: \.authorID, from: authors)
            }
            schema.type("Author", Novelist.self) {
                $0.value("id") { $0.id }
                $0.value("name") { $0.name }
            }
        }
        let http = GraphQLHTTP(schema)
        let request = GraphQLHTTPRequest(
            method: "GET",
            query: "query=%7Bbooks(first:3)%7Btitle%20author%7Bname%7D%7D%7D"
        )
        let response = await http.respond(to: request) { _ in Shelf() }
        #expect(
            String(decoding: response.bytes, as: UTF8.self)
                == #"{"data":{"books":[{"title":"T0","author":{"name":"N0"}},{"title":"T1","author":{"name":"N1"}},{"title":"T2","author":{"name":"N0"}}]}}"#
        )
    }
}
