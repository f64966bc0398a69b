extension ViewGraph {
    /// A name for a control that another session gives the same one: where it stands, by identity where views have one,
    /// and what it says.
    package func mark(of element: Element) -> String {
        guard let node = element.node else { return "" }
        let words = [element.tag, element.draft.attributes["aria-label"] ?? "", element.textContent]
        return Self.hash(([node.lastingPlace] + words).joined(separator: "\n"))
    }

    /// The control of that mark, if it is on the page and in sight.
    package func control(marked mark: String, for event: String) -> Element? {
        liveElements.first { $0.draft.handlers[event] != nil && !$0.isHidden && self.mark(of: $0) == mark }
    }

    /// FNV-1a.
    static func hash(_ text: String) -> String {
        String(text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
    }
}

extension _ViewNode {
    /// The way to it from the root: of an item of a collection its identity, of all others their places.
    fileprivate var lastingPlace: String {
        var way: [String] = []
        var current: _ViewNode? = self
        while let here = current, let above = here.parent {
            way.append(here.lastingName ?? here.slotName(in: above))
            current = above
        }
        return way.joined(separator: ".")
    }

    private var lastingName: String? {
        // An object is known by where it lies in memory, which another process does not share.
        guard let base = tag?.base, !(base is Bool), !(base is ObjectIdentifier) else { return nil }
        return "#\(base)"
    }

    /// A branch of a condition has a place and says which it is.
    private func slotName(in above: _ViewNode) -> String {
        let slot = above.children.firstIndex { $0 === self } ?? -1
        return (tag?.base as? Bool).map { "\(slot)\($0)" } ?? String(slot)
    }
}
