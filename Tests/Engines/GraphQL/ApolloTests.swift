import GraphQL
import Testing

/// Requests as Apollo's clients for Swift send them (2.4.0), and what they need of the answers.
struct ApolloTests {
    private static let accept = "multipart/mixed;deferSpec=20220824,application/graphql-response+json,application/json"
    private static let hash = "a3d3b9a4a0a6ea0c8ae6ec7eb4b1ac2d0c0b8cde9e6a1e5ed5c3b1a0f1f0c9e8"

    private static func http() throws -> GraphQLHTTP<Void> {
        GraphQLHTTP(try ExecutableSchema<Void>.madeUp(try Schema(Schema.sampleSDL)))
    }

    private static func post(
        _ body: String,
        _ http: GraphQLHTTP<Void>,
        headers: [(String, String)] = []
    ) async -> GraphQLHTTPResponse {
        let own = [
            ("Content-Type", "application/json"), ("Accept", accept), ("X-APOLLO-OPERATION-TYPE", "query"),
            ("X-APOLLO-OPERATION-NAME", "Books"), ("apollographql-client-name", "org.example-apollo-ios"),
            ("apollographql-client-version", "1.0-1"),
        ]
        return await http.respond(
            to: GraphQLHTTPRequest(method: "POST", headers: own + headers, body: Array(body.utf8))
        ) { _ in }
    }

    private static let library = #""extensions":{"clientLibrary":{"name":"apollo-ios","version":"2.4.0"}}"#

    @Test(arguments: [
        // A query with its name, null variables and the library.
        (
            #"{"operationName":"A","query":"query A { __typename books { __typename id title } }","variables":null,"#,
            200, true
        ),
        // Fragments that are written after it, with __typename everywhere.
        (
            #"{"operationName":"B","query":"query B { __typename book(id: 1) { __typename ...Card } } fragment Card on Book { __typename id title authors { __typename name } }","#,
            200, true
        ),
        // Types and fragments on types.
        (
            #"{"operationName":"S","query":"query S($text: String!) { __typename search(text: $text) { __typename ... on Book { id } ... on Author { name } } }","variables":{"text":"a"},"#,
            200, true
        ),
        // A mutation.
        (
            #"{"operationName":"Add","query":"mutation Add($book: NewBook!) { addBook(book: $book) { __typename id } }","variables":{"book":{"title":"A","pages":1}},"#,
            200, true
        ),
        // Conditions.
        (
            #"{"operationName":"C","query":"query C($with: Boolean!) { __typename books { __typename id title @include(if: $with) } }","variables":{"with":false},"#,
            200, true
        ),
        // An enum and a null where both may be.
        (
            #"{"operationName":"F","query":"query F($filter: BookFilter) { books(filter: $filter, first: null) { __typename genre } }","variables":{"filter":{"genre":"POEMS","title":null}},"#,
            200, true
        ),
        // A variable that is missing: the body is dropped, so the status must say it.
        (
            #"{"operationName":"S","query":"query S($text: String!) { search(text: $text) { __typename } }","variables":{},"#,
            400, false
        ),
    ])
    func `a request of Apollo's is answered`(_ start: String, _ status: Int, _ hasData: Bool) async throws {
        let response = await Self.post(start + Self.library + "}", try Self.http())
        #expect(response.status == status, "\(String(decoding: response.bytes, as: UTF8.self))")
        #expect(response.header("content-type") == "application/graphql-response+json; charset=utf-8")
        #expect((try JSONReader.value(of: response.bytes)["data"] != nil) == hasData)
    }

    @Test func `a document is sent by its hash alone, missed, sent, and known`() async throws {
        let http = try Self.http()
        let query = "query Hello { __typename hello }"
        let hash = "d2ac9150de895bfaf241a20fc11e61804252c355b3f300dbf988f63e61d3f3a3"
        let extensions = #""extensions":{"persistedQuery":{"version":1,"sha256Hash":"\#(hash)"}}"#
        let missed = await Self.post(#"{"operationName":"Hello",\#(extensions)}"#, http)
        // Of any other status the client drops the body, and would not send the document.
        #expect(missed.status == 200)
        #expect(missed.header("content-type") == "application/json; charset=utf-8")
        #expect(String(decoding: missed.bytes, as: UTF8.self).contains("PersistedQueryNotFound"))
        let sent = await Self.post(#"{"query":"\#(query)",\#(extensions)}"#, http)
        let known = await Self.post(#"{"operationName":"Hello",\#(extensions)}"#, http)
        #expect(sent.status == 200 && known.bytes == sent.bytes)
        #expect(String(decoding: known.bytes, as: UTF8.self).hasPrefix(#"{"data":{"__typename":"Query""#))
    }

    @Test func `a query by its hash may be sent by GET`() async throws {
        let query =
            "operationName=A&variables=%7B%7D&extensions=%7B%22persistedQuery%22%3A%7B%22version%22%3A1%2C"
            + "%22sha256Hash%22%3A%22\(Self.hash)%22%7D%7D"
        let request = GraphQLHTTPRequest(method: "GET", query: query, headers: [("accept", Self.accept)])
        #expect(try await Self.http().respond(to: request) { _ in }.status == 200)
    }

    @Test func `what code is generated from may be asked`() async throws {
        let of = String(repeating: "ofType { kind name ", count: 9) + String(repeating: "}", count: 9)
        let document =
            "query IntrospectionQuery { __schema { queryType { name } types { kind name "
            + "fields(includeDeprecated: true) { name args { name type { kind name \(of) } } type { kind name \(of) } } "
            + "inputFields { name type { kind name \(of) } } possibleTypes { kind name \(of) } } } }"
        let response = await Self.post(#"{"query":"\#(document)"}"#, try Self.http())
        #expect(response.status == 200, "\(String(decoding: response.bytes.prefix(300), as: UTF8.self))")
    }

    @Test func `a client that would take parts alone is told that there are none`() async throws {
        let headers = [("content-type", "application/json"), ("accept", "multipart/mixed;deferSpec=20220824")]
        let request = GraphQLHTTPRequest(method: "POST", headers: headers, body: Array(#"{"query":"{ hello }"}"#.utf8))
        #expect(try await Self.http().respond(to: request) { _ in }.status == 406)
    }
}
