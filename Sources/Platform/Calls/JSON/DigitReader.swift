/// Reads the parts of an RFC 3339 date from the front of a text.
struct DigitReader {
    private var rest: Substring.UTF8View

    init(text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Exactly `width` ASCII digits.
    mutating func number(_ width: Int) -> Int64? {
        var number: Int64 = 0
        for _ in 0..<width {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Takes the next character when it is one of `characters`, which are ASCII.
    mutating func skip(_ characters: String) -> Bool {
        guard let byte = rest.first, characters.utf8.contains(byte) else { return false }
        rest.removeFirst()
        return true
    }

    /// 0 when there is no point; `nil` when no digit follows it.
    mutating func fraction() -> Double? {
        guard skip(".") else { return 0 }
        var fraction = 0.0
        var scale = 0.1
        guard let first = digit() else { return nil }
        fraction = Double(first) * scale
        while let digit = digit() {
            scale /= 10
            fraction += Double(digit) * scale
        }
        return fraction
    }

    /// `Z`, or a sign, hours and minutes.
    mutating func offsetSeconds() -> Int64? {
        if skip("Zz") { return 0 }
        let isNegative = rest.first == UInt8(ascii: "-")
        guard
            skip("+-"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24, minutes < 60
        else { return nil }
        return (isNegative ? -60 : 60) * (hours * 60 + minutes)
    }

    private mutating func digit() -> Int64? {
        guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        rest.removeFirst()
        return Int64(byte - UInt8(ascii: "0"))
    }
}
