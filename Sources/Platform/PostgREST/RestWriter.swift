package import Calls

/// Writes JSON text with members in the order in which they are given.
package struct RestWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Whether there is more than an answer may have; what follows in a list is left out then.
    var isTooLong: Bool { bytes.count > RestLimits.answerBytes }

    static func text(of value: JSONValue) -> String {
        var writer = RestWriter()
        writer.write(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    package mutating func write(mark: Unicode.Scalar) { bytes.append(UInt8(ascii: mark)) }

    /// An object of texts; `nil` is null.
    package mutating func write(_ members: [(String, String?)]) {
        write(mark: "{")
        for (index, member) in members.enumerated() {
            if index > 0 { write(mark: ",") }
            write(member.0)
            write(mark: ":")
            write(member.1.map { .string($0) } ?? .null)
        }
        write(mark: "}")
    }

    package mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .boolean(let boolean): bytes.append(contentsOf: (boolean ? "true" : "false").utf8)
        case .integer(let integer): bytes.append(contentsOf: String(integer).utf8)
        case .number(let number): bytes.append(contentsOf: (number.isFinite ? number.description : "null").utf8)
        case .string(let text): write(text)
        case .array(let elements):
            write(mark: "[")
            for (index, element) in elements.enumerated() where !isTooLong {
                if index > 0 { write(mark: ",") }
                write(element)
            }
            write(mark: "]")
        case .object(let members):
            write(mark: "{")
            for (index, name) in members.keys.sorted().enumerated() {
                if index > 0 { write(mark: ",") }
                write(name)
                write(mark: ":")
                write(members[name] ?? .null)
            }
            write(mark: "}")
        }
    }

    /// With the quotes.
    package mutating func write(_ text: String) {
        write(mark: "\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes.append(contentsOf: "\\n".utf8)
            case 0..<0x20: bytes.append(contentsOf: "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        write(mark: "\"")
    }
}
