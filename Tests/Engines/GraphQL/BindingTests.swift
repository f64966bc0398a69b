import Foundation
import GraphQL
import Testing

private struct Row: ObjectOutput {}
private struct Other: ObjectOutput {}
private enum Colour: String, EnumOutput, Decodable { case red = "RED", blue = "BLUE" }
private enum Shade: String, EnumOutput, Decodable { case red = "RED" }
private struct None: Decodable, Sendable {}
private struct Word: Decodable, Sendable { var word: String }
private struct MaybeWord: Decodable, Sendable { var word: String? }
private struct Number: Decodable, Sendable { var number: Int }
private struct Numbers: Decodable, Sendable { var numbers: [Int] }
private struct Shaded: Decodable, Sendable { var colour: Shade }
private struct Coloured: Decodable, Sendable { var colour: Colour }
private struct Filter: Decodable, Sendable { var word: Change<String>, and: [Filter]? }
private struct Filtered: Decodable, Sendable { var filter: Filter }
private struct ShortFilter: Decodable, Sendable { var word: String? }
private struct ShortFiltered: Decodable, Sendable { var filter: ShortFilter }
private struct At: Decodable, Sendable { var at: Moment }
private struct Whatever: Decodable, Sendable { var any: GraphQLValue }

/// A field of the query, how it is bound, and what is said of it at the start.
struct BindingCase: Sendable, CustomStringConvertible {
    let description: String
    let bind: @Sendable (TypeBinding<Void, Root>) -> Void
    let fault: String?

    init(_ field: String, _ fault: String? = nil, _ bind: @escaping @Sendable (TypeBinding<Void, Root>) -> Void) {
        description = field
        self.bind = bind
        self.fault = fault
    }
}

