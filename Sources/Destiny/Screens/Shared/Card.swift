import DesignSystem
import DestinyDomain
import SwiftUI

/// A raised surface with a radius of 16 and one soft shadow.
struct Card: ViewModifier {
    var padding = Spacing.section

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(DestinyPalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
            .shadow(color: Color.black.opacity(0.05), radius: 10, x: 0, y: 4)
    }
}

extension View {
    func card(padding: CGFloat = Spacing.section) -> some View { modifier(Card(padding: padding)) }
}

/// The heading of a card.
struct CardTitle: View {
    let text: String

    var body: some View {
        Text(verbatim: text)
            .font(.title3)
            .fontWeight(.semibold)
            .foregroundStyle(DestinyPalette.text)
            .accessibilityAddTraits(.isHeader)
    }
}

/// Lines of a text that is on its way.
struct SkeletonLines: View {
    /// In points, from the top; narrower where there is less room.
    let widths: [CGFloat]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(widths.indices, id: \.self) { line in
                RoundedRectangle(cornerRadius: Radius.small)
                    .fill(DestinyPalette.well)
                    .frame(height: 14)
                    .frame(maxWidth: widths[line])
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What an answer is and is not, and in which language it is worded where that is another than the screen's.
struct TraditionNote: View {
    /// Whether what stands above is in the screen's language.
    var isInOwnLanguage = false
    @Environment(\.words) private var words

    var body: some View {
        VStack(spacing: Spacing.inline) {
            if words.language != .english, !isInOwnLanguage { Text(words("destiny.note.language")) }
            Text(words("destiny.note"))
        }
        .font(.caption2)
        .foregroundStyle(DestinyPalette.secondary)
    }
}

/// A short fact or source in a capsule.
struct FactChip: View {
    let text: String
    var systemImage: String?
    var isGolden = false

    var body: some View {
        HStack(spacing: Spacing.inline + 2) {
            if let systemImage { Image(systemName: systemImage).accessibilityHidden(true) }
            Text(verbatim: text).multilineTextAlignment(.leading)
        }
        .font(.footnote)
        .foregroundStyle(isGolden ? DestinyPalette.goldText : DestinyPalette.secondary)
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .background(
            isGolden ? DestinyPalette.goldWash : DestinyPalette.well,
            in: RoundedRectangle(cornerRadius: 12)
        )
    }
}
