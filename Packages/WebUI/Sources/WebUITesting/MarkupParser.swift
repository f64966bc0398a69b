/// Reads the markup WebUI writes.
///
/// Strict: anything else is a bug in the writer.
struct MarkupParser {
    private static let voidTags: Set<String> = ["input", "img", "br", "hr", "use"]

    private let bytes: [UInt8]
    private var position = 0

    static func parse(_ markup: String) -> [DocumentNode] {
        var parser = MarkupParser(bytes: Array(markup.utf8))
        let root = DocumentNode(tag: "root")
        parser.readChildren(into: root)
        precondition(parser.position == parser.bytes.count, "Markup left over: \(parser.context)")
        for child in root.children { child.parent = nil }
        return root.children
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var context: String { String(decoding: bytes[position...].prefix(80), as: UTF8.self) }

    private func isNext(_ character: Unicode.Scalar, after offset: Int = 0) -> Bool {
        position + offset < bytes.count && bytes[position + offset] == UInt8(ascii: character)
    }

    private mutating func readChildren(into parent: DocumentNode) {
        while position < bytes.count, !(isNext("<") && isNext("/", after: 1)) {
            if isNext("<") {
                parent.append(readElement())
            } else {
                let text = DocumentNode(tag: "")
                text.text = take(until: "<")
                parent.append(text)
            }
        }
    }

    private mutating func readElement() -> DocumentNode {
        position += 1
        let tag = takeName()
        let node = DocumentNode(tag: tag)
        while isNext(" ") { readAttribute(into: node) }
        precondition(isNext(">"), "Not a tag's end: \(context)")
        position += 1
        node.value = node.attributes["value"]
        node.isChecked = node.attributes["checked"] != nil
        if Self.voidTags.contains(tag) { return node }
        readChildren(into: node)
        let end = Array("</\(tag)>".utf8)
        precondition(bytes[position...].starts(with: end), "Expected </\(tag)> at \(context)")
        position += end.count
        if tag == "textarea" {
            // HTML drops one line break after the start tag.
            let text = node.textContent
            node.value = text.hasPrefix("\n") ? String(text.dropFirst()) : text
        }
        return node
    }

    private mutating func readAttribute(into node: DocumentNode) {
        position += 1
        let name = takeName()
        guard isNext("="), isNext("\"", after: 1) else {
            node.attributes[name] = ""
            return
        }
        position += 2
        node.attributes[name] = take(until: "\"")
        position += 1
    }

    private mutating func takeName() -> String {
        let start = position
        while position < bytes.count, !" =>\"".utf8.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Text up to a character, which is left, with the writer's four entities resolved.
    private mutating func take(until end: Unicode.Scalar) -> String {
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: end) {
            if isNext("&"), let (entity, plain) = Self.entities.first(where: { bytes[position...].starts(with: $0.0) })
            {
                text.append(plain)
                position += entity.count
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let entities: [([UInt8], UInt8)] = [
        (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
        (Array("&quot;".utf8), UInt8(ascii: "\"")), (Array("&amp;".utf8), UInt8(ascii: "&")),
    ]
}
