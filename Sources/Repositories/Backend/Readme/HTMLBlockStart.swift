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
