import Calls

@testable import PostgREST

/// A table of every type, with rows drawn at random.
struct MadeUpRows: RestRows {
    static let made = RestTable(
        "things",
        [
            RestColumn("id", .int8), RestColumn("name", .text, isNullable: true),
            RestColumn("stars", .int4, isNullable: true), RestColumn("share", .float8, isNullable: true),
            RestColumn("is_new", .bool, isNullable: true), RestColumn("at", .timestamptz, isNullable: true),
            RestColumn("tags", .texts, isNullable: true), RestColumn("data", .jsonb, isNullable: true),
            RestColumn("owner", .text, isNullable: true, hasSpellings: true),
        ],
        key: ["id"]
    )

    var table: RestTable { Self.made }
    var rows: [[JSONValue]]
    var count: Int { rows.count }

    func value(_ column: Int, of row: Int) -> JSONValue { rows[row][column] }
    func key(_ column: Int, of row: Int) -> String { key(column, ofText: rows[row][column].string ?? "") }
    func key(_ column: Int, ofText text: String) -> String { text.lowercased() }

    static let words = ["", "a", "b", "ab", "A", "aé", "a,b", "a\"b", "x)y", "null"]

    init(count: Int, using generator: inout some RandomNumberGenerator) {
        rows = []
        for id in 0..<count {
            func maybe(_ value: JSONValue) -> JSONValue {
                Int.random(in: 0..<5, using: &generator) == 0 ? .null : value
            }
            let word = Self.words.randomElement(using: &generator) ?? ""
            let other = Self.words.randomElement(using: &generator) ?? ""
            let number = Int64.random(in: -3...3, using: &generator)
            let day = Int.random(in: 1...3, using: &generator)
            let tags = JSONValue.array([.string(word), maybe(.string(other))])
            let inner: JSONValue = ["n": .integer(number), "w": maybe(.string(word)), "l": [.integer(number), "z"]]
            rows.append([
                .integer(Int64(id)), maybe(.string(word)), maybe(.integer(number)),
                maybe(number == 0 ? .integer(0) : .number(Double(number) + 0.5)),
                maybe(.boolean(number > 0)), maybe(.string("2026-11-0\(day)T00:00:00+00:00")), maybe(tags),
                maybe(inner), maybe(.string(other)),
            ])
        }
    }
}

/// Splitmix64 (Steele, Lea, Flood 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
