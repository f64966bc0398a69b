import Calls
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// A call of the API as its document describes it, with input that passes the document's checks.
struct APICall: Sendable, CustomTestStringConvertible {
    let operation: String
    let method: String
    let path: String
    let needsPerson: Bool
    /// Whether it is not for everybody.
    private let refuses: Bool
    private let parameters: [JSONValue]
    private let body: JSONValue?
    /// What the body is when it is no JSON.
    private let contentType: String?
    private let schemas: [String: JSONValue]

    var testDescription: String { operation }
    /// Whether it changes something.
    var isSafe: Bool { method == "get" }

    /// Whether it reads what is kept for whoever asks: no id of anything is in it, and nobody is refused.
    var isReadOfOwnThings: Bool {
        isSafe && needsPerson && !refuses
            && parameters.allSatisfy { $0["in"] != "path" && $0["schema"]?["format"] != "uuid" }
    }

    /// All calls of a document.
    static func all(_ document: JSONValue) -> [APICall] {
        let schemas = document["components"]?["schemas"]?.object ?? [:]
        return (document["paths"]?.object ?? [:]).flatMap { path, methods in
            (methods.object ?? [:]).map { method, operation in
                APICall(path: path, method: method, operation: operation, schemas: schemas)
            }
        }.sorted { $0.operation < $1.operation }
    }

    private init(path: String, method: String, operation: JSONValue, schemas: [String: JSONValue]) {
        self.path = path
        self.method = method
        self.schemas = schemas
        self.operation = operation["operationId"]?.string ?? ""
        parameters = operation["parameters"]?.array ?? []
        body = operation["requestBody"]?["content"]?["application/json"]?["schema"]
        let types = operation["requestBody"]?["content"]?.object?.keys.sorted() ?? []
        contentType = types.contains("application/json") ? nil : types.first { $0 == "image/png" } ?? types.first
        refuses = operation["responses"]?["403"] != nil
        // An empty requirement lets nobody in, too.
        needsPerson = operation["security"]?.array?.contains { $0.object?.isEmpty == true } == false
    }

    /// Sends it as `token`, with `values` for what a field of that name is to hold.
    func send(
        _ client: any TestClientProtocol,
        as token: String?,
        _ values: [String: JSONValue] = [:],
        headers: HTTPFields = [:]
    ) async throws -> TestResponse {
        let maker = SampleInput(schemas: schemas, values: values)
        var (path, query, headers) = (path, [String](), headers)
        for parameter in parameters {
            let name = parameter["name"]?.string ?? ""
            guard parameter["required"]?.bool == true || values[name] != nil else { continue }
            let value = maker.value(of: parameter["schema"] ?? .null, named: name)
            let text = maker.text(value)
            switch parameter["in"]?.string {
            case "path": path = path.replacing("{\(name)}", with: text)
            case "query": query.append("\(name)=\(text)")
            default: headers[.test(name)] = value.string ?? text
            }
        }
        if let token { headers[.authorization] = "Bearer \(token)" }
        if body != nil { headers[.contentType] = "application/json" }
        var input = body.map { ByteBuffer(bytes: JSONCoding.data(of: maker.value(of: $0, named: "body"))) }
        if let contentType {
            headers[.contentType] = contentType
            input = ByteBuffer(bytes: TestPicture.png(saying: values["picture"]?.string ?? ""))
        }
        return try await client.execute(
            uri: path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")),
            method: HTTPRequest.Method(rawValue: method.uppercased()) ?? .get,
            headers: headers,
            body: input
        )
    }
}
