import AccountsDomain
import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// The person's picture as HTTP has it, and what people with bad intentions send.
struct PictureAPITests {
    static let path = "/api/v1/account/picture"
    private let picture = TestPicture.png(saying: "a picture")

    @Test func `a picture is served as what it is, to its person's own cache`() async throws {
        try await withServer { client in
            let guest = try await Self.guest(client)
            let set = try await Self.put(client, guest, picture)
            #expect(set.status == .ok)
            let kept = try #require(try set.decoded(Account.self).picture)
            for uri in [Self.path, kept.path, Self.path + "?version=../../etc/passwd"] {
                let answer = try await Self.get(client, guest, uri)
                #expect(Data(answer.body.readableBytesView) == picture)
                #expect(answer.headers[.contentType] == "image/png")
                #expect(answer.headers[.xContentTypeOptions] == "nosniff")
                #expect(answer.headers[.cacheControl] == "private, no-cache")
                #expect(answer.headers[.eTag] == "\"\(kept.version)\"")
                #expect(answer.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
                #expect(answer.headers[.acceptRanges] == "bytes")
            }
            let head = try await client.execute(uri: Self.path, method: .head, headers: guest)
            #expect(head.headers[.contentLength] == "\(picture.count)")
            #expect(head.body.readableBytes == 0)
        }
    }

    @Test func `a browser that has it is told so, and may ask for a part`() async throws {
        try await withServer { client in
            let guest = try await Self.guest(client)
            let tag =
                "\"\(try #require(try await Self.put(client, guest, picture).decoded(Account.self).picture).version)\""
            for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
                let answer = try await Self.get(client, guest + [.ifNoneMatch: known])
                #expect(answer.status == .notModified)
                #expect(answer.body.readableBytes == 0)
            }
            #expect(try await Self.get(client, guest + [.ifNoneMatch: "\"other\""]).status == .ok)
            let part = try await Self.get(client, guest + [.range: "bytes=1-3"])
            #expect(part.status == .partialContent)
            #expect(part.text == "PNG")
            #expect(part.headers[.contentRange] == "bytes 1-3/\(picture.count)")
            #expect(try await Self.get(client, guest + [.range: "bytes=1-3", .ifRange: "\"old\""]).status == .ok)
            let behind = try await Self.get(client, guest + [.range: "bytes=\(picture.count)-"])
            #expect(behind.status == .rangeNotSatisfiable)
            #expect(behind.headers[.contentRange] == "bytes */\(picture.count)")
        }
    }

    @Test(arguments: [
        ("image/png", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", 415, "picture"),
        ("image/png", "<!doctype html><script>alert(1)</script>", 415, "picture"),
        ("image/svg+xml", "<svg/>", 415, "Content-Type"), ("text/html", "<p>", 415, "Content-Type"),
        ("application/json", "{}", 415, "Content-Type"), ("", "", 415, "Content-Type"),
        ("image/png", "", 422, "picture"),
    ])
    func `what is no picture is refused, whatever it says it is`(
        type: String,
        text: String,
        status: Int,
        field: String
    ) async throws {
        try await withServer { client in
            let guest = try await Self.guest(client)
            let answer = try await Self.put(client, guest, Data(text.utf8), type: type)
            try Self.expect(answer, status, field)
            #expect(try await Self.get(client, guest).status == .notFound)
        }
    }

    @Test func `a bomb, a torn and a far too large picture are refused`() async throws {
        try await withServer { client in
            let guest = try await Self.guest(client)
            let bomb = picture.prefix(16) + Data([0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF]) + picture.dropFirst(24)
            try Self.expect(try await Self.put(client, guest, bomb), 422, "picture")
            try Self.expect(try await Self.put(client, guest, picture.dropLast(13)), 422, "picture")
            let large = try await Self.put(client, guest, picture + Data(count: ProfilePicture.maximumBytes))
            #expect(large.status == .contentTooLarge)
            #expect(large.headers[.contentType] == Problem.contentType)
            #expect(try await Self.get(client, guest).status == .notFound)
        }
    }

    @Test func `a write without its key is refused`() async throws {
        try await withServer { client in
            let guest = try await Self.guest(client)
            for method in [HTTPRequest.Method.put, .delete] {
                let headers = guest + [.contentType: "image/png"]
                let body = method == .put ? ByteBuffer(bytes: picture) : nil
                let answer = try await client.execute(uri: Self.path, method: method, headers: headers, body: body)
                try Self.expect(answer, 400, "Idempotency-Key")
            }
        }
    }

    @Test func `the document says what is sent and what comes back`() async throws {
        try await withServer { client in
            let document = try await client.execute(uri: "/api/openapi.json", method: .get).decoded(JSONValue.self)
            let calls = document["paths"]?[Self.path]
            let kinds = Set(ProfilePicture.Kind.allCases.map(\.rawValue))
            let given = calls?["get"]?["responses"]
            #expect(Self.names(calls?["put"]?["requestBody"]?["content"]) == kinds)
            #expect(Self.names(given?["200"]?["content"]) == kinds)
            #expect(Self.names(given).isSuperset(of: ["206", "304", "401", "404", "416"]))
            let answers = Self.names(calls?["put"]?["responses"])
            #expect(answers.isSuperset(of: ["400", "401", "403", "409", "413", "415", "422", "429"]))
        }
    }

    // MARK: Parts

    private static func names(_ value: JSONValue?) -> Set<String> { Set((value?.object ?? [:]).keys) }

    private static func expect(_ answer: TestResponse, _ status: Int, _ field: String) throws {
        #expect(answer.status.code == status, "\(answer.text)")
        let problem = try answer.decoded(Problem.self)
        #expect(problem.field == field)
        #expect(problem.status == status)
    }

    static func guest(_ client: any TestClientProtocol) async throws -> HTTPFields {
        let session = try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self)
        return [.authorization: "Bearer \(session.token.value)"]
    }

    static func put(
        _ client: any TestClientProtocol,
        _ guest: HTTPFields,
        _ bytes: Data,
        type: String = "image/png"
    ) async throws -> TestResponse {
        let headers = guest + [.contentType: type, .test("Idempotency-Key"): UUID().uuidString]
        return try await client.execute(uri: path, method: .put, headers: headers, body: ByteBuffer(bytes: bytes))
    }

    static func get(
        _ client: any TestClientProtocol,
        _ headers: HTTPFields,
        _ uri: String = path
    ) async throws -> TestResponse {
        try await client.execute(uri: uri, method: .get, headers: headers)
    }
}
