import Foundation

/// Writes a ``JSONValue`` as JSON text, members by name.
struct JSONWriter {
    private var text = JSONText()

    static func write(_ value: JSONValue) -> Data {
        var writer = JSONWriter()
        writer.append(value)
        return Data(writer.text.bytes)
    }

    private mutating func append(_ value: JSONValue) {
        switch value {
        case .null: text.append(literal: "null")
        case .boolean(let boolean): text.append(boolean)
        case .integer(let integer): text.append(integer)
        case .number(let number): precondition(text.append(number), "JSON has no such number")
        case .string(let string): text.append(string)
        case .array(let elements):
            text.append(mark: "[")
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(mark: ",") }
                append(element)
            }
            text.append(mark: "]")
        case .object(let members):
            text.append(mark: "{")
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text.append(mark: ",") }
                text.append(member.key)
                text.append(mark: ":")
                append(member.value)
            }
            text.append(mark: "}")
        }
    }
}
