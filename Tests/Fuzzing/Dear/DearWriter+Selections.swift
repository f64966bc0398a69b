import GraphQL

extension DearWriter {
    /// Fields that share a name, level by level, in fragments that are spread in each of them.
    mutating func overlaps() {
        let levels = Int.random(in: 1...6, using: &random)
        let arguments = Int.random(in: 0..<9, using: &random)
        let large = random.text(random.chance(3) ? 150_000 : 500).filter { $0 != "\u{0}" && $0 != "\n" }
        var type = "Query"
        text += "query { "
        for level in 0..<levels {
            guard let next = way(of: type, size: 1) else { break }
            let times = max(1, count(of: 5 * levels))
            let aliases = random.size(8)
            for index in 0..<times where text.utf8.count < 230_000 {
                let alias = aliases > 1 ? "a\(index % aliases): " : ""
                let spread = "{ ...F\(level) \(random.chance(9) ? "...F\(min(level + 1, levels - 1))" : "") }"
                switch arguments {
                case 1 where index == 0: text += "\(alias)\(next.text) \(spread) \(alias)__typename "
                case 2: text += "\(alias)\(leaf(of: type)) \(alias)\(next.text) \(spread) "
                case 3 where index % 50 == 0:
                    text +=
                        "\(alias)\(next.text.prefix { $0 != "(" })(id: \(DearRequest.quoted(String(large)))) \(spread) "
                default: text += "\(alias)\(next.text) \(spread) "
                }
            }
            text += "} fragment F\(level) on \(next.type) { "
            type = next.type
        }
        let last = leaf(of: type)
        for index in 0..<count(of: 2) { text += random.chance(50) ? "a\(index): \(last) " : "\(last) " }
        text += "__typename }"
    }

    /// Fragments over many types at many levels.
    mutating func types() {
        let abstract = composites.filter { schema.type($0)?.isAbstract == true }
        guard let root = random.pick(abstract), let kind = schema.type(root) else { return overlaps() }
        let entry = ways(of: "Query").first { $0.type.name.value == root }?.name.value
        let levels = Int.random(in: 1...8, using: &random)
        let possible = Array(kind.possibleTypes.prefix(max(1, random.size(kind.possibleTypes.count))))
        let times = max(1, random.size(max(1, 600 / (possible.count * levels))))
        let isSame = random.chance(2)
        text += "query { \(entry ?? "node") { ...L0 } } "
        for level in 0..<levels {
            let shared = random.chance(3) ? nil : way(of: root, size: 2)
            text += "fragment L\(level) on \(root) { __typename "
            for (index, type) in possible.enumerated() where text.utf8.count < 230_000 {
                for round in 0..<times {
                    guard let next = shared ?? way(of: type, size: 2) else { continue }
                    let alias = isSame ? "" : random.chance(3) ? "x\(index)y\(round): " : "x\(round): "
                    let inner = level + 1 < levels ? "... on \(root) { ...L\(level + 1) }" : "__typename"
                    text += "... on \(type) { \(alias)\(next.text) { \(inner) } } "
                }
            }
            text += "} "
        }
    }

    /// What is asked again and again by other names, as many as a list says.
    mutating func aliases() {
        let times = random.chance(3) ? max(1, count(of: 20)) : random.size(220)
        let size = [1, 3, 10, 50, 100, 1000].randomElement(using: &random) ?? 1
        text += "query { "
        for index in 0..<times where text.utf8.count < 230_000 {
            text += "a\(index): "
            nested("Query", Int.random(in: 0...3, using: &random), size)
        }
        text += "__typename }"
    }

    /// A field with what it leads to, so many levels deep.
    mutating func nested(_ type: String, _ depth: Int, _ size: Int) {
        guard let next = way(of: type, size: max(1, random.size(size))) else {
            text += "\(leaf(of: type)) "
            return
        }
        text += "\(next.text) { __typename "
        let fields = fields(of: next.type)
        for field in fields where schema.type(field.type.name.value)?.isLeaf == true && random.chance(2) {
            let given = field.arguments.filter { _ in random.chance(2) }
                .map { "\($0.name.value): \(literal($0.type, 2))" }.joined(separator: " ")
            text += "\(field.name.value)\(given.isEmpty ? "" : "(\(given))") "
        }
        if depth > 0 { for index in 0...random.size(2) { text += "b\(index): "; nested(next.type, depth - 1, size) } }
        text += "} "
    }

    /// What the schema tells of itself.
    mutating func introspection() {
        let times = max(1, random.size(random.chance(4) ? 400 : 40))
        let depth = Int.random(in: 1...12, using: &random)
        text += "query { "
        for index in 0..<times where text.utf8.count < 200_000 {
            let name = random.chance(9) ? random.name(1000) : random.pick(schema.typeNames.sorted()) ?? "Query"
            text += "a\(index): " + (random.chance(2) ? "__schema { " : "__type(name: \"\(name)\") { ")
            told(text.hasSuffix("__schema { ") ? "__Schema" : "__Type", depth, random.chance(20) ? 9 : 3)
            text += "} "
        }
        text += "__typename }"
        guard text.contains("...T") else { return }
        text += " fragment T on __Type { name kind ofType { name ofType { name ofType { name } } } }"
    }

    private mutating func told(_ type: String, _ depth: Int, _ lists: Int) {
        let repeats = random.chance(12) ? random.size(60) : 1
        for round in 0..<max(1, repeats) where text.utf8.count < 220_000 {
            let alias = repeats > 1 ? "r\(round): " : ""
            let open = ways(of: type).filter { lists > 0 || !"\($0.type)".hasPrefix("[") }
            guard depth > 0, let field = random.pick(open) else {
                text += "\(alias)__typename "
                continue
            }
            let deprecated = field.arguments.isEmpty || random.chance(2) ? "" : "(includeDeprecated: true)"
            text += "\(alias)\(field.name.value)\(deprecated) { \(leaf(of: field.type.name.value)) "
            if field.type.name.value == "__Type", random.chance(4) { text += "...T " }
            told(field.type.name.value, depth - 1, lists - ("\(field.type)".hasPrefix("[") ? 1 : 0))
            text += "} "
        }
    }
}
