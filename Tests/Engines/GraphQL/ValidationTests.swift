import GraphQL
import Testing

/// Each rule with documents that keep it and documents that break it.
struct ValidationTests {
    private static let names: [DocumentCase] = [
        DocumentCase("query A { pets { name } } query B { pets { name } }"),
        DocumentCase(
            "query A { pets { name } } query A { pets { name } }",
            "There can be only one operation named 'A'."
        ),
        DocumentCase("{ pets { name } }"),
        DocumentCase(
            "{ pets { name } } query B { pets { name } }",
            "This anonymous operation must be the only defined operation."
        ),
        DocumentCase("{ ...F } fragment F on Query { pets { name } }"),
        DocumentCase("{ pets { name } } fragment F on Query { pets { name } }", "Fragment 'F' is never used."),
        DocumentCase("{ ...G }", "Unknown fragment 'G'."),
        DocumentCase(
            "{ ...F } fragment F on Query { __typename } fragment F on Query { __typename }",
            "There can be only one fragment named 'F'."
        ),
        DocumentCase("{ ...F } fragment F on Query { ...F }", "Cannot spread fragment 'F' within itself."),
        DocumentCase(
            "{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }",
            "Cannot spread fragment 'F' within itself via 'G'."
        ),
        DocumentCase("{ pets { name } } type X { a: Int }", "The 'X' definition is not executable."),
        DocumentCase("{ ... on Nothing { a } }", "Unknown type 'Nothing'."),
        DocumentCase("{ ... on Range { to } }", "Fragment cannot condition on non composite type 'Range'."),
        DocumentCase(
            "{ ...F } fragment F on JSON { to }",
            "Fragment 'F' cannot condition on non composite type 'JSON'."
        ),
        DocumentCase("{ pets { ... on Dog { barks } } }"),
        DocumentCase("{ being(key: {id: 1}) { ... on Pet { name } ... on Named { name } } }"),
        DocumentCase(
            "{ pets { ... on Human { name } } }",
            "Fragment cannot be spread here as objects of type 'Pet' can never be of type 'Human'."
        ),
        DocumentCase(
            "{ pets { ...F } } fragment F on Human { name }",
            "Fragment 'F' cannot be spread here as objects of type 'Pet' can never be of type 'Human'."
        ),
    ]

    private static let fields: [DocumentCase] = [
        DocumentCase("{ pets { barks } }", "Cannot query field 'barks' on type 'Pet'."),
        DocumentCase("{ pet }", "Argument 'Query.pet(id:)' of type 'ID!' is required, but it was not provided."),
        DocumentCase("{ pets }", "Field 'pets' of type '[Pet!]!' must have a selection of subfields."),
        DocumentCase(
            "{ pets { name { x } } }",
            "Field 'name' must not have a selection since type 'String' has no subfields."
        ),
        DocumentCase("{ __typename pets { __typename } being(key: {id: 1}) { __typename } }"),
        DocumentCase("{ pets { name(short: true) } }"),
        DocumentCase("{ pets { name(long: true) } }", "Unknown argument 'long' on field 'Pet.name'."),
        DocumentCase(
            "{ pets { name(short: true, short: true) } }",
            "There can be only one argument named 'short'."
        ),
        DocumentCase("{ pets { name @tag(name: \"a\") @tag(name: \"b\") } }"),
        DocumentCase(
            "{ pets { name @once @once } }",
            "The directive '@once' can only be used once at this location."
        ),
        DocumentCase("{ pets { name @nope } }", "Unknown directive '@nope'."),
        DocumentCase("query @once { pets { name } }", "Directive '@once' may not be used on QUERY."),
        DocumentCase("{ pets { name @skip } }", "Argument '@skip(if:)' of type 'Boolean!' is required"),
        DocumentCase("{ pets { name @tag(name: \"a\", x: 1) } }", "Unknown argument 'x' on directive '@tag'."),
        DocumentCase("subscription { changed { name } }"),
        DocumentCase(
            "subscription { changed { name } added { name } }",
            "Anonymous Subscription must select only one top level field."
        ),
        DocumentCase(
            "subscription S { __typename }",
            "Subscription 'S' must not select an introspection top level field."
        ),
        DocumentCase(
            "subscription S($x: Boolean!) { changed @skip(if: $x) { name } }",
            "Subscription 'S' must not use `@skip` or `@include` directives in the top level selection."
        ),
        DocumentCase("{ __schema { types { fields { name } } } }"),
        DocumentCase(
            "{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }",
            "Maximum introspection depth exceeded"
        ),
    ]

