import GraphQL
import Synchronization
import Testing

struct Author: ObjectOutput {
    var id: Int
    var name: String
}

struct Book: ObjectOutput {
    var id: Int
    var title: String?
    var authorID: Int?
    var price: Double = 1.5
}

/// How often things were asked for.
final class Counts: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    func add(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }
    subscript(name: String) -> Int { counts.withLock { $0[name] ?? 0 } }
}

struct Library: Sendable {
    var books: [Book] = [
        Book(id: 1, title: "One", authorID: 1), Book(id: 2, title: nil, authorID: 2),
        Book(id: 3, title: "Three", authorID: 1),
    ]
    let counts = Counts()
}

struct LibraryError: Error {}

struct First: Decodable, Sendable { var first: Int? }
struct Title: Decodable, Sendable { var title: String }

private let sdl = """
    type Query { books(first: Int = 10): [Book!]! book(title: String!): Book broken: Book fails: Int! maybe: Deep }
    type Book { id: ID! title: String needed: String! price: Float! author: Author writer: Author! similar: [Book!] }
    type Author { id: ID! name: String! books: [Book!]! }
    type Deep { sure: Deep! bad: Int! good: Int list: [Int!] last: Book }
    type Mutation { add(title: String!): Book! fail: Int! }
    """

func librarySchema(_ settings: ExecutionSettings = ExecutionSettings()) throws -> ExecutableSchema<Library> {
    let authors = Loader<Library, Int, Author> { keys, library in
        library.counts.add("authors")
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, Author(id: $0, name: "Author \($0)")) })
    }
    return try ExecutableSchema<Library>(sdl, settings: settings) { schema in
        schema.query {
            $0.value("books", First.self) { _, arguments, call in
                call.context.counts.add("books")
                return Array(call.context.books.prefix(arguments.first ?? .max))
            }
            $0.value("book", Title.self) { _, arguments, call in
                call.context.books.first { $0.title == arguments.title }
            }
            $0.value("broken") { _ -> Book? in throw LibraryError() }
            $0.value("fails") { _ -> Int in throw GraphQLError("No.", code: .badUserInput) }
            $0.value("maybe") { _ in Deep() }
        }
        schema.type("Book", Book.self) {
            $0.value("id") { $0.id }
            $0.value("title") { $0.title }
            $0.value("needed") { book in
                guard let title = book.title else { throw GraphQLError("There is no title.") }
                return title
            }
            $0.value("price") { $0.price }
            $0.loaded("author", by: \.authorID, from: authors)
            $0.loaded("writer", by: \.authorID, from: authors, otherwise: Author(id: 0, name: "Nobody"))
            $0.batch("similar") { books, call in
                call.context.counts.add("similar")
                return books.map { book in
                    book.id == 3 ? nil : Array(call.context.books.lazy.filter { $0.id != book.id }.prefix(2))
                }
            }
        }
        schema.type("Author", Author.self) {
            $0.value("id") { $0.id }
            $0.value("name") { $0.name }
            $0.batch("books") { authors, call in
                call.context.counts.add("authorBooks")
                return authors.map { author in call.context.books.filter { $0.authorID == author.id } }
            }
        }
        schema.type("Deep", Deep.self) {
            $0.value("sure") { $0 }
            $0.value("bad") { _ -> Int in throw GraphQLError("Bad.") }
            $0.value("good") { _ in 1 }
            $0.value("list") { _ in [1, 2] }
            $0.value("last") { _ in Book(id: 99, authorID: 5) }
        }
        schema.mutation {
            $0.value("add", Title.self) { _, arguments, call in
                call.context.counts.add(arguments.title)
                return Book(id: 9, title: arguments.title, authorID: nil)
            }
            $0.value("fail") { _ -> Int in throw GraphQLError("Failed.") }
        }
    }
}

struct Deep: ObjectOutput {}

