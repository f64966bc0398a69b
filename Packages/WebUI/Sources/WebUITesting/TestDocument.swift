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

/// A document as the browser would hold it, in Swift: built from markup, changed by operations.
public final class DocumentNode {
    /// The element's name; empty for text.
    public let tag: String
    /// As the markup says; a field's live value is `value`.
    public internal(set) var attributes: [String: String]
    /// Elements and texts, in document order.
    public internal(set) var children: [DocumentNode] = []
    /// The element it is in; `nil` for the page itself.
    public internal(set) weak var parent: DocumentNode?
    /// Text of a text node, whose tag is empty.
    public internal(set) var text = ""
    /// The live value of a field; what the person sees, as opposed to the attribute.
    public var value: String?
    /// Whether a switch is on, as the person sees it.
    public var isChecked = false
    /// The number of local edits.
    public var edit = 0
    /// The number of the request that carries the last of them.
    var editRequest = 0

    init(tag: String, attributes: [String: String] = [:]) {
        self.tag = tag
        self.attributes = attributes
    }

    /// The server's id for this element.
    public var id: Int? { attributes["data-w"].flatMap(Int.init) }

    /// Its classes, in no order.
    public var classes: Set<String> { Set((attributes["class"] ?? "").split(separator: " ").map(String.init)) }

    /// Whether the server wants this event of the element.
    public func wants(_ event: String) -> Bool {
        (attributes["data-on"] ?? "").split(separator: " ").contains { $0 == event }
    }

    /// Whether it, or something it is in, does not show.
    public var isHidden: Bool { attributes["hidden"] != nil || parent?.isHidden == true }

    /// All text below.
    public var textContent: String { text + children.map(\.textContent).joined() }

    /// This node and all below, in document order.
    public var descendants: [DocumentNode] { [self] + children.flatMap(\.descendants) }

    /// The first of this node and all below that matches, in document order.
    public func first(where matches: (DocumentNode) -> Bool) -> DocumentNode? {
        if matches(self) { return self }
        for child in children { if let found = child.first(where: matches) { return found } }
        return nil
    }

    /// Whether the person and assistive technology would notice no difference.
    func isSame(as other: DocumentNode) -> Bool {
        tag == other.tag && text == other.text && comparedAttributes == other.comparedAttributes
            && isChecked == other.isChecked && comparedChildren.count == other.comparedChildren.count
            && zip(comparedChildren, other.comparedChildren).allSatisfy { $0.isSame(as: $1) }
    }

    private var comparedChildren: [DocumentNode] { tag == "textarea" ? [] : children }

    /// A field's live value counts in place of its attribute or content; a select shows its value by its option.
    private var comparedAttributes: [String: String] {
        guard tag == "input" || tag == "textarea" else { return attributes }
        var attributes = attributes
        attributes["value"] = value
        attributes["checked"] = nil
        return attributes
    }

    func append(_ child: DocumentNode) {
        child.parent = self
        children.append(child)
    }

    func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}