    private static let values: [DocumentCase] = [
        DocumentCase("{ pets(limit: 3) { name } }"),
        DocumentCase("{ pets(limit: 3.0) { name } }", "Int cannot represent non-integer value: 3.0"),
        DocumentCase("{ pets(limit: 2147483647) { name } }"),
        DocumentCase(
            "{ pets(limit: 2147483648) { name } }",
            "Int cannot represent non 32-bit signed integer value: 2147483648"
        ),
        DocumentCase("{ pets(limit: \"3\") { name } }", "Int cannot represent non-integer value: \"3\""),
        DocumentCase("{ pet(id: 3) { name } }"),
        DocumentCase("{ pet(id: 3.0) { name } }", "ID cannot represent a non-string and non-integer value: 3.0"),
        DocumentCase("{ pet(id: null) { name } }", "Expected value of non-null type 'ID!' not to be null."),
        DocumentCase("{ pets { ... on Dog { knows(command: SIT) } } }"),
        DocumentCase(
            "{ pets { ... on Dog { knows(command: RUN) } } }",
            "Value 'RUN' does not exist in 'Command' enum."
        ),
        DocumentCase(
            "{ pets { ... on Dog { knows(command: \"SIT\") } } }",
            "Enum 'Command' cannot represent non-enum value: \"SIT\". Did you mean the enum value 'SIT'?"
        ),
        DocumentCase("{ need(list: 1) }"),
        DocumentCase("{ need(list: [1, null]) }", "Expected value of non-null type 'Int!' not to be null."),
        DocumentCase("{ pets(filter: {range: {to: 1}, tags: \"a\"}) { name } }"),
        DocumentCase(
            "{ pets(filter: {rang: 1}) { name } }",
            "not to include unknown field 'rang'. Did you mean 'range'"
        ),
        DocumentCase("{ pets(filter: 1) { name } }", "Expected value of type 'Filter' to be an object, found: 1."),
        DocumentCase(
            "{ pets(filter: {name: \"a\", name: \"b\"}) { name } }",
            "There can be only one input field named 'name'."
        ),
        DocumentCase("{ being(key: {id: 1, name: \"a\"}) { __typename } }", "exactly one field must be specified"),
        DocumentCase("{ being(key: {id: null}) { __typename } }", "exactly one field must be specified"),
        DocumentCase("{ pets(at: \"2026-02-28T10:00:00Z\", any: {x: [1, A]}) { name } }"),
        DocumentCase("{ pets(at: \"2026-02-29T10:00:00Z\") { name } }", "no RFC 3339 moment"),
        DocumentCase("{ pets { name @once(range: {to: \"x\"}) } }", "Int cannot represent non-integer value: \"x\""),
    ]

    private static let variables: [DocumentCase] = [
        DocumentCase("query ($a: Int) { pets(limit: $a) { name } }"),
        DocumentCase("query ($a: Int) { pets { name } }", "Variable '$a' is never used."),
        DocumentCase("query Q { pets(limit: $a) { name } }", "Variable '$a' is not defined by operation 'Q'."),
        DocumentCase("query ($a: Int, $a: Int) { pets(limit: $a) { name } }", "only one variable named '$a'."),
        DocumentCase("query ($a: Pet) { pets(any: $a) { name } }", "Variable '$a' cannot be non-input type 'Pet'."),
        DocumentCase("query ($a: Whole) { pets(limit: $a) { name } }", "Unknown type 'Whole'."),
        DocumentCase(
            "query ($a: String) { pets(limit: $a) { name } }",
            "Variable '$a' of type 'String' used in position expecting type 'Int'."
        ),
        DocumentCase("query ($a: ID = 1) { pet(id: $a) { name } }"),
        DocumentCase(
            "query ($a: ID) { pet(id: $a) { name } }",
            "Variable '$a' of type 'ID' used in position expecting type 'ID!'."
        ),
        DocumentCase("query ($a: [Int!]!) { need(list: $a) }"),
        DocumentCase("query ($a: Int!) { need(list: [$a]) }"),
        DocumentCase("query ($a: Int!) { need(list: $a) }", "used in position expecting type '[Int!]!'."),
        DocumentCase("query ($a: Int) { pets(filter: {range: {from: $a}}) { name } }"),
        DocumentCase("query ($a: ID!) { being(key: {id: $a}) { __typename } }"),
        DocumentCase(
            "query ($a: ID) { being(key: {id: $a}) { __typename } }",
            "must be non-nullable to be used for OneOf"
        ),
        DocumentCase("query ($a: Int = \"x\") { pets(limit: $a) { name } }", "Int cannot represent non-integer value"),
        DocumentCase("query ($a: Int) { ...F } fragment F on Query { pets(limit: $a) { name } }"),
        DocumentCase("query ($a: Int) { pets(any: {deep: [$a]}) { name } }"),
    ]

