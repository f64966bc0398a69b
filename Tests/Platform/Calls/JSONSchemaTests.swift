import Calls
import Testing

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