private let cases: [BindingCase] = [
    BindingCase("a: String") { $0.value("a") { _ in "" } },
    BindingCase("a: String") { $0.value("a") { _ -> String? in nil } },
    BindingCase("a: String!") { $0.value("a") { _ in "" } },
    BindingCase("a: String!", "Query.a: is String!, and Swift answers String?") {
        $0.value("a") { _ -> String? in nil }
    },
    BindingCase("a: Int", "Query.a: is Int, and Swift answers String: String is no Int") { $0.value("a") { _ in "" } },
    BindingCase("a: ID!") { $0.value("a") { _ in 1 } },
    BindingCase("a: ID!") { $0.value("a") { _ in "" } },
    BindingCase("a: Float!") { $0.value("a") { _ in 1.5 } },
    BindingCase("a: Boolean!", "Swift answers Double") { $0.value("a") { _ in 1.5 } },
    BindingCase("a: [String!]!") { $0.value("a") { _ in [""] } },
    BindingCase("a: [[Int]]") { $0.value("a") { _ -> [[Int?]?]? in nil } },
    BindingCase("a: [String!]!", "Swift answers [String?]") { $0.value("a") { _ -> [String?] in [] } },
    BindingCase("a: [String]", "Swift answers String") { $0.value("a") { _ in "" } },
    BindingCase("a: String", "Swift answers [String]") { $0.value("a") { _ in [""] } },
    BindingCase("a: Colour") { $0.value("a") { _ in Colour.red } },
    BindingCase("a: Colour") { $0.value("a") { _ in Shade.red } },
    BindingCase("a: Colour", "String is no Colour") { $0.value("a") { _ in "RED" } },
    BindingCase("a: Pale", "Pale has no BLUE, which Colour has") { $0.value("a") { _ in Colour.red } },
    BindingCase("a: DateTime") { $0.value("a") { _ in Moment(.init(timeIntervalSince1970: 0)) } },
    BindingCase("a: Thing") { $0.value("a") { _ in Row() } },
    BindingCase("a: Thing", "Swift answers Other") { $0.value("a") { _ in Other() } },
    BindingCase("a: Thing", "Swift answers String") { $0.value("a") { _ in "" } },
    BindingCase("a: Int", "Query.a: has no resolver") { _ in },
    BindingCase("a: Int", "Query.b: has a resolver, and is no field of the schema") {
        $0.value("a") { _ in 1 }
        $0.value("b") { _ in 1 }
    },
    BindingCase("a: Int", "Query.a: is bound twice") {
        $0.value("a") { _ in 1 }
        $0.value("a") { _ in 2 }
    },
    BindingCase("a(word: String!): Int", "Query.a(word:): is not read") { $0.value("a") { _ in 1 } },
    BindingCase("a(word: String!): Int", "Query.a(word:): is not read") { $0.value("a", None.self) { _, _, _ in 1 } },
    BindingCase("a(word: String!): Int") { $0.value("a", Word.self) { _, _, _ in 1 } },
    BindingCase("a(word: String!): Int") { $0.value("a", MaybeWord.self) { _, _, _ in 1 } },
    BindingCase("a(word: String): Int") { $0.value("a", MaybeWord.self) { _, _, _ in 1 } },
    BindingCase("a(word: String = \"a\"): Int", "Query.a(word:): is String, and Swift takes no null for it") {
        $0.value("a", Word.self) { _, _, _ in 1 }
    },
    BindingCase("a: Int", "Query.a(word:): is read, and is not there") {
        $0.value("a", MaybeWord.self) { _, _, _ in 1 }
    },
    BindingCase("a(word: Int!): Int", "Swift reads String") { $0.value("a", Word.self) { _, _, _ in 1 } },
    BindingCase("a(number: Int!): Int") { $0.value("a", Number.self) { _, _, _ in 1 } },
    BindingCase("a(number: Float!): Int", "Swift reads Int") { $0.value("a", Number.self) { _, _, _ in 1 } },
    BindingCase("a(numbers: [Int!]!): Int") { $0.value("a", Numbers.self) { _, _, _ in 1 } },
    BindingCase("a(numbers: [Int]!): Int", "has items that may be null") {
        $0.value("a", Numbers.self) { _, _, _ in 1 }
    },
    BindingCase("a(numbers: Int!): Int", "Swift reads a list") { $0.value("a", Numbers.self) { _, _, _ in 1 } },
    BindingCase("a(colour: Colour!): Int") { $0.value("a", Coloured.self) { _, _, _ in 1 } },
    BindingCase("a(colour: Colour!): Int", "Shade has no BLUE, which Colour has") {
        $0.value("a", Shaded.self) { _, _, _ in 1 }
    },
    BindingCase("a(colour: Pale!): Int", "Pale has no BLUE, which Colour has") {
        $0.value("a", Coloured.self) { _, _, _ in 1 }
    },
    BindingCase("a(filter: Filter!): Int") { $0.value("a", Filtered.self) { _, _, _ in 1 } },
    BindingCase("a(filter: Filter!): Int", "Filter.and: is not read") {
        $0.value("a", ShortFiltered.self) { _, _, _ in 1 }
    },
    BindingCase("a(at: DateTime!): Int") { $0.value("a", At.self) { _, _, _ in 1 } },
    BindingCase("a(at: Int!): Int", "Swift reads String") { $0.value("a", At.self) { _, _, _ in 1 } },
    BindingCase("a(any: JSON!): Int") { $0.value("a", Whatever.self) { _, _, _ in 1 } },
    BindingCase("a: Named", "Named: nothing says which object types its values are") { $0.value("a") { _ in Row() } },
]

struct BindingTests {
    private static let rest = """
        type Thing implements Named { name: String } interface Named { name: String }
        enum Colour { RED BLUE } enum Pale { RED } scalar JSON
        scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time")
        input Filter { word: String and: [Filter!] }
        """

    @Test(arguments: cases)
    func `what differs is told at the start`(_ given: BindingCase) throws {
        let schema = try Schema("type Query { \(given.description) }\n\(Self.rest)")
        func make() throws -> ExecutableSchema<Void> {
            try ExecutableSchema(schema) { binding in
                binding.query(given.bind)
                binding.type("Thing", Row.self) { $0.value("name") { _ in "a" } }
            }
        }
        guard let fault = given.fault else {
            _ = try make()
            return
        }
        let faults = try #require(throws: BindingFaults.self) { _ = try make() }
        #expect(faults.description.contains(fault), "\(faults)")
    }

    @Test func `what nobody gave is told from null`() async throws {
        let schema = try ExecutableSchema<Void>(
            "type Query { a(filter: Filter!): String! }\n\(Self.rest)"
        ) { binding in
            binding.query { $0.value("a", Filtered.self) { _, arguments, _ in "\(arguments.filter.word)" } }
            binding.type("Thing", Row.self) { $0.value("name") { _ in "a" } }
        }
        for (given, word) in [("{}", "unchanged"), ("{word: null}", "cleared"), ("{word: \"b\"}", "set(\\\"b\\\")")] {
            let answer = await schema.execute(GraphQLRequest(query: "{ a(filter: \(given)) }"), context: ())
            #expect(answer.text == "{\"data\":{\"a\":\"\(word)\"}}")
        }
    }
}