    private static let overlaps: [DocumentCase] = [
        DocumentCase("{ pets { name name } }"),
        DocumentCase("{ pets { a: name a: friends { name } } }", "'name' and 'friends' are different fields"),
        DocumentCase("{ pets { name name(short: true) } }", "they have differing arguments"),
        DocumentCase(
            "{ pets(filter: {name: \"a\", tags: []}) { name } pets(filter: {tags: [], name: \"a\"}) { name } }"
        ),
        DocumentCase("{ pets { ... on Dog { x: barks } ... on Cat { x: meows } } }"),
        DocumentCase(
            "{ pets { ... on Dog { x: barks } ... on Cat { x: name } } }",
            "they return conflicting types 'Int' and 'String'"
        ),
        DocumentCase(
            "{ pets { ... on Dog { owner { name } } ... on Cat { owner { name } } } }",
            "they return conflicting types 'Human' and 'Human!'"
        ),
        DocumentCase(
            "{ pets { ... on Dog { owner { a: name } } ... on Dog { owner { a: born } } } }",
            "Fields 'owner' conflict because subfields 'a' conflict because 'name' and 'born' are different fields."
        ),
        DocumentCase("{ pets { x: name ...F } } fragment F on Pet { x: __typename }", "are different fields"),
        DocumentCase("{ pets { ...F ...G } } fragment F on Pet { name } fragment G on Pet { name friends { name } }"),
    ]

    @Test(arguments: names + fields + values + variables + overlaps)
    func `a document is refused for the rule it breaks and for no other`(_ document: DocumentCase) throws {
        let errors = Validation(try Schema(petSDL)).errors(in: try DocumentNode(parsing: document.text))
        guard let message = document.message else { return #expect(errors == []) }
        #expect(errors.contains { $0.message.contains(message) }, "\(errors.map(\.message))")
    }

    @Test func `an error names every place it is about, by line and column in code points`() throws {
        let text = "query (\n  $ä: Int) { pets(limit: 1) { name } }".replacing("ä", with: "a")
            .replacing("query", with: "# ü\nquery")
        let errors = Validation(try Schema(petSDL)).errors(in: try DocumentNode(parsing: text))
        #expect(errors.map(\.locations) == [[SourceLocation(line: 3, column: 3)]])
    }

    @Test func `at most fifty errors are told, in the document's order`() throws {
        let text = "{ " + (0..<80).map { "f\($0) " }.joined() + "}"
        let errors = Validation(try Schema(petSDL)).errors(in: try DocumentNode(parsing: text))
        #expect(errors.count == 50)
        #expect(errors.first?.message.contains("'f0'") == true)
        #expect(errors.last?.message.contains("'f49'") == true)
    }

    @Test func `without hints no name of the schema is told`() throws {
        var validation = Validation(try Schema(petSDL))
        validation.hints = false
        let errors = validation.errors(in: try DocumentNode(parsing: "{ pet(ids: 1) { nam } petz }"))
        #expect(errors.count == 4)
        #expect(!errors.contains { $0.message.contains("Did you mean") })
    }

    @Test func `fields that would take too many comparisons are refused`() throws {
        var validation = Validation(try Schema(petSDL))
        validation.comparisonLimit = 100
        let names = String(repeating: "name ", count: 200)
        let errors = validation.errors(in: try DocumentNode(parsing: "{ pets { \(names) } }"))
        #expect(errors.map(\.message) == ["Fields would take more than 100 comparisons."])
    }
}
