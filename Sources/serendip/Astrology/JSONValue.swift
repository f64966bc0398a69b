/// A JSON value to be written, whose keys keep the order in which they are given.
///
/// Foundation's encoder sorts keys or shuffles them, and takes longer for a chart than the planets do.
enum JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    case null
    case bool(Bool)
    case integer(Int)
    /// Written with the fewest digits that give it back.
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([(key: String, value: JSONValue)])

    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }

    /// An angle cut, not rounded, to 1e-7 degrees (0.0004″), so that it stays in its sign.
    static func degrees(_ degrees: Double) -> JSONValue {
        let cut = (degrees * 1e7).rounded(.down) / 1e7
        return .number(cut == 0 ? 0 : cut)
    }

    /// The value on one line.
    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += Self.digits(value)
        case .text(let value): Self.quote(value, to: &text)
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.quote(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func digits(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
        return String(Int(value))
    }

    private static func quote(_ value: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        // Nearly every text is a name or a date of ours.
        guard value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
            text += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case _ where scalar.value < 0x20 || scalar == "\u{7F}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
