import DesignSystem
import DestinyDomain
import SwiftUI

/// One of the eight kutas: points, both values, the rule, and what it means.
struct KutaCard: View {
    let kuta: KutaResult
    let names: CoupleNames
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: kuta.name.name(in: words.language))
                    .font(.callout)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.text)
                Text(words("destiny.kuta.\(kuta.name.rawValue)"))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
                Spacer(minLength: Spacing.icon)
                Text(verbatim: "\(Points.text(kuta.score, words)) / \(kuta.maxScore)")
                    .font(.callout)
                    .fontWeight(.semibold)
                    .monospacedDigit()
                    .foregroundStyle(DestinyPalette.goldText)
            }
            ShareBar(share: kuta.score / Double(kuta.maxScore))
            // Beside each other where no word has to break for it.
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .top, spacing: Spacing.section) { values(isFixed: true) }
                VStack(alignment: .leading, spacing: Spacing.inline) { values(isFixed: false) }
            }
            Text(verbatim: kuta.meaning)
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.text)
            Text(words("destiny.match.rule", kuta.rule))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            if let exchanged = kuta.exchangedScore {
                Text(words("destiny.match.exchanged", Points.text(exchanged, words)))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
            }
        }
        .card()
    }

    @ViewBuilder private func values(isFixed: Bool) -> some View {
        value(names.boy, kuta.boyValue, isFixed: isFixed)
        value(names.girl, kuta.girlValue, isFixed: isFixed)
    }

    private func value(_ name: String, _ value: String, isFixed: Bool) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: name).font(.footnote).foregroundStyle(DestinyPalette.secondary).lineLimit(1)
            Text(verbatim: value)
                .font(.subheadline)
                .fontWeight(.medium)
                .foregroundStyle(DestinyPalette.text)
                .fixedSize(horizontal: isFixed, vertical: false)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
