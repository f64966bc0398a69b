import GraphQL
import Testing

struct SchemaTests {
    @Test(arguments: [
        ("type Query { a: Int }", nil), ("schema { query: Q } type Q { a: Int }", nil),
        ("type Q { a: Int }", "Query root type must be provided."),
        ("type Query { a: Int } type M { a: Int } extend schema { mutation: M }", nil),
        ("schema { mutation: M } type Query { a: Int } type M { a: Int }", "Query root type must be provided."),
        ("schema { query: Query }", "Unknown type 'Query'."),
        ("schema { query: E } enum E { A }", "Query root type must be Object type, it cannot be E."),
        ("schema { query: Q mutation: Q } type Q { a: Int }", "All root types must be different"),
        ("type Query { a: Int } schema { query: Query } schema { query: Query }", "only one schema definition"),
        ("type Query { a: Int } type Query { b: Int }", "There can be only one type named 'Query'."),
        ("type Query { a: Int a: Int }", "Field 'Query.a' can only be defined once."),
        ("type Query { a: Int } extend type Query { a: Int }", "Field 'Query.a' can only be defined once."),
        ("type Query { a(b: Int, b: Int): Int }", "Argument 'Query.a(b:)' can only be defined once."),
        ("type Query { a: E } enum E { A A }", "Enum value 'E.A' can only be defined once."),
        ("type Query { a: Nope }", "Unknown type 'Nope'."), ("type Query { a: I } input I { b: Int }", "Output Type"),
        ("type Query { a(b: Query): Int }", "The type of Query.a(b:) must be Input Type but got: Query."),
        ("type Query { a(b: Int = \"x\"): Int }", "Query.a(b:) has invalid default value"),
        ("type Query { __a: Int }", "must not begin with '__'"), ("type Query", "must define one or more fields"),
        ("type Query { a: U } union U", "must define one or more member types"),
        ("type Query { a: U } union U = Query | Query", "can only include type Query once."),
        ("type Query { a: U } union U = Int", "can only include Object types, it cannot include Int."),
        ("type Query implements I { a: Int } interface I { b: Int }", "expected but Query does not provide it."),
        ("type Query implements I { a: Int } interface I { a: Int! }", "expects type Int! but Query.a is type Int."),
        ("type Query implements I { a: Int! } interface I { a: Int }", nil),
        ("type Query implements I { a: Query } interface I { a: I }", nil),
        ("type Query implements I { a(b: Int!): Int } interface I { a: Int }", "must not be required type 'Int!'"),
        (
            "type Query implements I { a: Int } interface I { a(b: Int): Int }",
            "expected but Query.a does not provide it."
        ),
        (
            "type Query implements I { a: Int } interface I implements J { a: Int } interface J { a: Int }",
            "must implement J"
        ),
        ("type Query { a: I } interface I implements I { a: Int }", "cannot implement itself"),
        ("type Query { a(b: I): Int } input I { c: I! }", "cannot be given a finite value"),
        ("type Query { a(b: I): Int } input I { c: J! } input J { d: I! }", "cannot be given a finite value"),
        ("type Query { a(b: I): Int } input I { c: [I!]! }", nil),
        ("type Query { a(b: I): Int } input I { c: I = {} }", "references itself"),
        ("type Query { a(b: I): Int } input I @oneOf { c: Int! }", "OneOf input field I.c must be nullable."),
        ("type Query { a(b: I): Int } input I @oneOf { c: Int = 1 }", "cannot have a default value."),
        ("type Query { a(b: I): Int } input I @oneOf { c: I }", "cannot be given a finite value"),
        ("type Query { a: Int @nope }", "Unknown directive '@nope'."),
        ("type Query @deprecated { a: Int }", "Directive '@deprecated' may not be used on OBJECT."),
        ("type Query { a: S } scalar S @specifiedBy", "Argument '@specifiedBy(url:)' of type 'String!' is required"),
        ("type Query { a: Int @deprecated @deprecated }", "can only be used once at this location."),
        ("type Query { a(b: Int! @deprecated): Int }", "Required argument Query.a(b:) cannot be deprecated."),
        ("type Query { a: Int } extend type Other { b: Int }", "Cannot extend type 'Other' because it is not defined."),
        ("type Query { a: Int } extend enum Query { B }", "Cannot extend non-enum type 'Query'."),
        ("type Query { a: Int } { a }", "A schema must not contain operations."),
        ("type Query { a: Int } directive @d(x: Int @d) on ARGUMENT_DEFINITION", "'@d' must not refer to itself."),
        (
            "type Query { a: Int } directive @d(x: I) on INPUT_FIELD_DEFINITION input I { y: Int @d }",
            "'@d' must not refer to itself."
        ),
        (
            "type Query { a: Int } directive @d(x: Int @e) on ARGUMENT_DEFINITION "
                + "directive @e(x: Int @d) on ARGUMENT_DEFINITION",
            "'@e' must not refer to itself."
        ),
        ("type Query { a: Int } directive @d(x: E) on ENUM_VALUE enum E { A @e } directive @e on ENUM_VALUE", nil),
        ("type Query { a: String } scalar String", "Type 'String' is the language's"),
        ("type Query { a: Int } type Int { b: String }", "Type 'Int' is the language's"),
        ("type Query { a: Int @deprecated(reason: 3) }", "String cannot represent a non string value: 3"),
        (
            "type Query { a: Int @d(x: \"t\") } directive @d(x: Int) on FIELD_DEFINITION",
            "Int cannot represent non-integer value"
        ),
        ("type Query { a: Int } directive @d on FRAGMENT_VARIABLE_DEFINITION", "FRAGMENT_VARIABLE_DEFINITION"),
        ("type Query { a: Int } type Mutation { c: Int } type M { b: Int } extend schema { mutation: M }", nil),
        ("type Query { a: Int } directive @d on FIELD directive @d on FIELD", "only one directive named '@d'."),
    ])
    func `a schema is refused for what is wrong with it`(_ sdl: String, _ message: String?) throws {
        guard let message else {
            _ = try Schema(sdl)
            return
        }
        let faults = try #require(throws: SchemaFaults.self) { try Schema(sdl) }
        #expect(faults.errors.contains { $0.message.contains(message) }, "\(faults.errors.map(\.message))")
    }

    @Test func `extensions add to what they extend`() throws {
        let schema = try Schema(
            "type Query { a: U } union U = Query enum E { A }",
            extensions: [
                "extend type Query { b(c: I, e: E): Int } extend union U = T type T { x: Int }", "input I { d: Int }",
            ]
        )
        #expect(schema.type("Query")?.node.fields.map(\.name.value) == ["a", "b"])
        #expect(schema.type("U")?.possibleTypes == ["Query", "T"])
    }

    @Test func `scalars of the language are in a schema that uses them`() throws {
        let schema = try Schema("type Query { a: String }")
        #expect(schema.type("Float") == nil)
        #expect(schema.type("Boolean") != nil)
    }
}