struct ExecutionTests {
    @Test(arguments: [
        (
            "{ books { id title } }",
            #"{"data":{"books":[{"id":"1","title":"One"},{"id":"2","title":null},{"id":"3","title":"Three"}]}}"#
        ),
        (
            "{ b: books(first: 1) { t: title id: price __typename } }",
            #"{"data":{"b":[{"t":"One","id":1.5,"__typename":"Book"}]}}"#
        ),
        (
            "{ __typename books(first: 1) { author { name } writer { id } } }",
            #"{"data":{"__typename":"Query","books":[{"author":{"name":"Author 1"},"writer":{"id":"1"}}]}}"#
        ),
        ("{ book(title: \"x\") { id } }", #"{"data":{"book":null}}"#),
        (
            "{ maybe { sure { sure { bad } } good } }",
            #"{"data":{"maybe":null},"errors":[{"message":"Bad.","locations":[{"line":1,"column":25}],"path":["maybe","sure","sure","bad"]}]}"#
        ),
        // Each error is told, those too whose position became null with what is above it (§6.4.4).
        (
            "{ maybe { last { needed } bad } }",
            #"{"data":{"maybe":null},"errors":[{"message":"There is no title.","locations":[{"line":1,"column":18}],"path":["maybe","last","needed"]},{"message":"Bad.","locations":[{"line":1,"column":27}],"path":["maybe","bad"]}]}"#
        ),
        (
            "{ fails }",
            #"{"data":null,"errors":[{"message":"No.","locations":[{"line":1,"column":3}],"path":["fails"],"extensions":{"code":"BAD_USER_INPUT"}}]}"#
        ),
        (
            "{ broken { id } }",
            #"{"data":{"broken":null},"errors":[{"message":"Internal server error.","locations":[{"line":1,"column":3}],"path":["broken"],"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}"#
        ),
        (
            "{ books { similar { needed } } }",
            #"{"data":{"books":[{"similar":null},{"similar":[{"needed":"One"},{"needed":"Three"}]},{"similar":null}]},"errors":[{"message":"There is no title.","locations":[{"line":1,"column":21}],"path":["books",0,"similar",0,"needed"]}]}"#
        ),
    ])
    func `a document is answered`(_ document: String, _ answer: String) async throws {
        let schema = try librarySchema()
        #expect(await schema.execute(GraphQLRequest(query: document), context: Library()).text == answer)
    }

    @Test(arguments: [20, 1000])
    func `a list with two relations is three calls, however long`(_ count: Int) async throws {
        var library = Library()
        library.books = (0..<count).map { Book(id: $0, title: "\($0)", authorID: $0 % 10) }
        var settings = ExecutionSettings()
        settings.limits.cost = .max
        let document = "{ books(first: \(count)) { title author { name } similar { id } } }"
        let answer = try await librarySchema(settings).execute(GraphQLRequest(query: document), context: library)
        #expect(answer.errors.isEmpty)
        #expect(["books", "authors", "similar"].map { library.counts[$0] } == [1, 1, 1])
    }

    @Test func `what nests deeper is a call more a relation, and no key is asked for twice`() async throws {
        var library = Library()
        library.books = (0..<200).map { Book(id: $0, title: "\($0)", authorID: $0 % 10) }
        var settings = ExecutionSettings()
        settings.limits.cost = .max
        let document = """
            { books(first: 200) { author { books { author { name } similar { id } } } writer { id } similar { writer { id } } } }
            """
        let answer = try await librarySchema(settings).execute(GraphQLRequest(query: document), context: library)
        #expect(answer.errors.isEmpty)
        #expect(["books", "authors", "similar", "authorBooks"].map { library.counts[$0] } == [1, 1, 2, 1])
    }

    @Test func `all fields of a wave put their keys together`() async throws {
        let library = Library()
        let document = """
            { a: book(title: "One") { author { name } } b: books { writer { name } } c: book(title: "Three") { author { id } } }
            """
        let answer = try await librarySchema().execute(GraphQLRequest(query: document), context: library)
        #expect(answer.errors.isEmpty)
        #expect(library.counts["authors"] == 1)
    }

    @Test func `what plain values lead to is in the same wave as what stands beside them`() async throws {
        let library = Library()
        let document = "{ books { author { name } } maybe { sure { sure { last { author { name } } } } } }"
        let answer = try await librarySchema().execute(GraphQLRequest(query: document), context: library)
        #expect(answer.text.contains("Author 5"))
        #expect(library.counts["authors"] == 1)
    }
}
