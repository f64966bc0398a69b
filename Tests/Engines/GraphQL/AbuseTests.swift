import Foundation
import GraphQL
import Testing

/// A request that nobody means well by, and what refuses it.
struct AbuseCase: Sendable, CustomStringConvertible {
    let description: String
    var document = ""
    /// JSON of the variables.
    var variables = "{}"
    /// The body where it is more than a document and its variables.
    var body: String?
    let status: Int
    /// The first error's code; `nil` where it is answered.
    var code: String?

    var bytes: [UInt8] {
        let quoted = String(decoding: JSONText.quoted(document), as: UTF8.self)
        return Array((body ?? #"{"query":\#(quoted),"variables":\#(variables)}"#).utf8)
    }
}

extension JSONText {
    fileprivate static func quoted(_ text: String) -> [UInt8] {
        var json = JSONText()
        json.string(text)
        return json.bytes
    }
}

private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
private func numbered(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined(separator: " ") }

private let introspectionLoop =
    "{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }"

private let cases = [
    AbuseCase(
        description: "selections nest as deep as a stack",
        document: times(20_000, "{a"),
        status: 400,
        code: "GRAPHQL_PARSE_FAILED"
    ),
    AbuseCase(
        description: "selections nest deeper than is answered",
        document: "{ books { similar { similar { similar { similar { similar { similar { similar { similar { similar "
            + "{ similar { similar { id } } } } } } } } } } } } }",
        status: 400,
        code: "QUERY_TOO_DEEP"
    ),
    AbuseCase(
        description: "a thousand aliases of one field",
        document: "{ \(numbered(1000) { "a\($0): hello" }) }",
        status: 400,
        code: "QUERY_TOO_LARGE"
    ),
    AbuseCase(
        description: "aliases within a list",
        document: "{ books { \(numbered(300) { "a\($0): title" }) } }",
        status: 400,
        code: "QUERY_TOO_LARGE"
    ),
    AbuseCase(
        description: "aliases that fragments multiply",
        document: "{ ...A } fragment A on Query { ...B } fragment B on Query { "
            + "\(numbered(150) { "b\($0): hello" }) ...C } fragment C on Query { \(numbered(150) { "c\($0): hello" }) }",
        status: 400,
        code: "QUERY_TOO_LARGE"
    ),
    AbuseCase(
        description: "a list of a million",
        document: "{ books(first: 1000000) { id } }",
        status: 400,
        code: "QUERY_TOO_COSTLY"
    ),
    AbuseCase(
        description: "a list of a million by a variable",
        document: "query ($n: Int) { books(first: $n) { id } }",
        variables: #"{"n":1000000}"#,
        status: 400,
        code: "QUERY_TOO_COSTLY"
    ),
    AbuseCase(
        description: "lists in lists",
        document: "{ books(first: 50) { similar(first: 50) { similar(first: 50) { id } } } }",
        status: 400,
        code: "QUERY_TOO_COSTLY"
    ),
    AbuseCase(
        description: "sizes whose product no integer holds",
        document: "{ books(first: 2147483647) { similar(first: 2147483647) { similar(first: 2147483647) { "
            + "similar(first: 2147483647) { id } } } } }",
        status: 400,
        code: "QUERY_TOO_COSTLY"
    ),
    AbuseCase(
        description: "a size below nothing",
        document: "{ books(first: -1000000) { id } }",
        status: 200
    ),
    AbuseCase(
        description: "a name of two hundred thousand letters",
        document: "{ \(times(200_000, "a")) }",
        status: 400,
        code: "GRAPHQL_PARSE_FAILED"
    ),
    AbuseCase(
        description: "a text of two hundred thousand letters",
        document: "{ hello(name: \"\(times(200_000, "a"))\") }",
        status: 200
    ),
    AbuseCase(
        description: "a number of two hundred thousand digits",
        document: "{ books(first: \(times(200_000, "9"))) { id } }",
        status: 400,
        code: "GRAPHQL_VALIDATION_FAILED"
    ),
    AbuseCase(
        description: "more tokens than are read",
        document: "{ \(times(6000, "hello ")) }",
        status: 400,
        code: "GRAPHQL_PARSE_FAILED"
    ),
    AbuseCase(
        description: "lists in a list in an argument",
        document: "{ books(filter: \(times(5000, "["))",
        status: 400,
        code: "GRAPHQL_PARSE_FAILED"
    ),
    AbuseCase(
        description: "a type of lists of lists",
        document: "query ($a: \(times(5000, "["))Int) { hello }",
        status: 400,
        code: "GRAPHQL_PARSE_FAILED"
    ),
    AbuseCase(
        description: "a flood of directives",
        document: "{ hello \(times(2000, "@skip(if: false) ")) }",
        status: 400,
        code: "GRAPHQL_PARSE_FAILED"
    ),
    AbuseCase(
        description: "directives that nobody knows",
        document: "{ hello \(numbered(1000) { "@d\($0)" }) }",
        status: 400,
        code: "GRAPHQL_VALIDATION_FAILED"
    ),
    AbuseCase(
        description: "fragments that spread each other",
        document: "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
        status: 400,
        code: "GRAPHQL_VALIDATION_FAILED"
    ),
    AbuseCase(
        description: "fragments that double with each",
        document: "{ ...F0 } fragment F30 on Query { hello } "
            + numbered(30) { "fragment F\($0) on Query { a: hello ...F\($0 + 1) b: hello ...F\($0 + 1) }" },
        status: 400,
        code: "QUERY_TOO_LARGE"
    ),
    AbuseCase(
        description: "the schema asked in circles",
        document: introspectionLoop,
        status: 400,
        code: "GRAPHQL_VALIDATION_FAILED"
    ),
    AbuseCase(
        description: "fields that could not be merged, in all pairs",
        document: "{ \(numbered(1500) { "x: hello(name: \"\($0)\")" }) }",
        status: 400,
        code: "GRAPHQL_PARSE_FAILED"
    ),
    AbuseCase(
        description: "fewer fields that could not be merged",
        document: "{ \(numbered(600) { "x: hello(name: \"\($0)\")" }) }",
        status: 400,
        code: "GRAPHQL_VALIDATION_FAILED"
    ),
    AbuseCase(
        description: "several requests in one",
        body: "[\(Array(repeating: #"{"query":"{ hello }"}"#, count: 1000).joined(separator: ","))]",
        status: 400,
        code: "BAD_REQUEST"
    ),
    AbuseCase(
        description: "JSON that nests as deep as a stack",
        body: #"{"query":"{ hello }","variables":\#(times(100_000, "["))"#,
        status: 400,
        code: "BAD_REQUEST"
    ),
    AbuseCase(
        description: "variables that nobody declared",
        document: "{ hello }",
        variables: "{\(numbered(5000) { "\"v\($0)\":1\($0 == 4999 ? "" : ",")" })}",
        status: 200
    ),
    AbuseCase(
        description: "a variable that nests",
        document: "query ($f: BookFilter) { books(filter: $f) { id } }",
        variables: #"{"f":\#(times(20, #"{"and":["#))\#(times(20, "]}"))}"#,
        status: 200
    ),
    AbuseCase(
        description: "a variable that nests deeper than JSON is read",
        document: "query ($f: BookFilter) { books(filter: $f) { id } }",
        variables: #"{"f":\#(times(60, #"{"and":["#))\#(times(60, "]}"))}"#,
        status: 400,
        code: "BAD_REQUEST"
    ),
    AbuseCase(
        description: "a list of a variable's wrong values",
        document: "query ($f: BookFilter) { books(filter: $f) { id } }",
        variables: #"{"f":{"and":[\#(Array(repeating: "7", count: 20_000).joined(separator: ","))]}}"#,
        status: 400,
        code: "BAD_USER_INPUT"
    ),
    AbuseCase(
        description: "a body past its limit",
        body: #"{"query":"\#(times(300_000, " "))"}"#,
        status: 413,
        code: "BAD_REQUEST"
    ),
    AbuseCase(
        description: "a hash that is not the document's",
        body: #"{"query":"{ hello }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"\#(times(64, "0"))"}}}"#,
        status: 400,
        code: "BAD_REQUEST"
    ),
]

