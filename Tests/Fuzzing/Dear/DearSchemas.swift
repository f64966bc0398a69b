import Foundation
import GraphQL

/// The schemas that dear requests are made for, and what answers them.
struct DearSchema {
    let schema: Schema
    let http: GraphQLHTTP<Void>

    static func all() throws -> [DearSchema] {
        let node = "{ id: ID next: Node list(first: Int = 3): [Node!] same: Node named(by: String = \"a\"): Node }"
        func types(_ count: Int) -> String {
            (0..<count).map { "type T\($0) implements Node \(node)" }.joined(separator: " ")
                + " union Any = " + (0..<count).map { "T\($0)" }.joined(separator: " | ")
        }
        let pitchDeck = try ["pitchdeck", "pitchdeck-extensions"].map {
            try String(contentsOfFile: "Sources/PitchDeck/Backend/GraphQL/\($0).graphql", encoding: .utf8)
        }
        let root = "type Query { node: Node nodes(first: Int = 3): [Node!]! any: Any } interface Node \(node) "
        let madeUp = [
            try Schema(Schema.sampleSDL), try Schema(root + types(12)), try Schema(root + types(80)),
            try Schema(pitchDeck[0], extensions: [pitchDeck[1]]), try Schema(wide),
        ]
        let answering = try madeUp.map { schema in
            let engine = try ExecutableSchema<Void>.madeUp(schema, eventPause: .zero)
            return DearSchema(schema: schema, http: GraphQLHTTP(engine))
        }
        return answering + [try bound()]
    }

    /// Scalars that take anything, inputs in inputs, lists in lists, directives that may be repeated.
    private static let wide = """
        scalar JSON
        scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time")
        directive @tag(name: String, in: In, j: JSON) repeatable on FIELD | QUERY | FRAGMENT_SPREAD | INLINE_FRAGMENT
          | FRAGMENT_DEFINITION | VARIABLE_DEFINITION
        type Query {
          any(j: JSON, in: In, grid: [[Int]], id: ID, n: Int, f: Float, ins: [In!], e: E, s: [String!], ids: [ID!],
            at: DateTime, one: One): String
          node: Node  list(first: Int = 3): [Node!]  one(of: One!): Int  u: U  us(first: Int): [U!]!
        }
        type Mutation { set(in: In!): A  sets(ins: [In!]!): [A!] }
        type Subscription { told(in: In): A! }
        input In { j: JSON n: Int = 1 id: ID f: Float in: In ins: [In!] e: E = A s: [String!] d: In2 }
        input In2 { a: [[In!]] b: Boolean = true c: DateTime }
        input One @oneOf { a: Int b: String c: In d: [One!] }
        enum E { A B C }
        interface Node { id: ID next: Node list(first: Int = 3): [Node!] any(j: JSON): String }
        type A implements Node { id: ID next: Node list(first: Int = 3): [Node!] any(j: JSON): String must: A! other: [B] }
        type B implements Node { id: ID next: Node list(first: Int = 3): [Node!] any(j: JSON): String a: [A!]! at: DateTime! }
        union U = A | B
        """

    /// What reads its arguments as types of Swift, fails, and answers what is too large.
    private static func bound() throws -> DearSchema {
        let sdl = """
            scalar JSON
            type Query {
              rows(filter: Filter, first: Int = 10): [Row!]! found(filters: [Filter!]!): Int echo(of: JSON): JSON
              fails(first: Int = 10): [Row] nulls(first: Int = 10): [Row!]
            }
            input Filter { and: [Filter!] or: [Filter!] not: Filter in: [String!] ids: [ID!] name: String at: Float }
            type Row {
              id: ID! name(filter: Filter, size: Int = 1): String! bad: String! rows(first: Int = 3): [Row!]! up: Row
            }
            """
        let engine = try ExecutableSchema<Void>(sdl) { schema in
            schema.query {
                $0.value("rows", Rows.self) { _, given, _ in Row.some(given.first) }
                $0.value("found", Filters.self) { _, given, _ in given.filters.reduce(0) { $0 + $1.count } }
                $0.value("echo", Echo.self) { _, given, _ in given.of }
                $0.value("fails", First.self) { _, given, _ in Row.some(given.first).map(Optional.some) }
                $0.value("nulls", First.self) { _, given, _ in Row.some(given.first) }
            }
            schema.type("Row", Row.self) {
                $0.value("id") { $0.id }
                $0.value("name", Named.self) { row, given, _ in
                    String(repeating: "n", count: min(max(given.size ?? 1, 0), 1000))
                        + "\(given.filter?.count ?? row.id)"
                }
                $0.value("bad", Nothing.self) { row, _, _ -> String in
                    throw GraphQLError("bad \(row.id)", code: .badUserInput)
                }
                $0.value("rows", First.self) { _, given, _ in Row.some(given.first) }
                $0.value("up", Nothing.self) { row, _, _ in Row(id: row.id + 1) }
            }
        }
        return DearSchema(schema: engine.schema, http: GraphQLHTTP(engine))
    }
}

private struct Row: ObjectOutput {
    var id: Int

    static func some(_ count: Int?) -> [Row] { (0..<min(max(count ?? 3, 0), 1000)).map { Row(id: $0) } }
}

private struct Filter: Decodable, Sendable {
    var and: [Filter]?
    var or: [Filter]?
    var not: Parts?
    var `in`: [String]?
    var ids: [String]?
    var name: String?
    var at: Double?

    /// One more, in a list since a value cannot have itself.
    struct Parts: Decodable, Sendable {
        let parts: [Filter]

        init(from decoder: any Decoder) throws { parts = [try Filter(from: decoder)] }
    }

    var count: Int { 1 + (`in`?.count ?? 0) + (and ?? []).reduce(0) { $0 + $1.count } }
}

private struct Rows: Decodable, Sendable { var filter: Filter?, first: Int? }
private struct Filters: Decodable, Sendable { var filters: [Filter] }
private struct Echo: Decodable, Sendable { var of: GraphQLValue? }
private struct First: Decodable, Sendable { var first: Int? }
private struct Named: Decodable, Sendable { var filter: Filter?, size: Int? }
private struct Nothing: Decodable, Sendable {}
