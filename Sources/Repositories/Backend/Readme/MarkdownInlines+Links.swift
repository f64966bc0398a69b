import Foundation
import RepositoriesDomain

extension MarkdownInlines {
    /// `](destination)`, `][label]`, `][]` or `]`.
    mutating func readBracketEnd() -> Bool {
        flushPlain()
        let close = position
        position += 1
        guard let (index, bracket) = builder.innermostBracket() else {
            builder.append(text: "]")
            return true
        }
        guard bracket.isActive || bracket.isImage, let destination = readDestination(textStart: bracket.start, close)
        else {
            builder.abandon(index)
            builder.append(text: "]")
            return true
        }
        if bracket.isImage {
            builder.closeImage(index, at: links.image(destination))
        } else {
            builder.closeLink(index, to: links.link(destination))
        }
        return true
    }

    /// Moves behind the destination when there is one.
    private mutating func readDestination(textStart: Int, _ close: Int) -> String? {
        if byte(at: position) == UInt8(ascii: "("), let (destination, end) = inlineDestination(position + 1) {
            position = end
            return destination
        }
        if byte(at: position) == UInt8(ascii: "["),
            let end = bytes[position...].prefix(202).firstIndex(of: UInt8(ascii: "]"))
        {
            let label = bytes[(position + 1)..<end]
            if let destination = references.destination(of: label.isEmpty ? bytes[textStart..<close] : label) {
                position = end + 1
                return destination
            }
        }
        return references.destination(of: bytes[textStart..<close])
    }

    /// What is between the parentheses, and the position behind them.
    private func inlineDestination(_ start: Int) -> (String, end: Int)? {
        var index = skipSpaces(start)
        let address: ArraySlice<UInt8>
        if byte(at: index) == UInt8(ascii: "<") {
            let body = bytes[(index + 1)...].prefix { !Array("<>\n".utf8).contains($0) }
            guard byte(at: body.endIndex) == UInt8(ascii: ">") else { return nil }
            address = body
            index = body.endIndex + 1
        } else {
            guard let body = bareDestination(index) else { return nil }
            address = body
            index = body.endIndex
        }
        let afterAddress = skipSpaces(index)
        if afterAddress > index, let afterTitle = skipTitle(afterAddress) {
            index = skipSpaces(afterTitle)
        } else {
            index = afterAddress
        }
        guard byte(at: index) == UInt8(ascii: ")") else { return nil }
        return (MarkdownText.unescaped(address), index + 1)
    }

