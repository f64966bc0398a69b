import Calls
import Foundation
import Testing

@testable import Calls

struct JSONSchemaTests {
    private let tree = JSONSchema.object(
        .required("name", .string(1...8)),
        .optional("children", .array(of: .reference("Tree")))
    ).named("Tree")

    @Test func `a type that contains itself is checked all the way down`() throws {
        let leaf: JSONValue = ["name": "leaf"]
        #expect(throws: Never.self) { try tree.validate(["name": "a", "children": [leaf]], field: "tree") }
        let broken: JSONValue = ["name": "a", "children": [leaf, ["name": "b", "children": [["name": ""]]]]]
        #expect {
            try tree.validate(broken, field: "tree")
        } throws: {
            ($0 as? SchemaViolation)?.field == "tree.children[1].children[0].name"
        }
    }

    @Test(
        arguments: [
            (.boolean, 1), (.boolean, "true"), (.string, 1), (.integer(0...9), "1"), (.integer(0...9), true),
            (.number, "1"), (.uuid, "1234"), (.url, "relative/path"), (.url, ""), (.array(of: .string), "a"),
            (.object(), []), (.only(.required("a", .boolean)), ["a": true, "b": 1]),
            (.oneOf(.boolean, .string), 1), (.date, "2026-01-01"),
            (.uuid, "6f1b2d1e-0000-4000-8000-00000000abcg"), (.uuid, "6f1b2d1e0-000-4000-8000-00000000abcd"),
            (.uuid, "6f1b2d1e-0000-4000-8000-00000000abcd0"), (.uuid, "{6f1b2d1-0000-4000-8000-00000000abc}"),
        ] as [(JSONSchema, JSONValue)]
    )
    func `a value of another kind is refused`(schema: JSONSchema, value: JSONValue) {
        #expect(throws: SchemaViolation.self) { try schema.validate(value, field: "field") }
    }

    @Test(
        arguments: [
            (.boolean, false), (.number, 1), (.number, .number(0.5)), (.integer(1...1), 1), (.array(of: .string), []),
            (.uuid, "6f1b2d1e-0000-4000-8000-00000000abcd"), (.url, "https://example.org"),
            (.oneOf(.boolean, .string), "a"), (.object(.optional("a", .string)), ["b": 1]),
            (.uuid, "6F1B2D1E-0000-4000-8000-00000000ABCD"),
        ] as [(JSONSchema, JSONValue)]
    )
    func `a value of its kind is taken`(schema: JSONSchema, value: JSONValue) {
        #expect(throws: Never.self) { try schema.validate(value, field: "field") }
    }
}

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
