import Foundation

/// Writes a ``JSONValue`` as JSON text, members by name.
struct JSONWriter {
    private var text: [UInt8] = []

    static func write(_ value: JSONValue) -> Data {
        var writer = JSONWriter()
        writer.append(value)
        return Data(writer.text)
    }

    private mutating func append(_ value: JSONValue) {
        switch value {
        case .null: text += "null".utf8
        case .boolean(let boolean): text += (boolean ? "true" : "false").utf8
        case .integer(let integer): text += String(integer).utf8
        case .number(let number):
            precondition(number.isFinite, "JSON has no such number")
            text += String(number).utf8
        case .string(let string): append(string)
        case .array(let elements):
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                append(element)
            }
            text.append(UInt8(ascii: "]"))
        case .object(let members):
            text.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                append(member.key)
                text.append(UInt8(ascii: ":"))
                append(member.value)
            }
            text.append(UInt8(ascii: "}"))
        }
    }

    private mutating func append(_ string: String) {
        text.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: text += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: text.append(byte)
            }
        }
        text.append(UInt8(ascii: "\""))
    }
}
