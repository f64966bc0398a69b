import Foundation
import Testing

@testable import Calls

struct OpenAPIDocumentTests {
    private let document = OpenAPIDocument(
        title: "Post",
        version: "1",
        declarations: [postcardEndpoint.declaration]
    ).json()

    @Test func `an operation lists its parameters where they stand`() throws {
        let operation = try #require(value("paths", "/api/v1/people/{owner}/postcards", "post"))
        guard case .array(let parameters) = operation.object?["parameters"] else {
            Issue.record("no parameters")
            return
        }
        let places = parameters.map { "\($0.object?["in"]?.string ?? "") \($0.object?["name"]?.string ?? "")" }
        #expect(places == ["path owner", "query page", "query colour", "header Idempotency-Key"])
        #expect(parameters[1].object?["schema"] == ["type": "integer", "minimum": 1, "maximum": 100, "default": 1])
    }

    @Test func `a body is an object that takes nothing else`() throws {
        let operation = value("paths", "/api/v1/people/{owner}/postcards", "post")
        let content = operation?.object?["requestBody"]?.object?["content"]?.object?["application/json"]
        let body = content?.object?["schema"]
        #expect(body?.object?["required"] == ["text"])
        #expect(body?.object?["additionalProperties"] == false)
        #expect(value("components", "schemas", "Stamp", "required") == ["value", "issuedAt"])
    }

    @Test func `every status a call can answer with is listed`() throws {
        let responses = try #require(value("paths", "/api/v1/people/{owner}/postcards", "post", "responses")?.object)
        #expect(Set(responses.keys) == ["201", "400", "401", "403", "404", "409", "413", "415", "429", "500", "503"])
    }

    @Test func `two schemas of one name are noticed, the same one twice is not`() {
        let stamp = JSONSchema.object(.required("value", .count))
        var schemas = NamedSchemas()
        _ = JSONSchema.array(of: stamp.named("Stamp")).document(&schemas)
        _ = stamp.named("Stamp").document(&schemas)
        #expect(schemas.clashes.isEmpty)
        let other = JSONSchema.object(.required("value", .string)).named("Stamp")
        _ = JSONSchema.object(.required("stamp", other)).document(&schemas)
        #expect(schemas.clashes == ["Stamp"])
    }

    private func value(_ path: String...) -> JSONValue? {
        path.reduce(document) { $0?.object?[$1] }
    }
}
