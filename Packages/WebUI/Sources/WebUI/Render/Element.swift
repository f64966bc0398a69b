/// One element of the browser's document, as the server means it to be and as it was last sent.
package final class Element {
    package let id: Int
    package let tag: String
    /// Gone when this is the node's element no more; see the node's `parent`.
    package unowned(unsafe) var node: _ViewNode?
    /// The element this is a child of.
    private(set) unowned(unsafe) var parent: Element?
    package var draft = ElementDraft()
    package private(set) var children: [Element] = []
    package private(set) var isSent = false
    var hasDirtyChildren = true
    /// Whether it wants all the width or height it can have; see `Flexibility`.
    package private(set) var flexibility = Flexibility.none

    /// What the browser shows, while that is not what is meant.
    private var sent: Sent?
    private var sentChildren: [Element] = []
    private var field: FieldState?

    init(id: Int, tag: String) {
        self.id = id
        self.tag = tag
    }

    /// The number of the browser's last edit of this field that the server has seen.
    package var edit: Int {
        get { field?.edit ?? 0 }
        set { if field != nil || newValue != 0 { madeField.edit = newValue } }
    }

    /// The value the browser shows.
    package var shownValue: PropertyValue? {
        get { field?.shownValue }
        set { if field != nil || newValue != nil { madeField.shownValue = newValue } }
    }

    private var madeField: FieldState {
        let made = field ?? FieldState()
        field = made
        return made
    }

    var depth: Int { node?.depth ?? 0 }

    // MARK: Children

    /// Takes over the elements of the nodes below.
    func collectChildren() {
        hasDirtyChildren = false
        var found: [Element] = []
        if let node, draft.text == nil {
            for child in node.orderedChildren { child.appendElements(to: &found) }
        }
        dropParents()
        children = found
        for child in found {
            child.parent = self
            if child.hasDirtyChildren { child.collectChildren() }
            if !child.isSent { child.updateGreed() }
        }
        if draft.flattensText {
            keepSent()
            draft.flattened = textContent
        }
    }

    /// All text below, for elements that can hold nothing else.
    package var textContent: String {
        (draft.text ?? "") + children.map(\.textContent).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text of the first main heading that shows.
    package var firstHeading: String? {
        if draft.attributes["hidden"] != nil || tag == "dialog" { return nil }
        if tag == "h1" || draft.attributes["aria-level"] == "1" { return textContent }
        // Of a list and what is opened from it, the latter is what the page is about.
        let isOpened = draft.attributes["data-column"] == "detail"
        return isOpened ? children.reversed().firstNonNil(\.firstHeading) : children.firstNonNil(\.firstHeading)
    }

    // MARK: Greed

    @discardableResult
    func updateGreed() -> Bool {
        var new = draft.flexibility.resolve(children: children)
        new.isRound = draft.isRound || draft.drawsNothing && children.contains(where: \.flexibility.isRound)
        new.isFirm = isFirm
        new.isHeld = isHeld
        new.isScroller = isScroller
        guard new != flexibility else { return false }
        keepSent()
        flexibility = new
        return true
    }

    private var isScroller: Bool {
        guard draft.classes.first == "box", children.count == 1 else { return false }
        return children[0].draft.classes.contains { $0 == "list" || $0 == "scroll-y" }
    }

    /// Whether what it stands round keeps its size in a tight row, or, of a column, is a line that is cut.
    private var isFirm: Bool {
        func has(_ name: String, _ element: Element) -> Bool { element.draft.classes.contains(name) }
        switch draft.classes.first {
        case "ov": return children.contains { has("fw", $0) }
        case "fr": return children.contains { has("btn", $0) }
        case "vs": return children.contains { has("line", $0) }
        case "box":
            guard children.count == 1, let only = children.first else { return false }
            return has("fw", only) || has("ov", only) && only.flexibility.isFirm
        default: return false
        }
    }

    /// Whether it is a column round something of a fixed size, below which no row takes it; a line that is cut has no
    /// least width of its own that could be asked for beside it.
    private var isHeld: Bool {
        guard draft.classes.first == "vs" else { return false }
        return children.contains { $0.draft.classes.contains("fix-x") }
            && !children.contains { $0.draft.classes.contains("line") }
    }

    func updateGreedUpwards(graph: ViewGraph) {
        var element: Element? = self
        var isFirst = true
        while let current = element {
            let changed = current.updateGreed()
            if changed { graph.attributesChanged(of: current) }
            if !changed && !isFirst { return }
            isFirst = false
            element = current.parent
        }
    }

    // MARK: Sending

    /// Takes what is meant as what the browser shows, for this element and all below.
    func markSent() {
        isSent = true
        sent = nil
        sentChildren = children
        shownValue = draft.value
        guard !draft.flattensText else { return }
        for child in children { child.markSent() }
    }

    /// Takes over what the browser shows, as `TreeReader` found it.
    func restore(flexibility: Flexibility, isSent: Bool) {
        self.flexibility = flexibility
        self.isSent = isSent
        hasDirtyChildren = false
    }

    /// Takes over the elements below after they have been made again.
    func adoptChildren() {
        guard let node, draft.text == nil else { return }
        for child in node.orderedChildren { child.appendElements(to: &children) }
        for child in children {
            child.parent = self
            child.adoptChildren()
        }
        if isSent { sentChildren = children }
    }

    private func dropParents() {
        for child in children where child.parent === self { child.parent = nil }
    }

    func dropChildren() {
        dropParents()
        children = []
        sentChildren = []
    }

    /// Drops what it holds once it is no part of the tree: handlers capture what may lead back to it.
    func letGo() {
        dropChildren()
        parent = nil
        node = nil
        sent = nil
        draft = ElementDraft()
    }

    var allClasses: [String] { Self.classes(of: draft, flexibility) }

    private static func classes(of draft: ElementDraft, _ flexibility: Flexibility) -> [String] {
        var classes = draft.classes + flexibility.classes
        if flexibility.isRound, draft.isBareButton { classes.append("round-ring") }
        if flexibility.isFirm { classes.append("firm") }
        if flexibility.isHeld { classes.append("held") }
        if flexibility.isScroller { classes.append("scroller") }
        return classes
    }

    var allStyles: SortedDictionary<String> { Self.styles(of: draft, flexibility) }

    private static func styles(of draft: ElementDraft, _ flexibility: Flexibility) -> SortedDictionary<String> {
        var styles = draft.styles
        if draft.flexibility == .grid {
            styles["--columns"] = String(max(flexibility.columns, 1))
        } else if flexibility.x, let limit = flexibility.widthLimit {
            let name = flexibility.mayPassLimit ? "--least" : "max-width"
            if styles[name] == nil { styles[name] = "\(limit.number)px" }
        }
        return styles
    }

    /// Remembers what was sent; to be called before `draft` or `flexibility` becomes something else.
    func keepSent() {
        if isSent, sent == nil { sent = Sent(draft: draft, flexibility: flexibility) }
    }

    /// Appends what changed since it was last sent.
    func appendDifferences(to operations: inout [Operation], graph: ViewGraph) {
        let (text, sentText) = (draft.visibleText, sent.map(\.draft.visibleText) ?? draft.visibleText)
        if let sent { appendChanges(since: sent, to: &operations) }
        sent = nil
        // Text and children take each other's place, and what was there goes first.
        if text == nil, sentText != nil { operations.append(.text(id, "")) }
        if let value = draft.value, value != shownValue {
            operations.append(.property(id, value, base: edit))
            shownValue = value
        }
        if !draft.flattensText { appendChildren(to: &operations, graph: graph) }
        if let text, text != sentText { operations.append(.text(id, text)) }
    }

    private func appendChanges(since sent: Sent, to operations: inout [Operation]) {
        let classes = allClasses
        if Self.classes(of: sent.draft, sent.flexibility) != classes {
            operations.append(.attribute(id, "class", classes.isEmpty ? nil : classes.joined(separator: " ")))
        }
        appendAttributes(since: sent.draft, to: &operations)
        if sent.draft.styles != draft.styles || sent.flexibility != flexibility {
            appendStyles(since: sent, to: &operations)
        }
    }

    private func appendAttributes(since sent: ElementDraft, to operations: inout [Operation]) {
        guard sent.attributes != draft.attributes || sent.events != draft.events else { return }
        for (name, value) in draft.attributes where sent.attributes[name] != value {
            operations.append(.attribute(id, name, draft.written(name, value)))
        }
        for name in sent.attributes.keys where draft.attributes[name] == nil {
            operations.append(.attribute(id, name, nil))
        }
        if draft.events != sent.events { operations.append(.attribute(id, "data-on", draft.events)) }
    }

    private func appendStyles(since sent: Sent, to operations: inout [Operation]) {
        let old = Self.styles(of: sent.draft, sent.flexibility)
        let new = allStyles
        for (name, value) in new where old[name] != value { operations.append(.style(id, name, value)) }
        for name in old.keys where new[name] == nil { operations.append(.style(id, name, nil)) }
    }

    func appendChildren(to operations: inout [Operation], graph: ViewGraph) {
        let changes = ChildDifference(from: sentChildren, to: children, pinned: childWithFocus(in: graph))
        for removed in changes.removed { operations.append(.remove(removed.id)) }
        for step in changes.steps {
            let before = step.before?.id ?? 0
            if step.isMove {
                operations.append(.move(step.element.id, before: before))
            } else {
                var writer = HTMLWriter()
                step.element.markSent()
                writer.write(step.element)
                operations.append(.insert(parent: id, before: before, html: writer.html))
            }
        }
        sentChildren = children
    }

    /// The child the focus is in.
    private func childWithFocus(in graph: ViewGraph) -> Int? {
        var element = graph.focusedElement.flatMap(graph.element)
        while let current = element, current.parent !== self { element = current.parent }
        return element.flatMap { focused in children.firstIndex { $0 === focused } }
    }

    // MARK: Events

    /// Whether it, or something it is in, does not show.
    package var isHidden: Bool { draft.isHidden || parent?.isHidden == true }

    /// The handler for an event, if the element wants it now.
    package func handler(for event: String) -> ((EventPayload) -> Void)? { draft.handlers[event] }
}

/// What only fields have.
private final class FieldState {
    var edit = 0
    var shownValue: PropertyValue?
}

/// What an element said when it was last sent.
private final class Sent {
    let draft: ElementDraft
    let flexibility: Flexibility

    init(draft: ElementDraft, flexibility: Flexibility) {
        self.draft = draft
        self.flexibility = flexibility
    }
}
