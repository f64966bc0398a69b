import Calls
import Foundation
import Recommender

/// Arguments of events at the edges of what JSON can say, as JSON.
enum EdgeArgument {
    /// Numbers that are too large, too small, too exact or of the wrong kind for most that reads them.
    private static let numbers = [
        "0", "1", "-1", "2", "3", "-0.0", "0.5", "-2.5", "1e-320", "1e300", "-1e300", "1e308",
        "-1.7976931348623157e308",
        "9007199254740992", "9007199254740993", "2147483648", "4294967296", "9223372036854775807",
        "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e19", "1e999",
    ]

    /// Text that is read as a number, a date, an address, an identifier or a piece of a file.
    private static let texts = [
        "", " ", "0", "-1", "1e308", "nan", "inf", "-9223372036854775808", "9223372036854775808", "true", "null",
        "\0", "a\0b", "\n\r\t", "\u{202E}\u{200B}\u{FEFF}", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦🏳️‍🌈", "İıſß", "\u{10FFFF}",
        "2026-02-29", "9999999999999999999-01-01", "-0001-13-45", "0000-00-00", "24:60", "99:99:99", "2026-03-29T02:30",
        "1582-10-10", "+275760-09-13", "Asia/Kolkata", "Mars/Phobos", "../../etc/passwd", "%00%ff%", "a/b/c?d=e&f#g",
        "<script>", "' OR 1=1 --", "%s%n%@", "{\"a\":", "YQ==", "=", "*", "[](", "::", "ada@example.org",
    ]

    /// Any argument at all.
    static func any(using random: inout SplitMix64) -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: number(using: &random)
        case 4...6: quoted(text(using: &random))
        case 7: ["true", "false", "null"].randomElement(using: &random) ?? "null"
        case 8: "[\(any(using: &random)),[[]]]"
        default: "{\"a\":\(any(using: &random))}"
        }
    }

    static func number(using random: inout SplitMix64) -> String {
        if Bool.random(using: &random) { return numbers.randomElement(using: &random) ?? "0" }
        let value = Double(bitPattern: random.next())
        return value.isFinite ? "\(value)" : "\(Int.random(in: -9...9, using: &random))"
    }

    static func text(using random: inout SplitMix64) -> String {
        let text = texts.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<40, using: &random) {
        case 0: return String(repeating: text.isEmpty ? "x" : text, count: 60_000 / max(1, text.utf8.count))
        case 1: return text + (texts.randomElement(using: &random) ?? "")
        case 2:
            return String(
                (0..<8).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &random)) }
                    .map(Character.init)
            )
        default: return text
        }
    }

    /// A string of JSON; a few are no Unicode.
    static func quoted(_ text: String) -> String {
        guard text != "\u{10FFFF}" else { return "\"\\ud800\"" }
        // A string is always encodable.
        return (try? JSONCoding.encode(JSONValue.string(text))).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
