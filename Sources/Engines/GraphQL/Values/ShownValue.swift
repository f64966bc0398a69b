/// Values for people, cut: an error does not send back all that was sent.
struct ShownValue {
    private static let limit = 200
    private var text = ""

    /// A value as it is written, cut after 200 bytes; no more is written than that.
    static func words(of node: ValueNode) -> String {
        var room = limit
        if fits(node, &room) { return node.description }
        var shown = ShownValue()
        shown.write(node)
        return shown.text.cut(to: limit)
    }

    /// A value as JSON, cut after 200 bytes; no more is written than that.
    static func words(of value: GraphQLValue) -> String {
        var json = JSONText()
        write(value, to: &json)
        return String(decoding: json.bytes, as: UTF8.self).cut(to: limit)
    }

    private static func write(_ value: GraphQLValue, to json: inout JSONText) {
        switch value {
        case .list(let items):
            json.raw("[")
            for (index, item) in items.enumerated() where json.bytes.count <= limit {
                if index > 0 { json.raw(",") }
                write(item, to: &json)
            }
            json.raw("]")
        case .object(let members):
            json.raw("{")
            for (index, member) in members.enumerated() where json.bytes.count <= limit {
                if index > 0 { json.raw(",") }
                json.string(member.name.cut())
                json.raw(":")
                write(member.value, to: &json)
            }
            json.raw("}")
        case .string(let text), .enum(let text): json.string(text.cut())
        case .digits(let digits): json.value(.digits(digits.cut()))
        case .null, .boolean, .int, .float: json.value(value)
        }
    }

    /// Whether a value is short, by a walk that ends where it is not.
    private static func fits(_ node: ValueNode, _ room: inout Int) -> Bool {
        switch node.kind {
        case .variable(let text), .int(let text), .float(let text), .string(let text, _), .enum(let text):
            room -= text.utf8.count + 2
        case .boolean, .null: room -= 5
        case .list(let items):
            room -= 2
            for item in items where room >= 0 { _ = fits(item, &room) }
        case .object(let fields):
            room -= 4
            for field in fields where room >= 0 {
                room -= field.name.value.utf8.count + 4
                _ = fits(field.value, &room)
            }
        }
        return room >= 0
    }

    private var isFull: Bool { text.utf8.count > Self.limit }

    private mutating func write(_ node: ValueNode) {
        switch node.kind {
        case .list(let items):
            text += "["
            for (index, item) in items.enumerated() where !isFull {
                if index > 0 { text += ", " }
                write(item)
            }
            text += "]"
        case .object(let fields):
            text += "{ "
            for (index, field) in fields.enumerated() where !isFull {
                if index > 0 { text += ", " }
                text += "\(field.name.value.cut()): "
                write(field.value)
            }
            text += " }"
        case .string(let content, _): text += Printer.quoted(content.cut())
        case .variable(let name): text += "$\(name.cut())"
        case .int(let digits), .float(let digits), .enum(let digits): text += digits.cut()
        case .boolean, .null: text += node.description
        }
    }
}

extension ValueNode {
    /// The value for people, cut after 200 bytes.
    var shown: String { ShownValue.words(of: self) }
}

extension GraphQLValue {
    /// The value for people, as JSON cut after 200 bytes.
    var shown: String { ShownValue.words(of: self) }
}
