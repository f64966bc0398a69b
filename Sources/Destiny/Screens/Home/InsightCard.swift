import DestinyDomain
import DesignSystem
import SwiftUI

/// Today's insight with the facts it rests on.
struct InsightCard: View {
    let insight: DailyInsight
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    Text(words("destiny.home.insight"))
                        .font(.footnote)
                        .fontWeight(.medium)
                        .foregroundStyle(DestinyPalette.goldText)
                    Text(verbatim: insight.title)
                        .font(.title3)
                        .fontWeight(.semibold)
                        .foregroundStyle(DestinyPalette.text)
                        .accessibilityAddTraits(.isHeader)
                }
                Spacer(minLength: Spacing.icon)
                Observatory()
                    .stroke(DestinyPalette.gold, lineWidth: 0.75)
                    .frame(width: 52, height: 52)
                    .accessibilityHidden(true)
            }
            Text(verbatim: insight.text)
                .font(.callout)
                .lineSpacing(4)
                .foregroundStyle(DestinyPalette.text)
            VStack(alignment: .leading, spacing: Spacing.icon) {
                ForEach(insight.facts) { fact in
                    FactChip(text: fact.statement, systemImage: "sparkle")
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(words("destiny.home.facts"))
        }
        .card(padding: 20)
    }
}
