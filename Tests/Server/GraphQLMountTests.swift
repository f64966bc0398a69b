import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

struct GraphQLMountTests {
    private static func post(
        _ client: any TestClientProtocol,
        _ document: String,
        _ headers: HTTPFields = [:]
    ) async throws -> TestResponse {
        let body = ByteBuffer(string: #"{"query":"\#(document)"}"#)
        let headers = HTTPFields([.init(name: .contentType, value: "application/json")] + headers)
        return try await client.execute(uri: "/graphql", method: .post, headers: headers, body: body)
    }

    @Test func `the server answers GraphQL, and shows its explorer to browsers`() async throws {
        try await withServer { client in
            let answer = try await Self.post(client, "{ __typename }")
            #expect(answer.text == #"{"data":{"__typename":"Query"}}"#)
            let page = try await client.execute(uri: "/graphql", method: .get, headers: [.accept: "text/html"])
            #expect(page.status == .ok && page.text.contains("/graphql/explorer.js"))
            let script = try await client.execute(uri: "/graphql/explorer.js", method: .get)
            #expect(script.headers[.contentType] == "text/javascript; charset=utf-8")
        }
    }

    @Test func `requests are counted by what they do and how far they came, never by their names`() async throws {
        try await withServer(.live) { client in
            for document in [
                "query Secret { ownStartups { id } }", "{ me { id } }", "{ nothing }",
                "mutation { deleteStartup(documentId: 1) { documentId } }",
            ] {
                _ = try await Self.post(client, document)
            }
            let text = try await client.execute(uri: "/metrics", method: .get).text
            func count(_ kind: String, _ outcome: String) -> Bool {
                text.contains(
                    #"graphql_operation_duration_seconds_count{graphql_operation_type="\#(kind)",outcome="\#(outcome)"}"#
                )
            }
            #expect(count("query", "ok") && count("none", "validation") && count("mutation", "errors"))
            #expect(text.contains(#"outcome="ok"} 2"#) && !text.contains("Secret"))
        }
    }

    @Test func `whoever has a token that nobody has is told so as GraphQL's clients read it`() async throws {
        try await withServer { client in
            let response = try await Self.post(client, "{ me { id } }", [.authorization: "Bearer nobody"])
            #expect(response.status == .unauthorized)
            #expect(response.text.contains(#""code":"UNAUTHENTICATED""#))
        }
    }

    @Test func `what is refused before GraphQL is told as GraphQL's clients read it`() async throws {
        try await withServer {
            $0.limits.perAddress = .init(burst: 1, perSecond: 0.001)
        } _: { client in
            _ = try await Self.post(client, "{ me { id } }")
            let response = try await Self.post(client, "{ me { id } }")
            #expect(response.status == .tooManyRequests)
            #expect(response.headers[.test("Retry-After")] != nil)
            #expect(response.text.hasPrefix(#"{"errors":[{"message":"#))
            #expect(response.text.contains(#""code":"TOO_MANY_REQUESTS""#))
        }
    }

    @Test(arguments: ["TRACE", "PUT"])
    func `a method that is not answered is told so`(_ name: String) async throws {
        try await withServer { client in
            let method = try #require(HTTPRequest.Method(rawValue: name))
            let response = try await client.execute(uri: "/graphql", method: method)
            #expect(response.status == .methodNotAllowed)
            #expect(response.headers[.allow] == "GET, POST")
        }
    }

    @Test func `another site's page may not ask with our cookie`() async throws {
        try await withServer { client in
            let cookie: HTTPFields = [.cookie: "serendip=x", .test("Sec-Fetch-Site"): "cross-site"]
            let response = try await Self.post(client, "{ me { id } }", cookie)
            #expect(response.status == .forbidden)
        }
    }

    @Test func `what costs much takes more of what one may ask`() {
        let buckets = TokenBuckets<String>(.init(burst: 10, perSecond: 1))
        #expect(buckets.take("a", count: 9) == nil)
        #expect(buckets.take("a", count: 2).map { $0 > 0.5 && $0 <= 1 } == true)
        // More than there can ever be is not refused for ever.
        #expect(buckets.take("b", count: 50) == nil)
    }
}
