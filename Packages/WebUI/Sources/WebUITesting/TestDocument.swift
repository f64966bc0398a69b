package import WebUI

/// A page's document that applies the server's operations the way `webui.js` does.
public final class TestDocument {
    /// The page's own element.
    public private(set) var root = DocumentNode(tag: "root")

    /// An empty page.
    public init() {}

    /// Replaces everything.
    public func reset(_ markup: String) {
        root = DocumentNode(tag: "root")
        for node in MarkupParser.parse(markup) { root.append(node) }
    }

    /// Replaces everything, as a reset frame does: fields that are still there keep the number of their edits, and
    /// their text if the server has not acknowledged the request that carries it.
    func reset(_ markup: String, keepingTextAfter acknowledged: Int) {
        let edited = root.descendants.filter { $0.edit > 0 }
        reset(markup)
        for old in edited {
            guard let new = old.id.flatMap(element), new.tag == old.tag else { continue }
            new.edit = old.edit
            new.editRequest = old.editRequest
            guard old.editRequest > acknowledged else { continue }
            new.value = old.value
            new.isChecked = old.isChecked
        }
    }

    /// The element with the server's id, if it is there.
    public func element(_ id: Int) -> DocumentNode? { root.first { $0.id == id } }

    /// Applies operations in order; one that names an element which is not there is a bug and stops the test.
    package func apply(_ operations: [Operation]) {
        for operation in operations { apply(operation) }
    }

    private func apply(_ operation: Operation) {
        switch operation {
        case .text(let id, let text): setText(required(id), text)
        case .attribute(let id, let name, let value): required(id).attributes[name] = value
        case .style(let id, let name, let value): setStyle(required(id), name, value)
        case .property(let id, let value, let base): setProperty(required(id), value, base)
        case .insert(let parent, let before, let html): insert(html, into: container(parent), before: before)
        case .remove(let id): required(id).removeFromParent()
        case .move(let id, let before):
            let node = required(id)
            guard let parent = node.parent else { preconditionFailure("Move of the root") }
            node.removeFromParent()
            place([node], in: parent, before: before)
        }
    }

    private func required(_ id: Int) -> DocumentNode {
        guard let node = element(id) else { preconditionFailure("No element \(id)") }
        return node
    }

    private func container(_ id: Int) -> DocumentNode { id == 0 ? root : required(id) }

    private func setText(_ node: DocumentNode, _ text: String) {
        node.children = []
        guard !text.isEmpty else { return }
        let child = DocumentNode(tag: "")
        child.text = text
        node.append(child)
    }

    private func setStyle(_ node: DocumentNode, _ name: String, _ value: String?) {
        var styles: [String: String] = [:]
        for part in (node.attributes["style"] ?? "").split(separator: ";") {
            let pair = part.split(separator: ":", maxSplits: 1)
            if pair.count == 2 { styles[String(pair[0])] = String(pair[1]) }
        }
        styles[name] = value
        let text = styles.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ";")
        node.attributes["style"] = text.isEmpty ? nil : text
    }

    private func setProperty(_ node: DocumentNode, _ value: PropertyValue, _ base: Int) {
        guard base == node.edit else { return }
        switch value {
        case .value(let text): node.value = text
        case .checked(let isChecked): node.isChecked = isChecked
        }
    }

    private func insert(_ html: String, into parent: DocumentNode, before: Int) {
        place(MarkupParser.parse(html), in: parent, before: before)
    }

    private func place(_ nodes: [DocumentNode], in parent: DocumentNode, before: Int) {
        var index = parent.children.count
        if before != 0 {
            guard let found = parent.children.firstIndex(where: { $0.id == before }) else {
                preconditionFailure("No child \(before)")
            }
            index = found
        }
        for node in nodes { node.parent = parent }
        parent.children.insert(contentsOf: nodes, at: index)
    }
}
