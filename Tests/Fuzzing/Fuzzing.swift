import AccountsDomain
import Calls
import Foundation
import GraphQL
import PostgREST
import RepositoriesDomain

/// What libFuzzer calls with bytes it made up; `FUZZ_PARSER` says who reads them.
///
/// A crash, a trap, a time-out or a broken promise ends the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    parser(Data(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

/// Read once: the environment is the same for every input.
private let parser: @Sendable (Data) -> Void = {
    let name = ProcessInfo.processInfo.environment["FUZZ_PARSER"] ?? ""
    guard let parser = parsers[name] else { fatalError("FUZZ_PARSER is none of \(parsers.keys.sorted())") }
    return parser
}()

private let parsers: [String: @Sendable (Data) -> Void] = [
    "json": { data in
        guard let value = try? JSONCoding.value(from: data) else { return }
        // What was read is written and read again as the same.
        guard let again = try? JSONCoding.value(from: JSONCoding.data(of: value)), again == value else {
            fatalError("JSON changes when it is written")
        }
    },
    "mail-reply": { data in
        guard let (reply, length) = try? SMTPReply.read(data) else { return }
        precondition((200...599).contains(reply.code) && length <= data.count && !reply.lines.isEmpty)
    },
    "chat-stream": { data in
        var whole = ChatStreamParser()
        var pieces = ChatStreamParser()
        let events = whole.add(data)
        precondition(events == data.flatMap { pieces.add([$0]) }, "what is heard depends on the pieces")
    },
    "readme": { data in
        let id = Repository.ID(owner: "apple", name: "swift")
        _ = ReadmeParser(id: id, branch: "main").readme(from: text(data))
    },
    "search": { data in _ = SearchExpression(text(data)) },
    "link-header": { data in _ = GitHubLink.next(in: text(data)) },
    "languages": { data in precondition(AcceptedLanguages(text(data)).tags.count <= 20) },
    "words": { data in words(text(data)) },
    "rest-query": { data in restQuery(text(data)) },
    "graphql-document": { data in graphQLDocument(text(data)) },
    "graphql-schema": { data in
        guard let schema = try? Schema(text(data)) else { return }
        precondition((try? ExecutableSchema<Void>.madeUp(schema)) != nil, "a schema that cannot be answered")
    },
    "graphql-request": { data in graphQLRequest(data) },
    "graphql-query": { data in
        graphQLAnswer(GraphQLHTTPRequest(method: "GET", query: text(data), headers: [("accept", "application/json")]))
    },
    "graphql-accept": { data in
        let query = "query=%7B__typename%7D"
        graphQLAnswer(GraphQLHTTPRequest(method: "GET", query: query, headers: [("accept", text(data))]))
    },
]

private let graphQL: GraphQLHTTP<Void> = {
    guard let schema = try? Schema(Schema.sampleSDL), let made = try? ExecutableSchema<Void>.madeUp(schema) else {
        fatalError("the sample is no schema")
    }
    return GraphQLHTTP(made)
}()

/// What is read is printed and read again as the same; what is valid is executed, and its answer is JSON.
private func graphQLDocument(_ text: String) {
    guard let tree = try? DocumentNode(parsing: text) else { return }
    precondition((try? DocumentNode(parsing: tree.description)) == tree, "a document changes when it is printed")
    let answer = graphQL.schema.executeImmediately(graphQL.schema.prepare(GraphQLRequest(query: text)), context: ())
    precondition((try? JSONReader.value(of: answer.json)) != nil, "an answer that is no JSON")
}

private func graphQLRequest(_ data: Data) {
    let headers = [("content-type", "application/json"), ("accept", "application/graphql-response+json")]
    graphQLAnswer(GraphQLHTTPRequest(method: "POST", headers: headers, body: Array(data)))
}

/// Every request has an answer with a status and JSON, or a stream.
private func graphQLAnswer(_ request: GraphQLHTTPRequest) {
    let done = DispatchSemaphore(value: 0)
    Task {
        let response = await graphQL.respond(to: request) { _ in }
        if case .bytes(let bytes) = response.body {
            precondition((try? JSONReader.value(of: bytes)) != nil, "an answer that is no JSON")
        }
        precondition(response.status < 500 || response.status == 503, "a fault of ours")
        done.signal()
    }
    done.wait()
}

/// The short texts of people: nothing that is taken may hold what could end a line, a header or a name.
private func words(_ text: String) {
    if let email = try? EmailAddress(text) {
        precondition(email.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "an address with a control character")
        precondition((try? EmailAddress(email.text))?.key == email.key, "an address that is not its own")
    }
    if let name = try? DisplayName(text) {
        precondition(!name.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
    if let path = LocalPath(text) { precondition(path.text.hasPrefix("/") && !path.text.hasPrefix("//")) }
    if let route = AccountRoute(url: text) { precondition(AccountRoute(url: route.path) == route, route.path) }
    if let date = RFC3339.date(from: text) { precondition(RFC3339.date(from: RFC3339.string(from: date)) != nil) }
    _ = try? NewPassword(text, personal: [text])
}

private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

/// What is read as a query chooses rows that are there, each once.
private func restQuery(_ text: String) {
    guard let query = try? RestQuery(text), let found = try? RowSelection(query.own).rows(of: FuzzedRows()) else {
        return
    }
    precondition(Set(found).count == found.count && found.allSatisfy { (0..<FuzzedRows.cells.count).contains($0) })
    _ = try? OutputColumn.columns(query.select, of: FuzzedRows().table)
}

private struct FuzzedRows: RestRows {
    static let cells: [[JSONValue]] = [
        [1, "a", ["x", "y"], ["k": ["n": 1]], "2026-11-24T00:00:00+00:00"], [.null, .null, .null, .null, .null],
        [-3, "ünï", [], [1, "two", .null], "2026-01-01T00:00:00.5+00:00"],
    ]

    let table = RestTable(
        "t",
        [
            RestColumn("i", .int8), RestColumn("t", .text, hasSpellings: true), RestColumn("l", .texts),
            RestColumn("j", .jsonb), RestColumn("d", .timestamptz),
        ],
        key: ["i"]
    )
    var count: Int { Self.cells.count }
    func value(_ column: Int, of row: Int) -> JSONValue { Self.cells[row][column] }
}
