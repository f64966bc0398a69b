import GraphQL
import Testing

/// A request over HTTP, and what is answered in both profiles: those of 2025 as JSON and as GraphQL's own type, and the
/// draft of 2026.
struct HTTPCase: Sendable, CustomStringConvertible {
    let description: String
    var method = "POST"
    var query = ""
    var body = ""
    let statuses: [Int]
}

private let cases = [
    HTTPCase(description: "answered", body: #"{"query":"{ books { id } }"}"#, statuses: [200, 200, 200]),
    HTTPCase(description: "in part", body: #"{"query":"{ broken { id } }"}"#, statuses: [200, 200, 294]),
    HTTPCase(description: "data is null", body: #"{"query":"{ fails }"}"#, statuses: [200, 200, 294]),
    HTTPCase(description: "no JSON", body: "{", statuses: [400, 400, 400]),
    HTTPCase(description: "nothing", body: "", statuses: [400, 400, 400]),
    HTTPCase(description: "no UTF-8 escape", body: #"{"query":"\uD800"}"#, statuses: [400, 400, 400]),
    HTTPCase(description: "no object", body: "7", statuses: [400, 400, 422]),
    HTTPCase(description: "several", body: #"[{"query":"{ books { id } }"}]"#, statuses: [400, 400, 400]),
    HTTPCase(description: "no query", body: "{}", statuses: [400, 400, 422]),
    HTTPCase(description: "query is null", body: #"{"query":null}"#, statuses: [400, 400, 422]),
    HTTPCase(description: "query is a number", body: #"{"query":7}"#, statuses: [400, 400, 422]),
    HTTPCase(
        description: "variables are a list",
        body: #"{"query":"{ fails }","variables":[7]}"#,
        statuses: [400, 400, 422]
    ),
    HTTPCase(
        description: "variables are null",
        body: #"{"query":"{ __typename }","variables":null}"#,
        statuses: [200, 200, 200]
    ),
    HTTPCase(
        description: "extensions are a text",
        body: #"{"query":"{ fails }","extensions":"a"}"#,
        statuses: [400, 400, 422]
    ),
    HTTPCase(
        description: "name is a number",
        body: #"{"query":"{ fails }","operationName":1}"#,
        statuses: [400, 400, 422]
    ),
    HTTPCase(description: "unknown member", body: #"{"query":"{ __typename }","other":1}"#, statuses: [200, 200, 200]),
    HTTPCase(description: "no GraphQL", body: #"{"query":"{"}"#, statuses: [200, 400, 400]),
    HTTPCase(description: "invalid", body: #"{"query":"{ nothing }"}"#, statuses: [200, 400, 422]),
    HTTPCase(
        description: "no such operation",
        body: #"{"query":"{ fails }","operationName":"A"}"#,
        statuses: [200, 400, 422]
    ),
    HTTPCase(
        description: "variable missing",
        body: #"{"query":"query ($t: String!) { book(title: $t) { id } }"}"#,
        statuses: [200, 400, 422]
    ),
    HTTPCase(
        description: "unknown hash",
        body: #"{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"ab"}}}"#,
        statuses: [200, 200, 200]
    ),
    HTTPCase(description: "GET", method: "GET", query: "query=%7B+__typename%20%7D", statuses: [200, 200, 200]),
    HTTPCase(description: "GET with nothing", method: "GET", query: "", statuses: [400, 400, 422]),
    HTTPCase(description: "GET of nothing", method: "GET", query: "query=", statuses: [400, 400, 422]),
    HTTPCase(
        description: "GET with variables",
        method: "GET",
        query: "query=query($t:String!){book(title:$t){id}}&variables=%7B%22t%22:%22One%22%7D",
        statuses: [200, 200, 200]
    ),
    HTTPCase(
        description: "GET with no variables",
        method: "GET",
        query: "query=%7B__typename%7D&variables=&operationName=&extensions=",
        statuses: [200, 200, 200]
    ),
    HTTPCase(description: "GET, not encoded", method: "GET", query: "query=%7", statuses: [400, 400, 400]),
    HTTPCase(description: "GET, no UTF-8", method: "GET", query: "query=%FF", statuses: [400, 400, 400]),
    HTTPCase(
        description: "GET, variables no JSON",
        method: "GET",
        query: "query=%7Ba%7D&variables=%7B",
        statuses: [400, 400, 400]
    ),
    HTTPCase(
        description: "GET, given twice",
        method: "GET",
        query: "query=%7Ba%7D&query=%7Bb%7D",
        statuses: [400, 400, 422]
    ),
    HTTPCase(
        description: "mutation by GET",
        method: "GET",
        query: "query=mutation%7Bfail%7D",
        statuses: [405, 405, 405]
    ),
    HTTPCase(description: "PUT", method: "PUT", statuses: [405, 405, 405]),
    HTTPCase(description: "DELETE", method: "DELETE", statuses: [405, 405, 405]),
]

struct HTTPTests {
    static func respond(
        _ request: GraphQLHTTPRequest,
        _ change: (inout HTTPSettings) -> Void = { _ in }
    ) async throws -> GraphQLHTTPResponse {
        var settings = HTTPSettings()
        change(&settings)
        return await GraphQLHTTP(try librarySchema(), settings: settings).respond(to: request) { _ in Library() }
    }

    @Test(arguments: cases, [0, 1, 2])
    func `a request has its status in each profile`(_ given: HTTPCase, _ profile: Int) async throws {
        let accept = profile == 0 ? "application/json" : "application/graphql-response+json"
        let request = GraphQLHTTPRequest(
            method: given.method,
            query: given.query,
            headers: [("Content-Type", "application/json"), ("Accept", accept)],
            body: Array(given.body.utf8)
        )
        let response = try await Self.respond(request) { $0.status = profile == 2 ? .draft2026 : .audit2025 }
        #expect(response.status == given.statuses[profile], "\(String(decoding: response.bytes, as: UTF8.self))")
        let body = try JSONReader.value(of: response.bytes)
        let isRequestError = body["data"] == nil
        #expect(isRequestError == (body["errors"] != nil && response.status != 294 && body["data"] == nil))
        #expect(response.header("content-type")?.hasSuffix("; charset=utf-8") == true)
    }

    @Test(arguments: [
        (String?.none, String?("application/json")), ("", "application/json"), ("*/*", "application/json"),
        ("application/json", "application/json"), ("application/*", "application/json"),
        ("application/graphql-response+json", "application/graphql-response+json"),
        ("application/graphql-response+json, application/json", "application/graphql-response+json"),
        ("application/json, application/graphql-response+json", "application/json"),
        ("application/json;q=0.5, application/graphql-response+json;q=0.9", "application/graphql-response+json"),
        ("application/graphql-response+json;q=0.5, */*", "application/json"),
        ("text/html, application/json;q=0.1", "application/json"), ("text/html", nil), ("image/png, text/*", nil),
        ("application/json;q=0", nil),
        ("application/json;q=0, application/graphql-response+json", "application/graphql-response+json"),
        (
            "multipart/mixed;deferSpec=20220824,application/graphql-response+json,application/json",
            "application/graphql-response+json"
        ),
        ("APPLICATION/JSON; charset=utf-8", "application/json"), (", ,", "application/json"),
        ("application/json;q=x", nil),
    ])
    func `the best of what is asked for is answered`(_ accept: String?, _ type: String?) async throws {
        let request = GraphQLHTTPRequest(
            method: "POST",
            headers: [("content-type", "application/json")] + (accept.map { [("accept", $0)] } ?? []),
            body: Array(#"{"query":"{ __typename }"}"#.utf8)
        )
        let response = try await Self.respond(request)
        #expect(response.status == (type == nil ? 406 : 200))
        if let type { #expect(response.header("content-type") == "\(type); charset=utf-8") }
    }

    @Test(arguments: [
        ("application/json", 200), ("application/json; charset=utf-8", 200),
        ("application/json;charset=\"UTF-8\"", 200),
        ("application/json; charset=latin1", 415), ("text/plain", 415), ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=a", 415), ("application/graphql", 415), ("", 415), ("application/jsonp", 415),
    ])
    func `a body is JSON or nothing`(_ type: String, _ status: Int) async throws {
        let request = GraphQLHTTPRequest(
            method: "POST",
            headers: [("content-type", type)],
            body: Array(#"{"query":"{ __typename }"}"#.utf8)
        )
        let response = try await Self.respond(request) { $0.uploadPath = "/api/upload" }
        #expect(response.status == status)
        if status == 415 { #expect(String(decoding: response.bytes, as: UTF8.self).contains("/api/upload")) }
    }

    @Test func `a body of as many bytes as are taken is read and a longer one is not`() async throws {
        let text = #"{"query":"{ __typename }"}"#
        for (limit, status) in [(text.utf8.count, 200), (text.utf8.count - 1, 413)] {
            let request = GraphQLHTTPRequest(
                method: "POST",
                headers: [("content-type", "application/json")],
                body: Array(text.utf8)
            )
            #expect(try await Self.respond(request) { $0.bodyLimit = limit }.status == status)
        }
    }

    @Test(
        arguments: [
            ([], 200), ([("cookie", "other=1")], 200), ([("cookie", "session=1")], 200),
            ([("cookie", "session=1"), ("sec-fetch-site", "same-origin")], 200),
            ([("cookie", "session=1"), ("sec-fetch-site", "none")], 200),
            ([("cookie", "session=1"), ("sec-fetch-site", "same-site")], 403),
            ([("cookie", "a=b; session=1"), ("sec-fetch-site", "cross-site")], 403),
            ([("cookie", "session=1"), ("origin", "https://evil.example"), ("host", "good.example")], 403),
            ([("cookie", "session=1"), ("origin", "https://good.example"), ("host", "good.example")], 200),
            ([("cookie", "session=1"), ("origin", "null"), ("host", "good.example")], 403),
            ([("origin", "https://evil.example"), ("host", "good.example")], 200),
        ] as [([(String, String)], Int)]
    )
    func `a cookie is used from our own pages alone`(_ headers: [(String, String)], _ status: Int) async throws {
        for method in ["GET", "POST"] {
            let request = GraphQLHTTPRequest(
                method: method,
                query: "query=%7B__typename%7D",
                headers: headers.map { ($0.0, $0.1) } + [("content-type", "application/json")],
                body: Array(#"{"query":"{ __typename }"}"#.utf8)
            )
            #expect(try await Self.respond(request) { $0.cookies = ["session"] }.status == status)
        }
    }

    @Test func `methods that are refused name those that are not`() async throws {
        #expect(try await Self.respond(GraphQLHTTPRequest(method: "PATCH")).header("allow") == "GET, POST")
        let mutation = GraphQLHTTPRequest(method: "GET", query: "query=mutation%7Bfail%7D")
        #expect(try await Self.respond(mutation).header("allow") == "POST")
    }

    @Test func `whoever asks is looked for only where something is executed`() async throws {
        let http = GraphQLHTTP(try librarySchema())
        for (query, isAsked) in [("{ nothing }", false), ("{ fails }", true)] {
            let request = GraphQLHTTPRequest(
                method: "POST",
                headers: [("content-type", "application/json")],
                body: Array("{\"query\":\"\(query)\"}".utf8)
            )
            let response = await http.respond(to: request) { _ in
                throw HTTPFault(401, GraphQLError("Who are you?"), headers: [("www-authenticate", "Bearer")])
            }
            #expect(response.status == (isAsked ? 401 : 200))
            #expect((response.header("www-authenticate") != nil) == isAsked)
        }
    }
}
