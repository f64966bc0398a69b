/// Reads the markup WebUI writes. Strict: anything else is a bug in the writer.
struct MarkupParser {
    private static let voidTags: Set<String> = ["input", "img", "br", "hr", "use", "path"]

    private var rest: Substring

    static func parse(_ markup: String) -> [DocumentNode] {
        var parser = MarkupParser(rest: Substring(markup))
        let root = DocumentNode(tag: "root")
        parser.readChildren(into: root)
        precondition(parser.rest.isEmpty, "Markup left over: \(parser.rest.prefix(80))")
        for child in root.children { child.parent = nil }
        return root.children
    }

    private mutating func readChildren(into parent: DocumentNode) {
        while !rest.isEmpty, !rest.hasPrefix("</") {
            if rest.hasPrefix("<") {
                parent.append(readElement())
            } else {
                let text = DocumentNode(tag: "")
                text.text = Self.unescape(take(until: "<"))
                parent.append(text)
            }
        }
    }

    private mutating func readElement() -> DocumentNode {
        rest.removeFirst()
        let tag = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
        rest.removeFirst(tag.count)
        let node = DocumentNode(tag: tag)
        while rest.hasPrefix(" ") { readAttribute(into: node) }
        precondition(rest.hasPrefix(">"), "Not a tag's end: \(rest.prefix(40))")
        rest.removeFirst()
        node.value = node.attributes["value"]
        node.isChecked = node.attributes["checked"] != nil
        if Self.voidTags.contains(tag) { return node }
        readChildren(into: node)
        let end = "</\(tag)>"
        precondition(rest.hasPrefix(end), "Expected \(end) at \(rest.prefix(40))")
        rest.removeFirst(end.count)
        if tag == "textarea" {
            // HTML drops one line break after the start tag.
            let text = node.textContent
            node.value = text.hasPrefix("\n") ? String(text.dropFirst()) : text
        }
        return node
    }

    private mutating func readAttribute(into node: DocumentNode) {
        rest.removeFirst()
        let name = String(rest.prefix { $0 != "=" && $0 != ">" && $0 != " " })
        rest.removeFirst(name.count)
        guard rest.hasPrefix("=\"") else {
            node.attributes[name] = ""
            return
        }
        rest.removeFirst(2)
        node.attributes[name] = Self.unescape(take(until: "\""))
        rest.removeFirst()
    }

    private mutating func take(until end: Character) -> String {
        let text = rest.prefix { $0 != end }
        rest.removeFirst(text.count)
        return String(text)
    }

    private static func unescape(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = Substring(text)
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
        while let character = rest.first {
            if let (entity, plain) = entities.first(where: { rest.hasPrefix($0.0) }) {
                result += plain
                rest.removeFirst(entity.count)
            } else {
                result.append(character)
                rest.removeFirst()
            }
        }
        return result
    }
}
