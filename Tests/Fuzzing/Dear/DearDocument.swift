import GraphQL

/// A document that asks much in few words: what repeats, spreads, nests, fails or is large, of all a little.
struct DearDocument {
    private let schema: Schema
    private(set) var random: SeededBits
    private var tokens = 0
    /// Each document has its own taste, so that some are of one thing through and through.
    private var repeats = 1
    private var depth = 1
    private var fragments: [(name: String, type: String)] = []
    private var text = ""
    private let large: String

    init(_ schema: Schema, _ random: SeededBits) {
        self.schema = schema
        var random = random
        let size = [0, 10, 200, 5000, 60_000, 200_000].randomElement(using: &random) ?? 0
        large = String(
            repeating: ["x", "é", "\\u0041", "9", "k "].randomElement(using: &random) ?? "x",
            count: size / 6
        )
        self.random = random
    }

    mutating func written() -> String {
        repeats = [1, 2, 5, 20, 70, 400, 2000].randomElement(using: &random) ?? 1
        depth = Int.random(in: 1...7, using: &random)
        let composites = schema.typeNames.filter { schema.type($0)?.isComposite == true && !$0.hasPrefix("__") }
        let count = [0, 1, 2, 5, 30, 100].randomElement(using: &random) ?? 0
        for index in 0..<count {
            fragments.append(("F\(index)", composites.randomElement(using: &random) ?? "Query"))
        }
        let operations = [1, 1, 1, 2, 30].randomElement(using: &random) ?? 1
        for index in 0..<operations {
            let variables =
                chance(3) ? "(" + (0..<repeats).map { "$v\($0 % 40): Int = 3" }.joined(separator: " ") + ")" : ""
            text += "query Q\(index)\(chance(20) ? large.filter(\.isLetter) : "")\(variables) "
            selection(of: "Query", depth, from: 0)
        }
        for (index, fragment) in fragments.enumerated() {
            text += " fragment \(fragment.name) on \(fragment.type) "
            selection(of: fragment.type, Int.random(in: 1...3, using: &random), from: index + 1)
        }
        return text
    }

    private mutating func chance(_ one: Int) -> Bool { random.chance(one) }

    /// Braces with fields of a type, fragments that come later and, seldom, what does not belong there.
    private mutating func selection(of name: String, _ depth: Int, from index: Int) {
        text += "{ "
        let type = schema.type(name)
        let fields = (type?.node.fields ?? [])
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let times = chance(2) ? repeats : 1
            let isAliased = chance(3)
            let field = fields.randomElement(using: &random)
            for round in 0..<times where tokens < 1500 && text.utf8.count < 250_000 {
                tokens += 1
                let alias = isAliased ? "a\(round): " : chance(9) ? "x: " : ""
                if chance(4) { spread(from: index) }
                if name == "Query", chance(30) {
                    text += alias + "__schema "
                    selection(of: "__Schema", min(depth, 4), from: fragments.count)
                } else if let field {
                    self.field(field, alias, depth, index)
                }
            }
        }
        if type?.isAbstract == true, depth > 0 {
            for possible in type?.possibleTypes ?? [] where tokens < 1500 {
                text += "... on \(possible) "
                tokens += 3
                selection(of: possible, depth - 1, from: index)
            }
        }
        text += chance(200) ? "nothing } " : "__typename } "
    }

    private mutating func spread(from index: Int) {
        guard index < fragments.count else { return }
        tokens += 2
        text += "...\(fragments[chance(2) ? index : Int.random(in: index..<fragments.count, using: &random)].name) "
    }

    private mutating func field(_ field: FieldDefinitionNode, _ alias: String, _ depth: Int, _ index: Int) {
        text += "\(alias)\(field.name.value)"
        let given = field.arguments.filter { _ in chance(2) }
        if !given.isEmpty {
            text += "("
            for argument in given {
                text += "\(argument.name.value): "
                value(argument.type.name.value, 3)
                text += " "
                tokens += 3
            }
            text += ")"
        }
        if chance(12) { text += " @include(if: \(chance(2)))" }
        text += " "
        guard schema.type(field.type.name.value)?.isComposite == true else { return }
        if depth > 0 { selection(of: field.type.name.value, depth - 1, from: index) } else { text += "{ __typename } " }
    }

    private mutating func value(_ name: String, _ depth: Int) {
        tokens += 1
        let type = schema.type(name)
        if chance(15) {
            text += "[" + String(repeating: "[", count: 20) + String(repeating: "]", count: 21)
        } else if chance(8) {
            text += "$v\(Int.random(in: 0..<40, using: &random))"
        } else if type?.kind == .input, depth > 0 {
            text += "{ "
            let unknown = chance(10) ? repeats : 0
            for index in 0..<unknown where tokens < 1500 {
                text += "unknown\(index): 1 "
                tokens += 3
            }
            for field in type?.node.inputFields ?? [] where chance(2) && tokens < 1500 {
                text += "\(field.name.value): "
                tokens += 2
                value(field.type.name.value, depth - 1)
                text += " "
            }
            text += "}"
        } else if type?.kind == .enum, let value = type?.node.values.first {
            text += value.name.value
        } else if name == "Int" {
            text += chance(9) ? String(repeating: "9", count: large.count) + "9" : "3"
        } else if text.utf8.count + large.utf8.count < 240_000, chance(3) {
            text += "\"\(large)\""
        } else {
            text += "\"a\""
        }
    }
}
