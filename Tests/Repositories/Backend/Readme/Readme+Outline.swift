import Foundation
import RepositoriesDomain

/// A README in one line, so that tests can say what they expect.
extension Readme {
    var outline: String { Self.outline(blocks) }

    static func outline(_ blocks: [Block]) -> String {
        blocks.map(outline).joined(separator: " | ")
    }

    private static func outline(_ block: Block) -> String {
        switch block {
        case .heading(let level, let content): "h\(level)(\(outline(content)))"
        case .paragraph(let content): "p(\(outline(content)))"
        case .code(let language, let text): "code[\(language ?? "")](\(text.replacing("\n", with: "⏎")))"
        case .quote(let blocks): "quote(\(outline(blocks)))"
        case .alert(let alert, let blocks): "\(alert.rawValue)(\(outline(blocks)))"
        case .details(let summary, let isOpen, let blocks):
            "details\(isOpen ? "!" : "")(\(outline(summary)): \(outline(blocks)))"
        case .list(let start, let items):
            "\(start.map { "ol\($0)" } ?? "ul")(\(items.map(outline).joined(separator: "; ")))"
        case .table(let header, let alignments, let rows):
            "table(\(([header] + rows).map { $0.map(outline).joined(separator: ", ") }.joined(separator: " / ")))"
                + alignments.map { String($0.rawValue.prefix(1)) }.joined()
        case .image(let url, let alternative, let link, let size, let dark):
            "image(\(url) '\(alternative)'\(outline(size))\(dark.map { " dark \($0)" } ?? "")\(link.map { " → \($0)" } ?? ""))"
        case .rule: "rule"
        }
    }

    /// Such as ` 200×32`, ` 50%×`.
    private static func outline(_ size: PictureSize?) -> String {
        guard let size else { return "" }
        let width = size.width.map { $0.formatted(.number.grouping(.never)) }
        let part = size.part.map { ($0 * 100).formatted(.number.grouping(.never)) + "%" }
        return " \(width ?? part ?? "")×\(size.height.map { $0.formatted(.number.grouping(.never)) } ?? "")"
    }

    private static func outline(_ item: Item) -> String {
        (item.checked.map { $0 ? "[x] " : "[ ] " } ?? "") + outline(item.blocks)
    }

    static func outline(_ content: [Inline]) -> String {
        content.map { inline in
            switch inline {
            case .text(let text): text
            case .code(let code): "`\(code)`"
            case .emphasis(let content): "<i>\(outline(content))</i>"
            case .strong(let content): "<b>\(outline(content))</b>"
            case .strikethrough(let content): "<s>\(outline(content))</s>"
            case .link(let url, let content): "<\(url)>\(outline(content))</>"
            case .image(let url, let alternative, let size, let dark):
                "{\(url) '\(alternative)'\(outline(size))\(dark.map { " dark \($0)" } ?? "")}"
            case .lineBreak: "⏎"
            }
        }.joined()
    }
}