    /// No spaces; parentheses in pairs, at most 8 deep, which also bounds how far a hostile text makes us look.
    private func bareDestination(_ start: Int) -> ArraySlice<UInt8>? {
        var depth = 0
        var index = start
        while let byte = byte(at: index), !byte.isMarkdownSpace {
            if byte == UInt8(ascii: "\\") {
                index += 1
            } else if byte == UInt8(ascii: "(") {
                depth += 1
                if depth > 8 { return nil }
            } else if byte == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            }
            index += 1
        }
        return depth == 0 ? bytes[start..<min(index, bytes.count)] : nil
    }

    /// The position behind a title in quotes or parentheses.
    private func skipTitle(_ start: Int) -> Int? {
        guard let open = byte(at: start), Array("\"'(".utf8).contains(open) else { return nil }
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open
        var index = start + 1
        while let byte = byte(at: index) {
            if byte == close { return index + 1 }
            if byte == open { return nil }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private func skipSpaces(_ start: Int) -> Int {
        var index = start
        while let byte = byte(at: index), byte.isMarkdownSpace { index += 1 }
        return index
    }

    /// `<https://…>`, `<mail@…>`, a comment, or an element of HTML.
    mutating func readAngle() -> Bool {
        let rest = bytes[position...]
        if let skipped = HTMLSkip.length(at: rest) {
            flushPlain()
            position += skipped
            return true
        }
        let inner = rest.dropFirst().prefix {
            !$0.isMarkdownSpace && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
        }
        if byte(at: inner.endIndex) == UInt8(ascii: ">"), let url = automaticLink(inner.string) {
            flushPlain()
            builder.append(.link(url, [.text(inner.string)]))
            position = inner.endIndex + 1
            return true
        }
        guard let tag = HTMLTag(at: rest), Self.isKnown(tag.name) else { return false }
        flushPlain()
        position += tag.length
        builder.apply(tag, links: links)
        return true
    }

    private func automaticLink(_ text: String) -> URL? {
        if text.contains("@"), !text.contains(":"), !text.contains("/") { return links.link("mailto:\(text)") }
        guard let scheme = text.split(separator: ":").first, text.contains(":"),
            ["http", "https", "mailto"].contains(scheme.lowercased())
        else { return nil }
        return links.link(text)
    }

    /// An address in running text: `https://…`, `http://…` or `www.…`.
    mutating func readBareAddress() -> Bool {
        let before = byte(at: position - 1)
        guard before.map({ !$0.isASCIILetter && !$0.isASCIIDigit }) ?? true else { return false }
        let rest = bytes[position...]
        let head = rest.prefix(8).string.lowercased()
        guard head.hasPrefix("https://") || head.hasPrefix("http://") || head.hasPrefix("www.") else { return false }
        let run = rest.prefix { $0 > 0x20 && !Array("<>[]\"`*{}|\\^".utf8).contains($0) }
        let address = Self.withoutTrailingPunctuation(run)
        let text = address.string
        guard address.count > 4, let url = links.link(head.hasPrefix("www.") ? "https://\(text)" : text) else {
            flushPlain()
            builder.append(text: run.string)
            position = run.endIndex
            return true
        }
        flushPlain()
        builder.append(.link(url, [.text(text)]))
        position = address.endIndex
        return true
    }

    /// A mail address in running text, as GitHub's extension of Markdown reads it, from its `@`.
    mutating func readMailAddress() -> Bool {
        let name = bytes[plainStart..<position].reversed().prefix(while: Self.isOfMailName).count
        // What cuts it from the text before it is part of it, as an underscore may be.
        let before = byte(at: position - name - 1)
        guard name > 0, before.map({ !Self.isOfMailName($0) && $0 != UInt8(ascii: "@") }) ?? true else { return false }
        var host = bytes[(position + 1)...].prefix { Self.isOfMailName($0) && $0 != UInt8(ascii: "+") }
        let isFollowed = byte(at: host.endIndex) == UInt8(ascii: "@")
        while host.last == UInt8(ascii: ".") { host.removeLast() }
        let text = bytes[(position - name)..<host.endIndex].string
        guard !isFollowed, host.contains(UInt8(ascii: ".")), host.last?.isASCIILetter == true,
            let url = links.link("mailto:\(text)")
        else { return false }
        position -= name
        flushPlain()
        builder.append(.link(url, [.text(text)]))
        position = host.endIndex
        return true
    }

    private static func isOfMailName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || Array(".-_+".utf8).contains(byte)
    }

    /// Punctuation at the end belongs to the sentence; a closing parenthesis too when it has no partner.
    private static func withoutTrailingPunctuation(_ run: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var run = run
        var unpaired = run.count { $0 == UInt8(ascii: ")") } - run.count { $0 == UInt8(ascii: "(") }
        while let last = run.last {
            if last == UInt8(ascii: ")") {
                guard unpaired > 0 else { break }
                unpaired -= 1
            } else if !Array("?!.,:;_~'".utf8).contains(last) {
                break
            }
            run.removeLast()
        }
        return run
    }

    /// Elements of HTML that READMEs use; other things in angle brackets, such as `List<Item>`, are text.
    private static func isKnown(_ name: String) -> Bool {
        known.contains(name)
    }

    private static let known: Set<String> = [
        "a", "abbr", "audio", "b", "big", "blockquote", "br", "center", "cite", "code", "dd", "del", "details", "dfn",
        "div", "dl", "dt", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "input", "ins", "kbd",
        "li", "mark", "ol", "p", "picture", "pre", "q", "s", "samp", "small", "source", "span", "strike", "strong",
        "sub", "summary", "sup", "table", "tbody", "td", "th", "thead", "tr", "tt", "u", "ul", "var", "video", "wbr",
    ]
}
