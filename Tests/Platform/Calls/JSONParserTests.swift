import Calls
import Foundation
import Testing

@testable import Calls

struct JSONParserTests {
    @Test(
        arguments: [
            ("null", .null), (" true ", .boolean(true)), ("false", .boolean(false)), ("0", 0), ("-0", 0),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("1.0", 1), ("1e2", 100),
            ("2.5E-1", .number(0.25)), (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
            (#""\u00e9\ud83d\ude00é""#, "é\u{1F600}é"), (#""\u0000""#, "\0"), ("[]", []), ("[ 1 , [2] ]", [1, [2]]),
            ("{}", [:]), (#"{"a":{"b":[]}, "c":null}"#, ["a": ["b": []], "c": .null]), (#"{"a":1,"a":2}"#, ["a": 2]),
        ] as [(String, JSONValue)]
    )
    func `every form of JSON is read`(text: String, value: JSONValue) throws {
        #expect(try JSONParser.parse(Data(text.utf8)) == value)
    }

    @Test(
        arguments: [
            "", " ", "nul", "truex", "01", "1.", ".5", "+1", "1e", "--1", "NaN", "1e999", "[1,]", "[1 2]", "[",
            "{\"a\"}",
            "{\"a\":}", "{a:1}", "{\"a\":1,}", "\"", "\"\u{1}\"", #""\x""#, #""\u12g4""#, #""\ud800""#,
            #""\ud800\u0041""#,
            #""\udc00""#, "1 1", "\u{feff}1",
        ]
    )
    func `anything else is refused`(text: String) {
        #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Data(text.utf8)) }
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Data([0x22, 0xFF, 0x22])) }
    }

    @Test func `depth has an end`() {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(throws: Never.self) { try JSONParser.parse(nested(100)) }
        #expect(throws: JSONParser.Failure.tooDeep) { try JSONParser.parse(nested(101)) }
    }

    @Test func `what is written is read back, and Foundation agrees`() throws {
        var generator = SeededGenerator(state: 42)
        for _ in 0..<500 {
            let value = JSONValue.random(depth: 4, using: &generator)
            let data = JSONWriter.write(value)
            #expect(try JSONParser.parse(data) == value)
            #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
        }
    }
}

/// SplitMix64 (Steele, Lea and Flood 2014).
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

extension JSONValue {
    fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &generator) {
        case 0: .null
        case 1: .boolean(.random(using: &generator))
        case 2: .integer(.random(in: .min ... .max, using: &generator))
        case 3: .number(.random(in: -1e6...1e6, using: &generator) + 0.5)
        case 4: .string(randomText(using: &generator))
        case 5:
            .array(
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in random(depth: depth - 1, using: &generator) }
            )
        default:
            .object(
                Dictionary(
                    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                        (randomText(using: &generator), random(depth: depth - 1, using: &generator))
                    },
                    uniquingKeysWith: { first, _ in first }
                )
            )
        }
    }

    private static func randomText(using generator: inout SeededGenerator) -> String {
        let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\u{1f}", "é", "€", "😀", "/", "\u{7f}", "\u{2028}"]
        var text = ""
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
        }
        return text
    }
}

struct StringUTF8Tests {
    @Test(arguments: ["", "tea", "Müller", "🦀", "\u{FEFF}mark", "\u{FFFD}"])
    func `text is read from its bytes as it is`(text: String) {
        #expect(String(validUTF8: Array(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
    }

    private static let malformed: [[UInt8]] = [
        [0xFF], [0xC3], [0x61, 0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ]

    @Test(arguments: malformed)
    func `bytes that are no UTF-8 are no text`(bytes: [UInt8]) {
        #expect(String(validUTF8: bytes) == nil)
    }
}