struct AbuseTests {
    private static let http = Result {
        GraphQLHTTP(try ExecutableSchema<Void>.madeUp(try Schema(Schema.sampleSDL)))
    }

    @Test(.timeLimit(.minutes(1)), arguments: cases)
    func `whoever asks too much is refused at once, with few words`(_ given: AbuseCase) async throws {
        let headers = [("content-type", "application/json"), ("accept", "application/graphql-response+json")]
        let request = GraphQLHTTPRequest(method: "POST", headers: headers, body: given.bytes)
        let start = ContinuousClock.now
        let response = await (try Self.http.get()).respond(to: request) { _ in }
        let duration = ContinuousClock.now - start
        let body = try JSONReader.value(of: response.bytes)
        #expect(response.status == given.status, "\(String(decoding: response.bytes.prefix(300), as: UTF8.self))")
        #expect(body["errors"]?[0]?["extensions"]?["code"] == given.code.map { .string($0) })
        // A second is a hundred times what any of them takes; errors do not send what was sent back many times.
        #expect(duration < .seconds(1))
        if given.code != nil { #expect(response.bytes.count < 300_000) }
    }
}

extension GraphQLValue {
    fileprivate subscript(index: Int) -> GraphQLValue? {
        guard case .list(let items) = self, items.indices.contains(index) else { return nil }
        return items[index]
    }
}
