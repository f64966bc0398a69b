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
