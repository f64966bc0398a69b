import GraphQL

extension DearWriter {
    /// Much that is wrong, in one of many ways; answers the operation's name, if it has one.
    mutating func faults() -> String? {
        let name = random.name(random.chance(5) ? 20_000 : 8)
        let (composites, plain) = (self.composites, leaf(of: "Query"))
        let type = random.pick(composites) ?? "Query"
        switch Int.random(in: 0..<12, using: &random) {
        case 0: repeated("{ ", 1) { "\(name)\($0) " }
        case 1: repeated("{ ", 4) { "__typename(\(name)\($0): 1) " }
        case 2: repeated("{ __typename } ", 6, end: "") { "fragment \(name)\($0 % 40) on \(type) { x } " }
        case 3: repeated("{ __typename } ", 8, end: "") { "fragment F\($0) on \(type) { ...F\($0 + 1) ...F0 } " }
        case 4: unknownVariables()
        case 5:
            repeated("query (", 3, end: ") { __typename }") {
                "$\(name)\($0 % 300): \($0 % 2 == 0 ? type : "Nothing") "
            }
        case 6: repeated("{ ", 3) { "...\(name)\($0) " }
        case 7: repeated("{ ", 6) { "... on \(name)\($0) { a } " }
        case 8: repeated("", 5, end: "") { "query \($0 % 2 == 0 ? name : "Q\($0)") { __typename } " }
        case 9: repeated("{ __typename ", 4) { "... on \(composites[$0 % composites.count]) { x: __typename } " }
        case 10: repeated("{ a: __typename ", 6) { "a: \(plain) x: a\($0 % 7) { b } " }
        default: repeated("subscription { ", 5) { "a\($0): ...S\($0) { b } " }
        }
        return random.chance(4) ? name : nil
    }

    private mutating func repeated(_ start: String, _ words: Int, end: String = "}", _ part: (Int) -> String) {
        text += start
        for index in 0..<count(of: words) where text.utf8.count < 230_000 { text += part(index) }
        text += end
    }

    /// Operations that all reach the fragments whose variables nobody declared.
    private mutating func unknownVariables() {
        let (operations, fragments) = (count(of: 30), count(of: 30))
        let name = random.name(random.chance(4) ? 3000 : 3)
        for index in 0..<operations { text += "query Q\(index) { ...F0 } " }
        for index in 0..<fragments where text.utf8.count < 230_000 {
            text += "fragment F\(index) on Query { "
            for variable in 0...random.size(8) { text += "__typename @skip(if: $\(name)\(index)v\(variable)) " }
            text += index + 1 < fragments ? "...F\(index + 1) } " : "} "
        }
    }

    /// Many directives, known and unknown, at many places.
    mutating func directives() -> String {
        let variables = random.size(60)
        let isKnown = !random.chance(3)
        let names = isKnown ? ["include"] : ["include", "skip", "tag", "deprecated", random.name(500)]
        let perPlace = isKnown ? 1 : random.chance(3) ? random.size(2000) : random.size(12)
        text += "{ "
        for index in 0..<max(1, count(of: 6 * max(1, perPlace))) where text.utf8.count < 230_000 {
            text += random.chance(2) ? "a\(index): __typename " : "... on Query "
            let isInline = text.hasSuffix("Query ")
            for _ in 0..<perPlace {
                text +=
                    "@\(random.pick(names) ?? "tag")(if: \(random.chance(2) ? "$v\(random.size(variables))" : "true")) "
            }
            if isInline { text += "{ b\(index): __typename } " }
        }
        text += "}"
        let used = (0...variables).filter { text.contains("$v\($0))") || random.chance(500) }
        if !used.isEmpty { text = "query (" + used.map { "$v\($0): Boolean = true " }.joined() + ") " + text }
        let given = (0..<variables).map { "\"v\($0)\":\(random.chance(2))" }
        return "{\(given.joined(separator: ","))}"
    }

    /// Values in lists, long, deep and wrong.
    mutating func lists() {
        let taking = fields(of: "Query").filter { !$0.arguments.isEmpty }
        text += "query { "
        for index in 0..<max(1, random.size(40)) where text.utf8.count < 200_000 {
            guard let field = random.pick(taking), let argument = random.pick(field.arguments) else { break }
            let item = literal(random.chance(5) ? argument.type : Self.item(of: argument.type), 3)
            let times = max(1, random.size(2000 / (index + 1)))
            let list: String
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let depth = random.size(58)
                list = String(repeating: "[", count: depth) + item + String(repeating: "]", count: depth)
            case 1: list = "[" + String(repeating: "[\(item)] ", count: times) + "]"
            case 2: list = "{ " + (0..<times).map { "k\($0): \(item) " }.joined() + "}"
            default: list = "[" + String(repeating: item + " ", count: times) + "]"
            }
            guard list.utf8.count < 60_000 else { continue }
            let others = field.arguments.filter { $0.isRequired && $0.name.value != argument.name.value }
            let given = others.map { "\($0.name.value): \(literal($0.type, 2)) " }.joined()
            text += "a\(index): \(field.name.value)(\(given)\(argument.name.value): \(list)) "
            if schema.type(field.type.name.value)?.isComposite == true { text += "{ __typename } " }
        }
        text += "__typename }"
    }

    /// What a list has, or the type itself.
    private static func item(of type: TypeReferenceNode) -> TypeReferenceNode {
        switch type {
        case .nonNull(let inner): item(of: inner)
        case .list(let item, _): item
        case .named: type
        }
    }

    /// Text that is odd: comments, blocks, escapes, descriptions, commas.
    mutating func oddText() {
        let times = random.size(80_000)
        func many(_ part: String) -> String { String(repeating: part, count: min(times, 240_000 / part.utf8.count)) }
        let field = fields(of: "Query").first { $0.arguments.contains { $0.type.name.value == "String" } }
        let argument = field?.arguments.first { $0.type.name.value == "String" }?.name.value ?? "a"
        let taking = "{ \(field?.name.value ?? "__typename")(\(argument): "
        switch Int.random(in: 0..<10, using: &random) {
        case 0: text = many("# a\n") + "{ __typename }"
        case 1: text = many(",\u{FEFF} ") + "{ __typename }"
        case 2: text = taking + "\"\"\"" + many("  a\n") + "\"\"\") }"
        case 3: text = taking + "\"\"\"" + many("\n") + many(" ") + "x\"\"\") }"
        case 4: text = taking + "\"" + many("\\u{1F600}") + "\") }"
        case 5: text = taking + "\"" + many("\\u0041") + "\") }"
        case 6: text = "\"\"\"" + many("\\\"\"\" ") + "\"\"\" query Q { __typename }"
        case 7: text = taking + "\"\\u{" + many("0") + "41}\") }"
        case 8: text = many("{ a ") + many("} ")
        default: text = "{ " + many("\r\n") + "nothing " + many("\r") + "nothing }"
        }
    }
}
