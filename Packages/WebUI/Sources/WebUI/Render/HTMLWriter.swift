/// Writes elements as markup.
///
/// The only place where text becomes HTML; everything is escaped here.
package struct HTMLWriter {
    private var bytes: [UInt8] = []
    /// Writes how elements look, without their numbers and events: markup that nobody can press.
    private let isStill: Bool
    /// How many of the pictures to come are fetched before the page is laid out; the others wait until they come near.
    private var promptPictures: Int

    package init(promptPictures: Int = 0) { (isStill, self.promptPictures) = (false, promptPictures) }

    init(isStill: Bool) { (self.isStill, promptPictures) = (isStill, 0) }

    package var html: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func write(_ element: Element) {
        let draft = element.draft
        append("<\(element.tag)")
        if !isStill { attribute("data-w", String(element.id)) }
        let classes = element.allClasses
        if !classes.isEmpty { attribute("class", classes.joined(separator: " ")) }
        let isPrompt = takesPromptPicture(draft)
        for (name, value) in draft.attributes where !(isPrompt && name == "loading") {
            attribute(name, draft.written(name, value))
        }
        let styles = element.allStyles
        if !styles.isEmpty {
            let style = styles.map { "\($0.key):\($0.value)" }
            attribute("style", style.joined(separator: ";"))
        }
        if !isStill, let events = draft.events { attribute("data-on", events) }
        write(draft.value, of: element.tag)
        append(">")
        guard !Self.voidTags.contains(element.tag) else { return }
        if element.tag == "textarea", case .value(let text) = draft.value {
            // The parser drops a first newline.
            append("\n")
            escape(text)
        } else if let text = draft.visibleText {
            escape(text)
        } else {
            writeChildren(of: element)
        }
        append("</\(element.tag)>")
    }

    private mutating func writeChildren(of element: Element) {
        let kept = promptPictures
        if element.draft.isHidden { promptPictures = 0 }
        for child in element.children { write(child) }
        if element.draft.isHidden { promptPictures = kept }
    }

    /// Whether it is a picture that would wait for the layout and is among the first.
    private mutating func takesPromptPicture(_ draft: ElementDraft) -> Bool {
        guard promptPictures > 0, !draft.isHidden, draft.attributes["loading"] != nil else { return false }
        promptPictures -= 1
        return true
    }

    private mutating func write(_ value: PropertyValue?, of tag: String) {
        switch value {
        case .value(let text) where tag == "input": attribute("value", text)
        case .checked(true): append(" checked")
        default: break
        }
    }

    private static let voidTags: Set<String> = ["input", "img", "br", "hr", "source", "use"]

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func attribute(_ name: String, _ value: String) {
        append(" \(name)=\"")
        escape(value)
        append("\"")
    }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case 0x26: append("&amp;")
            case 0x3C: append("&lt;")
            case 0x3E: append("&gt;")
            case 0x22: append("&quot;")
            default: bytes.append(byte)
            }
        }
    }
}
