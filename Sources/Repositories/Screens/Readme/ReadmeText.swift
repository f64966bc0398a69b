import Foundation
import RepositoriesDomain
import SwiftUI

/// Inline content of a README as one text.
struct ReadmeText {
    let text: Text

    /// A picture is written as its alternative; ``ReadmeFlow`` draws it.
    init(_ inlines: [Readme.Inline]) {
        text = Self.text(of: inlines, in: Style())
    }

    /// What the inlines around a run of characters ask for.
    private struct Style {
        var isBold = false
        var isItalic = false
        var isStruckThrough = false
        var isCode = false
        var link: URL?
    }

    private static func text(of inlines: [Readme.Inline], in style: Style) -> Text {
        inlines.reduce(Text(verbatim: "")) { $0 + text(of: $1, in: style) }
    }

    private static func text(of inline: Readme.Inline, in style: Style) -> Text {
        var style = style
        switch inline {
        case .text(let characters):
            return run(characters, style)
        case .code(let characters):
            style.isCode = true
            return run(characters, style)
        case .emphasis(let inlines):
            style.isItalic = true
            return text(of: inlines, in: style)
        case .strong(let inlines):
            style.isBold = true
            return text(of: inlines, in: style)
        case .strikethrough(let inlines):
            style.isStruckThrough = true
            return text(of: inlines, in: style)
        case .link(let url, let inlines):
            style.link = url
            return text(of: inlines, in: style)
        case .image(_, let alternative, _, _):
            return run(alternative, style)
        case .lineBreak:
            return Text(verbatim: "\n")
        }
    }

    private static func run(_ characters: String, _ style: Style) -> Text {
        var attributed = AttributedString(characters)
        attributed.link = style.link
        var text = Text(attributed)
        if style.link != nil { text = text.foregroundStyle(RepositoryPalette.link) }
        if style.isBold { text = text.bold() }
        if style.isItalic { text = text.italic() }
        if style.isStruckThrough { text = text.strikethrough() }
        if style.isCode { text = text.font(.system(.callout, design: .monospaced)) }
        return text
    }
}
