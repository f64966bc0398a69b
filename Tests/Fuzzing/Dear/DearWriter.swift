import GraphQL

/// Writes documents of a schema that ask for much of one thing.
struct DearWriter {
    let schema: Schema
    var random: SeededBits
    var text = ""
    /// About as many words as a document may have, and now and then more.
    private let most: Int

    init(_ schema: Schema, _ random: SeededBits) {
        self.schema = schema
        self.random = random
        most = self.random.chance(4) ? 12_000 : 4_500
    }

    /// How often something may stand that has so many words.
    mutating func count(of words: Int) -> Int { random.size(most / max(2 * words, 1)) }

    func fields(of type: String) -> [FieldDefinitionNode] { schema.type(type)?.node.fields ?? [] }

    /// The ways on to objects.
    func ways(of type: String) -> [FieldDefinitionNode] {
        fields(of: type).filter { schema.type($0.type.name.value)?.isComposite == true }
    }

    /// A field that has no fields; `__typename` where there is none without arguments that must be given.
    mutating func leaf(of type: String) -> String {
        let leaves = fields(of: type).filter { field in
            schema.type(field.type.name.value)?.isLeaf == true && !field.arguments.contains(where: \.isRequired)
        }
        return random.pick(leaves)?.name.value ?? "__typename"
    }

    /// A field of objects with what it must be given, and the type of those; sizes as large as `size`.
    mutating func way(of type: String, size: Int? = nil) -> (text: String, type: String)? {
        guard let field = random.pick(ways(of: type)) else { return nil }
        var given: [String] = []
        for argument in field.arguments {
            let name = argument.name.value
            if ["first", "limit", "pageSize"].contains(name), let size {
                given.append("\(name): \(size)")
            } else if argument.isRequired || random.chance(6) {
                given.append("\(name): \(literal(argument.type, 2))")
            }
        }
        let text = field.name.value + (given.isEmpty ? "" : "(\(given.joined(separator: " ")))")
        return (text, field.type.name.value)
    }

    var composites: [String] {
        schema.typeNames.filter { schema.type($0)?.isComposite == true && !$0.hasPrefix("__") }.sorted()
    }

    /// A literal that a type takes, more or less.
    mutating func literal(_ type: TypeReferenceNode, _ depth: Int) -> String {
        if random.chance(40) {
            return random.pick(["null", "[]", "{}", "X", "\"a\"", "9.5", "[[[[]]]]", "true"]) ?? "1"
        }
        switch type {
        case .nonNull(let inner): return literal(inner, depth)
        case .list(let item, _):
            guard depth > 0, !random.chance(5) else { return literal(item, depth - 1) }
            return "[" + (0..<random.size(6)).map { _ in literal(item, depth - 1) }.joined(separator: " ") + "]"
        case .named(let name): return literal(named: name.value, depth)
        }
    }

    private mutating func literal(named name: String, _ depth: Int) -> String {
        let type = schema.type(name)
        switch type?.kind {
        case .input:
            let fields = type?.node.inputFields ?? []
            if type?.isOneOf == true, let field = random.pick(fields) {
                return "{ \(field.name.value): \(depth > 0 ? literal(field.type, depth - 1) : "null") }"
            }
            var given: [String] = []
            for field in fields where field.isRequired || (depth > 0 && random.chance(2)) {
                given.append("\(field.name.value): \(depth > 0 ? literal(field.type, depth - 1) : "null")")
            }
            return "{ \(given.joined(separator: " ")) }"
        case .enum: return random.pick(type?.node.values ?? [])?.name.value ?? "X"
        default: return scalar(name)
        }
    }

    private mutating func scalar(_ name: String) -> String {
        switch name {
        case "Int":
            random.chance(9)
                ? "1000"
                : random.chance(30) ? String(repeating: "9", count: random.size(3000) + 1) : "\(random.size(200))"
        case "Float": random.chance(30) ? "1\(String(repeating: "0", count: random.size(3000))).5e9" : "2.5"
        case "Boolean": "true"
        case "DateTime": "\"2020-01-01T00:00:00Z\""
        case "JSON": random.pick(["{ a: [1 2 { b: null }] }", "[[[]]]", "\"a\"", "1", "X"]) ?? "1"
        default: DearRequest.quoted(random.chance(30) ? String(random.text(2000).filter { $0 != "\u{0}" }) : "a")
        }
    }
}
