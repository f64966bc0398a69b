import SwiftUI

/// Fonts, weights, lines and marks.
struct TextPage: View {
    private static let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]
    private static let weights: [(String, Font.Weight)] = [
        ("Light", .light), ("Regular", .regular), ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold),
        ("Black", .black),
    ]
    private static let words = "Twelve boxing wizards jump quickly over a very lazy dog, and none of them looks back."

    var body: some View {
        Specimens {
            Specimen("Styles") {
                VStack(alignment: .leading, spacing: 6) {
                    ForEach(Self.styles, id: \.0) { Text($0.0).font($0.1) }
                }
            }
            Specimen("Weights and designs") {
                FlowRow { ForEach(Self.weights, id: \.0) { Text($0.0).fontWeight($0.1) } }
                FlowRow {
                    Text("Default")
                    Text("Serif").fontDesign(.serif)
                    Text("Rounded").fontDesign(.rounded)
                    Text("Monospaced").fontDesign(.monospaced)
                }
            }
            Specimen("Marks") {
                FlowRow {
                    Text("Bold").bold()
                    Text("Italic").italic()
                    Text("Underline").underline()
                    Text("Struck").strikethrough()
                    Text("Spaced").tracking(3)
                    Text("Upper").textCase(.uppercase)
                }
                Text("**Markdown**, *too*, and `code`, with [a link](https://www.swift.org).")
            }
            Specimen("Colours") {
                VStack(alignment: .leading, spacing: 6) {
                    Text("Primary").foregroundStyle(.primary)
                    Text("Secondary").foregroundStyle(.secondary)
                    Text("Tertiary").foregroundStyle(.tertiary)
                    Text("Tint").foregroundStyle(.tint)
                }
            }
            Specimen("Lines") {
                Text(Self.words).lineLimit(1)
                Text(Self.words).lineLimit(2)
                Text(Self.words).multilineTextAlignment(.center).frame(maxWidth: .infinity)
                Text(Self.words).lineSpacing(8).font(.footnote)
                Text("1 111 111\n8 888 888").monospacedDigit()
            }
        }
    }
}
