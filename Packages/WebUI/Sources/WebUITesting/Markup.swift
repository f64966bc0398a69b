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
