import Foundation
import RepositoriesDomain

extension InlineBuilder {
    /// The innermost bracket that is open.
    func innermostBracket() -> (index: Int, bracket: MarkdownBracket)? {
        let found = index { opener in
            if case .bracket = opener { return true }
            return false
        } barrier: { opener in
            if case .tag = opener { return true }
            return false
        }
        guard let found, case .bracket(let bracket)? = opener(at: found) else { return nil }
        return (found, bracket)
    }

    /// Makes the bracket a link; without an address, which was unsafe, its text stays.
    mutating func closeLink(_ index: Int, to url: URL?) {
        let children = Self.withoutLinks(close(index))
        appendLink(url, children)
        deactivateBrackets()
    }

    mutating func closeImage(_ index: Int, at url: URL?) {
        appendImage(url, alternative: Self.plainText(close(index)))
    }

    /// Without an address, which was unsafe, the alternative text stays.
    mutating func appendImage(_ url: URL?, alternative: String, size: Readme.PictureSize? = nil, dark: URL? = nil) {
        if let url {
            append(.image(url, alternative: alternative, size: size, dark: dark))
        } else {
            append(text: alternative)
        }
    }

    private mutating func appendLink(_ url: URL?, _ children: [Readme.Inline]) {
        if let url, !children.isEmpty {
            append(.link(url, children))
        } else {
            for child in children { append(child) }
        }
    }

    private mutating func deactivateBrackets() {
        for index in 0..<frameCount {
            if case .bracket(var bracket)? = opener(at: index), !bracket.isImage {
                bracket.isActive = false
                replaceOpener(at: index, with: .bracket(bracket))
            }
        }
    }

    /// Reads an inline element of HTML; others leave no trace but their text.
    mutating func apply(_ tag: HTMLTag, links: ReadmeLinks) {
        switch tag.name {
        case "br" where !tag.isClosing: append(.lineBreak)
        case "img" where !tag.isClosing:
            let (url, dark) = sources.addresses(default: tag.attributes["src"].flatMap(links.image))
            let size = Readme.PictureSize(tag)
            appendImage(url, alternative: tag.attributes["alt"] ?? "", size: size, dark: dark)
        case "picture": sources = PictureSources()
        case "source":
            sources.read(tag, links: links)
            readRecording(tag, links: links)
        case _ where Self.recordings.contains(tag.name) && !tag.isClosing:
            open(.tag(name: tag.name, link: nil))
            readRecording(tag, links: links)
        case _ where Self.meanings[tag.name] == nil && !Self.others.contains(tag.name): break
        case _ where !tag.isClosing:
            open(.tag(name: tag.name, link: tag.attributes["href"].flatMap(links.link)))
        default: closeElement(tag.name)
        }
    }

    /// The address of a film or sound that has none yet, at its own element or the first `<source>` in it.
    private mutating func readRecording(_ tag: HTMLTag, links: ReadmeLinks) {
        let last = frameCount - 1
        guard case .tag(let name, nil)? = opener(at: last), Self.recordings.contains(name) else { return }
        replaceOpener(at: last, with: .tag(name: name, link: tag.attributes["src"].flatMap(links.link)))
    }

    mutating func closeElement(_ name: String) {
        let found = index { opener in
            if case .tag(name, _) = opener { return true }
            return false
        } barrier: { _ in
            false
        }
        guard let found, let opener = opener(at: found), case .tag(_, let link) = opener else { return }
        let children = close(found)
        if let recording = opener.recording {
            // What is inside is for browsers that show none.
            append(recording)
        } else if name == "a" {
            appendLink(link, Self.withoutLinks(children))
        } else if name == "sub" || name == "sup", let text = RaisedText.text(children, isBelow: name == "sub") {
            append(text: text)
        } else if Self.others.contains(name) {
            for child in children { append(child) }
        } else if !children.isEmpty, let meaning = Self.meanings[name] {
            append(meaning(children))
        }
    }

    /// Elements that mean something beside those that ``meanings`` has.
    private static let others = recordings.union(["a", "sub", "sup"])

    private static let meanings: [String: @Sendable ([Readme.Inline]) -> Readme.Inline] = [
        "b": { .strong($0) }, "strong": { .strong($0) }, "i": { .emphasis($0) }, "em": { .emphasis($0) },
        "cite": { .emphasis($0) }, "var": { .emphasis($0) }, "s": { .strikethrough($0) },
        "del": { .strikethrough($0) }, "strike": { .strikethrough($0) }, "code": { .code(plainText($0)) },
        "kbd": { .code(plainText($0)) }, "samp": { .code(plainText($0)) }, "tt": { .code(plainText($0)) },
    ]

    static func plainText(_ inlines: [Readme.Inline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text), .code(let text), .image(_, let text, _, _): text
            case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, let children):
                plainText(children)
            case .lineBreak: " "
            }
        }.joined()
    }

    /// Links do not nest; the outer one wins.
    private static func withoutLinks(_ inlines: [Readme.Inline]) -> [Readme.Inline] {
        inlines.flatMap { inline -> [Readme.Inline] in
            switch inline {
            case .link(_, let children): children
            case .emphasis(let children): [.emphasis(withoutLinks(children))]
            case .strong(let children): [.strong(withoutLinks(children))]
            case .strikethrough(let children): [.strikethrough(withoutLinks(children))]
            case .text, .code, .image, .lineBreak: [inline]
            }
        }
    }
}
