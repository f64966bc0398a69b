public import WebUI

/// Markup for people to read and to compare.
public enum Markup {
    /// A view's markup, indented, without ids and handlers.
    public static func snapshot<V: View>(of view: V, environment: EnvironmentValues = EnvironmentValues()) -> String {
        let host = ViewHost(view, environment: environment)
        defer { host.close() }
        return pretty(host.document.root)
    }

    private static func pretty(_ node: DocumentNode) -> String {
        var lines: [String] = []
        for child in node.children { write(child, 0, &lines) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func write(_ node: DocumentNode, _ depth: Int, _ lines: inout [String]) {
        let indent = String(repeating: "  ", count: depth)
        if node.tag.isEmpty {
            lines.append(indent + node.text)
            return
        }
        var attributes = node.attributes
        for name in ["data-w", "data-on", "name"] { attributes[name] = nil }
        // A select shows its value by its selected option.
        if let value = node.value, node.tag != "select" { attributes["value"] = value }
        if node.isChecked { attributes["checked"] = "" }
        let written = attributes.sorted { $0.key < $1.key }.map { key, value in
            value.isEmpty ? " \(key)" : " \(key)=\"\(value)\""
        }
        let start = "\(indent)<\(node.tag)\(written.joined())>"
        if node.children.isEmpty || node.tag == "textarea" {
            lines.append(start)
        } else if node.children.count == 1, node.children[0].tag.isEmpty {
            lines.append(start + node.children[0].text)
        } else {
            lines.append(start)
            for child in node.children { write(child, depth + 1, &lines) }
        }
    }
}

/// Reads the markup WebUI writes.
///
/// Strict: anything else is a bug in the writer.
struct MarkupParser {
    private static let voidTags: Set<String> = ["input", "img", "br", "hr", "source", "use"]

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
