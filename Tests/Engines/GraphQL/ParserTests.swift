import GraphQL
import Testing

struct ParserTests {
    @Test(arguments: [
        "{ a }", "query Q($a: [Int!]! = [1, 2] @d) @e { b: a(x: $a) { ...F ... on T @f { c } ... { d } } }",
        "fragment F on T @d(a: {b: [1.5e3, -0, \"x\\ny\", null, E]}) { a }",
        "\"Tells.\" query Q { a }", "\"Tells.\" fragment F on T { a }", "query (\"Tells.\" $a: Int) { a }",
        "subscription S { a }", "mutation { a }",
        "schema @a { query: Q mutation: M }", "extend schema @a", "extend schema { query: Q }",
        "\"\"\"Two\nlines\"\"\" type T implements A & B @d { \"one\" a(\"two\" x: Int = 1 @d): [T!]! @d b: Int }",
        "interface I implements J { a: Int }", "union U @d = A | B", "enum E { \"a\" A @d B }", "scalar S @d",
        "input I @oneOf { a: Int = 1 b: [I!] }", "extend input I @d", "extend type T implements A",
        "directive @d(a: Int = 1) repeatable on FIELD | QUERY", "type T", "extend union U = C",
        "{ a(b: \"\"\"\n    block\n      text \\\"\"\" end\n    \"\"\") }",
        "{ a(b: \"\\u{00000000041}\\u{1F600} \\uD83D\\uDE00 \u{1F600}\") }",
        "\u{FEFF}{ a, b # note\n }", "{ a(b: \"\"\"  \t x\"\"\") }", "{ a(b: \"\"\"  x\n y\n\n   z\"\"\") }",
        "\"\"\"\"\"\" type T", "{ a(b: \"\"\" \"x\\\"\"\" \"\n\"\"\") }", "{ a(b: \"\"\"x\\\"\"\"\"\"\") }",
        "{ on: fragment query: mutation true: false null }",
    ])
    func `what is printed is parsed as the same tree`(_ text: String) throws {
        let tree = try DocumentNode(parsing: text)
        let printed = tree.description
        #expect(try DocumentNode(parsing: printed) == tree, "\(printed)")
        #expect(try DocumentNode(parsing: printed).description == printed)
    }

    @Test(arguments: [
        ("", 1, 1, "Unexpected <EOF>."), ("{", 1, 2, "Expected Name, found <EOF>."), ("{ }", 1, 3, "found '}'"),
        ("{ a(b: ) }", 1, 8, "Unexpected ')'."), ("{ ...on }", 1, 9, "found '}'"),
        ("fragment on on T { a }", 1, 10, "'on'"),
        ("{ a(b: 01) }", 1, 9, "unexpected digit after 0"), ("{ a(b: 1.) }", 1, 10, "expected digit"),
        ("{ a(b: 1x) }", 1, 9, "expected digit but got: 'x'"), ("{ a(b: \"x) }", 1, 13, "Unterminated string."),
        ("{ a(b: \"\\q\") }", 1, 9, "Invalid character escape sequence: '\\q'."),
        ("{ a(b: \"\\uD83D\") }", 1, 9, "Invalid Unicode escape sequence"),
        ("{ a(b: \"\\u{110000}\") }", 1, 9, "Invalid Unicode escape sequence"),
        ("{\n  \u{1F600}?\n}", 2, 3, "Unexpected character: U+1F600."),
        ("{ a . b }", 1, 5, "Unexpected character: '.'"),
        ("query ($a: Int = $b) { a }", 1, 18, "Unexpected variable '$b' in constant value."),
        ("\"Tells.\" { a }", 1, 1, "not supported on shorthand queries"), ("enum E { true }", 1, 10, "reserved"),
        ("extend type T", 1, 14, "Unexpected <EOF>."),
        ("directive @d on SOMEWHERE", 1, 17, "Unexpected Name 'SOMEWHERE'."),
        ("{ a(b: 'c') }", 1, 8, "double quote"), ("\"Tells.\" extend type T { a: Int }", 1, 1, "type extensions"),
    ])
    func `what is no GraphQL is refused at its place`(
        _ text: String,
        _ line: Int,
        _ column: Int,
        _ words: String
    ) throws {
        let error = try #require(throws: GraphQLError.self) { try DocumentNode(parsing: text) }
        #expect(error.message.hasPrefix("Syntax Error: "))
        #expect(error.message.contains(words), "\(error.message)")
        #expect(error.locations == [SourceLocation(line: line, column: column)])
    }

    @Test func `a name of a thousand bytes is read and a longer one is not`() throws {
        let exact = String(repeating: "a", count: 1000)
        for document in [exact, "...\(exact)", "a(\(exact): 1)", "a(b: $\(exact))", "a(b: \(exact))", "\(exact): a"] {
            #expect(try DocumentNode(parsing: "{ \(document) }").tokenCount > 2)
            let longer = document.replacing(exact, with: exact + "b")
            let error = #expect(throws: GraphQLError.self) { try DocumentNode(parsing: "{ \(longer) }") }
            #expect(error?.message == "Syntax Error: A name has more than 1000 bytes.")
        }
    }

    @Test func `the five thousandth token is read and the next is not`() throws {
        let exact = "{" + String(repeating: "a ", count: 4998) + "}"
        #expect(try DocumentNode(parsing: exact).tokenCount == 5000)
        #expect(throws: GraphQLError.self) { try DocumentNode(parsing: exact + "{ a }") }
    }

    @Test(arguments: [("{a", "}"), ("[", "]"), ("{a:", "}")])
    func `the sixty-fourth level is read and the next is not`(_ open: String, _ close: String) throws {
        func text(_ depth: Int) -> String {
            let inner = open == "{a" ? "" : "1"
            let nest = String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
            return open == "{a" ? nest : "{ a(b: \(nest)) }"
        }
        // The selection around a value is a level too.
        let most = open == "{a" ? 64 : 63
        _ = try DocumentNode(parsing: text(most))
        #expect(throws: GraphQLError.self) { try DocumentNode(parsing: text(most + 1)) }
        #expect(throws: GraphQLError.self) { try DocumentNode(parsing: text(2000)) }
    }

    @Test func `any bytes are read or refused`() {
        var random = SeededRandom(seed: 7)
        let seed = Array(
            "query Q($a: [Int!] = [1]) @d { a: b(c: \"x\\u{41}\", d: {e: 1.5}) { ...F ... on T { g } } }".utf8
        )
        for _ in 0..<5000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: index)
                case 2:
                    bytes.insert(
                        contentsOf: Array("{}[]()\"\\$@.!:|&#0".utf8).shuffled(using: &random).prefix(2),
                        at: index
                    )
                default: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
                }
                if bytes.isEmpty { bytes = seed }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard let tree = try? DocumentNode(parsing: text) else { continue }
            #expect((try? DocumentNode(parsing: tree.description)) == tree, "\(text)")
        }
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers for the same seed.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
