import RepositoriesDomain

/// A tag at the start of a text: `<img src="…">`, `</p>`, `<br/>`.
struct HTMLTag {
    /// Lower case.
    var name: String
    var isClosing: Bool
    /// Names in lower case; the first of a name counts.
    var attributes: [String: String] = [:]
    /// In bytes, from `<` to `>`.
    private(set) var length = 0

    init?(at bytes: ArraySlice<UInt8>) {
        var rest = bytes
        guard rest.popFirst() == UInt8(ascii: "<") else { return nil }
        isClosing = rest.first == UInt8(ascii: "/")
        if isClosing { rest.removeFirst() }
        guard let first = rest.first, first.isASCIILetter else { return nil }
        let word = rest.prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        guard word.count <= 20 else { return nil }
        name = word.string.lowercased()
        rest = rest[word.endIndex...]
        while true {
            let spaces = rest.prefix { $0.isMarkdownSpace }
            rest = rest[spaces.endIndex...]
            guard let byte = rest.first else { return nil }
            if byte == UInt8(ascii: ">") { break }
            if byte == UInt8(ascii: "/") {
                rest.removeFirst()
            } else if spaces.isEmpty && attributes.isEmpty || !readAttribute(&rest) {
                return nil
            }
        }
        length = rest.startIndex - bytes.startIndex + 1
    }

    private mutating func readAttribute(_ rest: inout ArraySlice<UInt8>) -> Bool {
        let name = rest.prefix { Self.isNameByte($0) }
        guard !name.isEmpty else { return false }
        rest = rest[name.endIndex...]
        var value = ""
        let equals = rest.drop { $0.isMarkdownSpace }
        if equals.first == UInt8(ascii: "=") {
            rest = equals.dropFirst().drop { $0.isMarkdownSpace }
            guard let read = Self.readValue(&rest) else { return false }
            value = read
        }
        let key = name.string.lowercased()
        if attributes[key] == nil { attributes[key] = value }
        return true
    }

    private static func readValue(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let first = rest.first else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            let body = rest.dropFirst()
            guard let end = body.firstIndex(of: first) else { return nil }
            rest = body[(end + 1)...]
            return MarkdownText.decoded(body[..<end])
        }
        let value = rest.prefix { !$0.isMarkdownSpace && !Array("\"'=<>`".utf8).contains($0) }
        rest = rest[value.endIndex...]
        return value.isEmpty ? nil : MarkdownText.decoded(value)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || Array("_:.-@".utf8).contains(byte)
    }
}

extension Readme.PictureSize {
    /// What a picture's tag says of its size: `width="200"`, `width="50%"`, `height="32px"`.
    init?(_ tag: HTMLTag) {
        let width = Self.length(tag.attributes["width"])
        let height = Self.length(tag.attributes["height"])
        self.init(
            width: width?.isPart == false ? width?.value : nil,
            part: width?.isPart == true ? width.map { min($0.value / 100, 1) } : nil,
            height: height?.isPart == false ? height?.value : nil
        )
        if self == Self() { return nil }
    }

    /// HTML reads the number that a length begins with, and knows points and percent only.
    private static func length(_ text: String?) -> (value: Double, isPart: Bool)? {
        guard let text = text?.drop(while: \.isWhitespace) else { return nil }
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard let value = Double(digits), value > 0, value <= 10_000 else { return nil }
        return (value, text.dropFirst(digits.count).first == "%")
    }
}

/// A line that begins HTML between paragraphs.
enum HTMLBlockStart {
    /// Ends with the next blank line.
    case element
    /// Ends with the line that has this text, however far; with the text when there is none.
    case until(String)

    init?(_ line: MarkdownLine) {
        let text = line.dropFirst(line.indent)
        guard line.indent < 4, text.first == UInt8(ascii: "<") else { return nil }
        if text.starts(with: "<!--".utf8) {
            self = .until("-->")
            return
        }
        let name = text.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix(12)
            .prefix { $0.isASCIILetter || $0.isASCIIDigit }
        guard let end = text.dropFirst(name.endIndex - text.startIndex).first ?? [UInt8(ascii: ">")].first,
            Array(" />".utf8).contains(end)
        else { return nil }
        let word = name.string.lowercased()
        if ["script", "style", "pre", "textarea"].contains(word), text.dropFirst().first != UInt8(ascii: "/") {
            self = .until("</\(word)>")
        } else if Self.elements.contains(word) {
            self = .element
        } else {
            return nil
        }
    }

    private static let elements: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "figcaption",
        "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "iframe", "li", "main",
        "nav", "ol", "p", "pre", "script", "section", "style", "summary", "table", "tbody", "td", "textarea", "tfoot",
        "th", "thead", "tr", "ul",
    ]
}

/// What is dropped with everything in it: comments, declarations, scripts and styles.
enum HTMLSkip {
    private static let elements = [
        "script", "style", "textarea", "noscript", "iframe", "object", "svg", "math", "title",
    ]

    /// How many bytes to skip at the start of `bytes`; `nil` when it is something else.
    ///
    /// A comment or element without its end takes everything with it, so that no byte is looked at twice.
    static func length(at bytes: ArraySlice<UInt8>) -> Int? {
        let next = bytes.dropFirst().first
        if bytes.starts(with: "<!--".utf8) {
            return end(of: "-->", in: bytes)
        }
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?"), bytes.dropFirst(2).first?.isASCIILetter == true {
            let body = bytes.dropFirst().prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
            return body.endIndex < bytes.endIndex && bytes[body.endIndex] == UInt8(ascii: ">") ? body.count + 2 : nil
        }
        guard let first = next, Array("sStTnNiIoOmM".utf8).contains(first), let tag = HTMLTag(at: bytes),
            !tag.isClosing, elements.contains(tag.name)
        else { return nil }
        return tag.length + end(of: "</\(tag.name)>", in: bytes.dropFirst(tag.length))
    }

    private static func end(of text: String, in bytes: ArraySlice<UInt8>) -> Int {
        let pattern = Array(text.utf8)
        var index = bytes.startIndex
        while index + pattern.count <= bytes.endIndex {
            let isMatch = zip(bytes[index...], pattern).allSatisfy { byte, wanted in
                byte == wanted || byte.isASCIILetter && byte | 0x20 == wanted
            }
            if isMatch { return index + pattern.count - bytes.startIndex }
            index += 1
        }
        return bytes.count
    }
}
