import DestinyDomain
import DesignSystem
import SwiftUI

/// The matches that the person asked to keep.
struct SavedMatches: View {
    let model: MatchViewModel
    @Environment(\.words) private var words

    var body: some View {
        if !model.saved.isEmpty {
            VStack(alignment: .leading, spacing: Spacing.icon) {
                Text(words("destiny.match.saved"))
                    .font(.title3)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.text)
                    .accessibilityAddTraits(.isHeader)
                ForEach(model.saved) { match in
                    HStack(spacing: Spacing.icon) {
                        Button {
                            Task { await model.open(match.id) }
                        } label: {
                            row(match)
                        }
                        .buttonStyle(.plain)
                        IconButton(name: words("destiny.match.forget"), systemImage: "trash") {
                            Task { await model.forgetTapped(match.id) }
                        }
                    }
                    .card(padding: Spacing.icon)
                }
            }
        }
    }

    private func row(_ match: SavedMatch) -> some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: CoupleNames(match.report, words).text)
                    .font(.callout)
                    .fontWeight(.medium)
                    .foregroundStyle(DestinyPalette.text)
                Text(GuideDates(words).full(match.savedAt))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
            }
            Spacer()
            Text(verbatim: Points.text(match.report.totalScore, words) + " / 36")
                .font(.subheadline)
                .monospacedDigit()
                .foregroundStyle(DestinyPalette.goldText)
        }
        .padding(.leading, Spacing.icon)
        .frame(minHeight: 44)
    }
}
