/// Makes nodes and elements of what `TreeWriter` wrote.
struct TreeReader {
    private let tree: SleepingTree
    private let graph: ViewGraph
    private var place = 0
    private var tagPlace = 0
    private var lastingPlace = 0
    private var knownTexts: [String] = []

    init(_ tree: SleepingTree, graph: ViewGraph) {
        self.tree = tree
        self.graph = graph
    }

    mutating func readChildren(of parent: _ViewNode) -> [_ViewNode?] {
        var children: [_ViewNode?] = []
        for _ in 0..<number() {
            let bits = NodeBits(rawValue: byte())
            let slot = number()
            while children.count < slot { children.append(nil) }
            children.append(readNode(bits, in: parent))
        }
        return children
    }

    private mutating func readNode(_ bits: NodeBits, in parent: _ViewNode) -> _ViewNode {
        let node: _ViewNode
        if bits.contains(.isLasting) {
            node = tree.lasting[lastingPlace]
            lastingPlace += 1
            node.parent = parent
            node.noteSpeaker()
        } else {
            let type = tree.types[number()]
            node = _ViewNode(graph: graph, parent: parent, viewType: type, tag: tag(bits), inputs: .none)
        }
        if bits.contains(.hasOrder) { node.documentOrder = (0..<number()).map { _ in number() } }
        if bits.contains(.hasElement) { readElement(of: node) }
        node.children = ChildNodes(readChildren(of: node))
        return node
    }

    private mutating func tag(_ bits: NodeBits) -> AnyHashable? {
        if bits.contains(.tagIsFalse) { return false }
        if bits.contains(.tagIsTrue) { return true }
        guard bits.contains(.hasTag) else { return nil }
        defer { tagPlace += 1 }
        return tree.tags[tagPlace]
    }

    // MARK: Elements

    private mutating func readElement(of node: _ViewNode) {
        let element = Element(id: number(), tag: text())
        let bits = ElementBits(rawValue: byte())
        element.draft.flattensText = bits.contains(.flattensText)
        element.draft.classes = texts()
        element.draft.attributes = pairs()
        element.draft.styles = pairs()
        for event in texts() { element.draft.handlers[event] = { _ in } }
        if bits.contains(.hasText) { element.draft.text = text() }
        if bits.contains(.hasFlattened) { element.draft.flattened = text() }
        if bits.contains(.hasValue) { element.draft.value = value() }
        if bits.contains(.hasShownValue) { element.shownValue = value() }
        if bits.contains(.hasEdit) { element.edit = number() }
        element.restore(flexibility: flexibility(), isSent: bits.contains(.isSent))
        element.node = node
        node.element = element
        graph.remember(element)
    }

    private mutating func value() -> PropertyValue {
        switch number() {
        case 0: .checked(false)
        case 1: .checked(true)
        default: .value(text())
        }
    }

    private mutating func flexibility() -> Flexibility {
        let bits = GreedBits(rawValue: UInt16(truncatingIfNeeded: number()))
        var flexibility = Flexibility(x: bits.contains(.x), y: bits.contains(.y), isSpacer: bits.contains(.isSpacer))
        if bits.contains(.hasWidthLimit) {
            let pattern = (0..<8).reduce(0 as UInt64) { $0 | UInt64(byte()) << UInt64(8 * $1) }
            flexibility.widthLimit = Double(bitPattern: pattern)
        }
        flexibility.mayPassLimit = bits.contains(.mayPassLimit)
        flexibility.isRound = bits.contains(.isRound)
        flexibility.isFirm = bits.contains(.isFirm)
        flexibility.isHeld = bits.contains(.isHeld)
        flexibility.isScroller = bits.contains(.isScroller)
        if bits.contains(.hasColumns) { flexibility.columns = number() }
        return flexibility
    }

    // MARK: Numbers and texts

    private mutating func byte() -> UInt8 {
        defer { place += 1 }
        return tree.bytes[place]
    }

    private mutating func number() -> Int {
        var result: UInt = 0
        var shift: UInt = 0
        while true {
            let byte = byte()
            result |= UInt(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return Int(bitPattern: result) }
            shift += 7
        }
    }

    private mutating func text() -> String {
        let known = number()
        if known > 0 { return knownTexts[known - 1] }
        let count = number()
        let text = String(decoding: tree.bytes[place..<place + count], as: UTF8.self)
        place += count
        knownTexts.append(text)
        return text
    }

    private mutating func texts() -> [String] { (0..<number()).map { _ in text() } }

    private mutating func pairs() -> SortedDictionary<String> {
        let texts = texts()
        var pairs = SortedDictionary<String>()
        for place in stride(from: 0, to: texts.count, by: 2) { pairs[texts[place]] = texts[place + 1] }
        return pairs
    }
}
