/// Writes nodes and their elements down.
///
/// A node is a byte of `NodeBits`, its slot, and unless it lasts its type and tag; then its element and its children. An
/// element is written as the browser shows it. Numbers take 7 bits a byte, lowest first; a text is written once, and later
/// referred to by its number.
struct TreeWriter {
    private(set) var tree = SleepingTree()
    private var typeNumbers: [ObjectIdentifier: Int] = [:]
    private var textNumbers: [String: Int] = [:]

    mutating func writeChildren(of node: _ViewNode) {
        number(node.children.count { $0 != nil })
        for (slot, child) in node.children.enumerated() { if let child { write(child, slot: slot) } }
    }

    private mutating func write(_ node: _ViewNode, slot: Int) {
        var bits: NodeBits = []
        if node.isLasting { bits.insert(.isLasting) }
        if node.element != nil { bits.insert(.hasElement) }
        if let tag = node.tag {
            switch tag.base as? Bool {
            case true?: bits.insert(.tagIsTrue)
            case false?: bits.insert(.tagIsFalse)
            case nil: bits.insert(.hasTag)
            }
        }
        if node.documentOrder != nil { bits.insert(.hasOrder) }
        tree.bytes.append(bits.rawValue)
        number(slot)
        if bits.contains(.isLasting) {
            tree.lasting.append(node)
        } else {
            type(node.viewType)
            if bits.contains(.hasTag), let tag = node.tag { tree.tags.append(tag) }
        }
        if let order = node.documentOrder {
            number(order.count)
            for slot in order { number(slot) }
        }
        if let element = node.element { write(element) }
        writeChildren(of: node)
    }

    private mutating func type(_ type: ObjectIdentifier) {
        let known = typeNumbers[type] ?? tree.types.count
        if known == tree.types.count {
            typeNumbers[type] = known
            tree.types.append(type)
        }
        number(known)
    }

    // MARK: Elements

    private mutating func write(_ element: Element) {
        let draft = element.draft
        var bits: ElementBits = []
        if element.isSent { bits.insert(.isSent) }
        if draft.flattensText { bits.insert(.flattensText) }
        if draft.text != nil { bits.insert(.hasText) }
        if draft.flattened != nil { bits.insert(.hasFlattened) }
        if draft.value != nil { bits.insert(.hasValue) }
        if element.shownValue != nil { bits.insert(.hasShownValue) }
        if element.edit != 0 { bits.insert(.hasEdit) }
        number(element.id)
        text(element.tag)
        tree.bytes.append(bits.rawValue)
        texts(draft.classes)
        texts(draft.attributes.flatMap { [$0, $1] })
        texts(draft.styles.flatMap { [$0, $1] })
        texts(Array(draft.handlers.keys))
        for text in [draft.text, draft.flattened] { if let text { self.text(text) } }
        for value in [draft.value, element.shownValue] { if let value { write(value) } }
        if element.edit != 0 { number(element.edit) }
        write(element.flexibility)
    }

    private mutating func write(_ value: PropertyValue) {
        switch value {
        case .checked(let isOn): number(isOn ? 1 : 0)
        case .value(let text):
            number(2)
            self.text(text)
        }
    }

    private mutating func write(_ flexibility: Flexibility) {
        var bits: GreedBits = []
        if flexibility.x { bits.insert(.x) }
        if flexibility.y { bits.insert(.y) }
        if flexibility.isSpacer { bits.insert(.isSpacer) }
        if flexibility.widthLimit != nil { bits.insert(.hasWidthLimit) }
        if flexibility.mayPassLimit { bits.insert(.mayPassLimit) }
        if flexibility.columns != 0 { bits.insert(.hasColumns) }
        if flexibility.isRound { bits.insert(.isRound) }
        if flexibility.isFirm { bits.insert(.isFirm) }
        if flexibility.isHeld { bits.insert(.isHeld) }
        if flexibility.isScroller { bits.insert(.isScroller) }
        number(Int(bits.rawValue))
        if let limit = flexibility.widthLimit {
            withUnsafeBytes(of: limit.bitPattern.littleEndian) { tree.bytes.append(contentsOf: $0) }
        }
        if flexibility.columns != 0 { number(flexibility.columns) }
    }

    // MARK: Numbers and texts

    private mutating func number(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest > 0x7F {
            tree.bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        tree.bytes.append(UInt8(rest))
    }

    private mutating func texts(_ texts: [String]) {
        number(texts.count)
        for text in texts { self.text(text) }
    }

    private mutating func text(_ text: String) {
        if let known = textNumbers[text] { return number(known + 1) }
        textNumbers[text] = textNumbers.count
        number(0)
        number(text.utf8.count)
        tree.bytes.append(contentsOf: text.utf8)
    }
}

/// What a written node begins with.
struct NodeBits: OptionSet {
    let rawValue: UInt8

    static let isLasting = NodeBits(rawValue: 1)
    static let hasElement = NodeBits(rawValue: 2)
    static let tagIsFalse = NodeBits(rawValue: 4)
    static let tagIsTrue = NodeBits(rawValue: 8)
    static let hasTag = NodeBits(rawValue: 16)
    static let hasOrder = NodeBits(rawValue: 32)
}

/// What there is of a written element.
struct ElementBits: OptionSet {
    let rawValue: UInt8

    static let isSent = ElementBits(rawValue: 1)
    static let flattensText = ElementBits(rawValue: 2)
    static let hasText = ElementBits(rawValue: 4)
    static let hasFlattened = ElementBits(rawValue: 8)
    static let hasValue = ElementBits(rawValue: 16)
    static let hasShownValue = ElementBits(rawValue: 32)
    static let hasEdit = ElementBits(rawValue: 64)
}

/// What there is of a written flexibility.
struct GreedBits: OptionSet {
    let rawValue: UInt16

    static let x = GreedBits(rawValue: 1)
    static let y = GreedBits(rawValue: 2)
    static let isSpacer = GreedBits(rawValue: 4)
    static let hasWidthLimit = GreedBits(rawValue: 8)
    static let hasColumns = GreedBits(rawValue: 16)
    static let mayPassLimit = GreedBits(rawValue: 32)
    static let isRound = GreedBits(rawValue: 64)
    static let isFirm = GreedBits(rawValue: 128)
    static let isScroller = GreedBits(rawValue: 256)
    static let isHeld = GreedBits(rawValue: 512)
}
