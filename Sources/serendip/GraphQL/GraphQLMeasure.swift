import ArgumentParser
import Foundation
import GraphQL

/// `serendip graphql measure`: how fast the engine is on this machine.
struct GraphQLMeasure: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Measures the engine in this process; prints one JSON object, times in microseconds.",
        discussion: """
            From a request's text to its answer's bytes, the plan known: a greeting, 20 and 1,000 objects of five \
            fields, and the query that tools ask of a schema (a new document, and the same again). Beside it an \
            encoder written by hand for the same 1,000 objects. Validation is of one document with 3,000 equal fields.
            """
    )

    @Option(help: "How often the slowest is done; the others ten times as often.")
    var rounds = 200

    func run() throws {
        let engine = try MeasuredEngine()
        var results: [(String, Double)] = []
        results.append(("hello", Self.median(rounds * 10) { engine.answer("{ hello }") }))
        let fields = "{ id title price slug views }"
        results.append(("20x5", Self.median(rounds * 10) { engine.answer("{ items(limit: 20) \(fields) }") }))
        results.append(("1000x5", Self.median(rounds) { engine.answer("{ items(limit: 1000) \(fields) }") }))
        results.append(("1000x5ByHand", Self.median(rounds) { MeasuredItem.encodedByHand(engine.items).count }))
        var count = 0
        let fresh = Self.median(rounds) {
            count += 1
            return engine.answer("\(MeasuredEngine.introspection) # \(count)")
        }
        results.append(("introspectionNew", fresh))
        let again = Self.median(rounds) { engine.answer(MeasuredEngine.introspection) }
        results.append(("introspectionAgain", again))
        let repeated = try DocumentNode(parsing: "{" + String(repeating: " hello", count: 3000) + " }")
        let validation = Validation(engine.schema.schema)
        results.append(("validation3000", Self.median(rounds) { validation.errors(in: repeated).count }))
        let lines = results.map { name, time in "  \"\(name)\": \(String(format: "%.1f", time))" }
        print("{\n\(lines.joined(separator: ",\n"))\n}")
    }

    private static func median(_ rounds: Int, _ body: () -> Int) -> Double {
        let clock = ContinuousClock()
        var sum = 0
        var times: [Double] = []
        for _ in 0..<max(rounds, 1) { times.append(clock.measure { sum &+= body() } / .microseconds(1)) }
        times.sort()
        // What was computed is used, so that it is not left out.
        return sum == .min ? .nan : times[times.count / 2]
    }
}

/// A schema with a list, bound as any is.
private struct MeasuredEngine {
    let items: [MeasuredItem]
    let schema: ExecutableSchema<Void>

    struct Limit: Decodable, Sendable { let limit: Int }

    init() throws {
        let items = (0..<1000).map { MeasuredItem(id: $0) }
        self.items = items
        var settings = ExecutionSettings()
        settings.limits.cost = .max
        let sdl = """
            type Query { hello: String! items(limit: Int!): [Item!]! }
            type Item { id: ID! title: String! price: Float! slug: String! views: Int! }
            """
        schema = try ExecutableSchema(sdl, settings: settings) { schema in
            schema.query {
                $0.value("hello") { _ in "world" }
                $0.value("items", Limit.self) { _, arguments, _ in Array(items.prefix(arguments.limit)) }
            }
            schema.type("Item", MeasuredItem.self) {
                $0.value("id") { $0.id }
                $0.value("title") { $0.title }
                $0.value("price") { $0.price }
                $0.value("slug") { $0.slug }
                $0.value("views") { $0.views }
            }
        }
    }

    func answer(_ document: String) -> Int {
        schema.executeImmediately(schema.prepare(GraphQLRequest(query: document)), context: ()).json.count
    }

    static let introspection = """
        query Introspection { __schema { description queryType { name } mutationType { name } subscriptionType { name }
          types { ...Type } directives { name description isRepeatable locations args { ...Input } } } }
        fragment Type on __Type { kind name description specifiedByURL isOneOf inputFields { ...Input }
          fields(includeDeprecated: true) { name description args { ...Input } type { ...Of } isDeprecated deprecationReason }
          interfaces { ...Of } enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
          possibleTypes { ...Of } }
        fragment Input on __InputValue { name description type { ...Of } defaultValue }
        fragment Of on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name
          ofType { kind name ofType { kind name ofType { kind name } } } } } } } }
        """
}

private struct MeasuredItem: ObjectOutput {
    let id: Int
    let title: String
    let price: Double
    let slug: String
    let views: Int

    init(id: Int) {
        self.id = id
        title = "Startup number \(id)"
        price = Double(id) * 1.5
        slug = "startup-\(id)"
        views = id
    }

    /// The answer as nobody would write it for each query: as fast as it can be.
    static func encodedByHand(_ items: [MeasuredItem]) -> [UInt8] {
        var json = JSONText()
        json.verbatim("{\"data\":{\"items\":[")
        for (index, item) in items.enumerated() {
            json.verbatim(index > 0 ? ",{\"id\":\"" : "{\"id\":\"")
            json.integer(item.id)
            json.verbatim("\",\"title\":")
            json.string(item.title)
            json.verbatim(",\"price\":")
            json.number(item.price)
            json.verbatim(",\"slug\":")
            json.string(item.slug)
            json.verbatim(",\"views\":")
            json.integer(item.views)
            json.verbatim("}")
        }
        json.verbatim("]}}")
        return json.bytes
    }
}
