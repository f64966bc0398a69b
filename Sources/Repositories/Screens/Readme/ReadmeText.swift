import DesignSystem
import Foundation
import RepositoriesDomain
import SwiftUI
import WebUIOptimistic

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

/// Source code as it was written; long lines scroll sideways.
struct ReadmeCode: View {
    let code: String

    var body: some View {
        // Beside each other, since over the code the button would hide the ends of its first lines.
        HStack(alignment: .top, spacing: 0) {
            ScrollView(.horizontal) {
                Text(verbatim: code)
                    .font(.system(.footnote, design: .monospaced))
                    .textSelection(.enabled)
                    .padding(Spacing.row)
            }
            CopyButton(text: code)
        }
        .background(Palette.surface, in: RoundedRectangle(cornerRadius: Radius.control))
    }
}

/// Copies a text, and says that it did.
struct CopyButton: View {
    let text: String
    @State private var isCopied = false

    var body: some View {
        Button(action: copyTapped) {
            Label(
                words(isCopied ? "repositories.readme.copied" : "repositories.readme.copy"),
                systemImage: isCopied ? "checkmark" : "doc.on.doc"
            )
            .labelStyle(.iconOnly)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .frame(width: 44, height: 44)
        }
        .buttonStyle(.plain)
    }

    private func copyTapped() {
        PersonsClipboard.copy(text)
        isCopied = true
        AccessibilityNotification.Announcement(words("repositories.readme.copied")).post()
    }
}
