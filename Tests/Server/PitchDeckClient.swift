import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// A client of the schema, as the plan's is: one document of all operations, a token, JSON.
struct PitchDeckClient {
    let client: any TestClientProtocol
    var token: String?
    var key: String?

    private static let operations = String(decoding: PackageResources.pitchdeck_ops_graphql, as: UTF8.self)

    /// An operation of the plan's document.
    func operation(_ name: String, _ variables: JSONValue = [:]) async throws -> GraphQLReply {
        try await send(["query": .string(Self.operations), "operationName": .string(name), "variables": variables])
    }

    func query(_ document: String, _ variables: JSONValue = [:]) async throws -> GraphQLReply {
        try await send(["query": .string(document), "variables": variables])
    }

    private func send(_ body: JSONValue) async throws -> GraphQLReply {
        var headers: HTTPFields = [.contentType: "application/json", .accept: "application/json"]
        if let token { headers[.authorization] = "Bearer \(token)" }
        if let key { headers[.test("Idempotency-Key")] = key }
        let response = try await client.execute(
            uri: "/graphql",
            method: .post,
            headers: headers,
            body: ByteBuffer(bytes: JSONCoding.data(of: body))
        )
        return try GraphQLReply(response)
    }

    /// Somebody who has registered.
    func registered(_ name: String) async throws -> PitchDeckClient {
        let input: JSONValue = [
            "username": .string(name), "email": .string("\(name)@example.org"), "password": "a long pass phrase",
        ]
        let reply = try await operation("Register", ["input": input])
        var client = self
        client.token = try #require(reply["register", "jwt"]?.text)
        return client
    }

    /// What a startup that was made is known by.
    func created(
        _ title: String,
        status: String = "PUBLISHED",
        _ more: [String: JSONValue] = [:]
    ) async throws -> String {
        let document = """
            mutation($data: StartupInput!, $status: PublicationStatus) {
                createStartup(data: $data, status: $status) { documentId }
            }
            """
        let data = JSONValue.object(more.merging(["title": .string(title)]) { $1 })
        let reply = try await query(document, ["data": data, "status": .string(status)])
        return try #require(reply["createStartup", "documentId"]?.text, "\(reply.body)")
    }
}

/// What was answered.
struct GraphQLReply {
    let status: Int
    let body: JSONValue

    init(_ response: TestResponse) throws {
        status = response.status.code
        body = try JSONCoding.value(from: Data(response.body.readableBytesView))
    }

    var data: JSONValue? { body.at(["data"]) }
    var error: JSONValue? { body.at(["errors"])?.items.first }
    var code: String? { error?.at(["extensions", "code"])?.text }

    subscript(path: String...) -> JSONValue? { data?.at(path) }
}

extension JSONValue {
    func at(_ path: [String]) -> JSONValue? {
        path.reduce(self as JSONValue?) { value, name in
            guard case .object(let members)? = value else { return nil }
            return members[name]
        }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
}
