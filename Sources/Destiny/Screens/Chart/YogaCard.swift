import DesignSystem
import DestinyDomain
import SwiftUI

/// The yogas of a chart; a tap tells what makes each, and what takes its force.
struct YogaCard: View {
    let yogas: [YogaNote]
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            CardTitle(text: words("destiny.yoga.title"))
            if yogas.isEmpty {
                Text(words("destiny.yoga.none")).font(.subheadline).foregroundStyle(DestinyPalette.secondary)
            }
            ForEach(yogas, id: \.self) { yoga in
                DisclosureGroup {
                    details(yoga)
                } label: {
                    heading(yoga).frame(minHeight: 44)
                }
            }
        }
        .card(padding: 20)
    }

    private func heading(_ yoga: YogaNote) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: yoga.name)
                .font(.subheadline)
                .fontWeight(.medium)
                .foregroundStyle(DestinyPalette.text)
            Text(
                verbatim: yoga.cancellations.isEmpty
                    ? yoga.bodies.map { $0.name(in: words.language) }.joined(separator: ", ")
                    : words("destiny.yoga.cancelled")
            )
            .font(.footnote)
            .foregroundStyle(yoga.cancellations.isEmpty ? DestinyPalette.secondary : DestinyPalette.goldText)
        }
    }

    private func details(_ yoga: YogaNote) -> some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(verbatim: yoga.rule).foregroundStyle(DestinyPalette.text)
            if !yoga.cancellations.isEmpty {
                Text(words("destiny.yoga.because")).foregroundStyle(DestinyPalette.secondary)
                ForEach(yoga.cancellations, id: \.self) {
                    Text(verbatim: "• " + $0).foregroundStyle(DestinyPalette.text)
                }
            }
            FactChip(text: yoga.source.label, systemImage: "book.closed", isGolden: true)
        }
        .font(.footnote)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom, Spacing.icon)
    }
}

/// The points of Ashtakavarga house by house; 28 is the mean.
struct BinduCard: View {
    /// Aries first.
    let bindus: [Int]
    let lagna: Rashi
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            CardTitle(text: words("destiny.bindu.title"))
            Text(words("destiny.bindu.about")).font(.footnote).foregroundStyle(DestinyPalette.secondary)
            ForEach(1...12, id: \.self) { row($0) }
        }
        .card(padding: 20)
    }

    private func row(_ house: Int) -> some View {
        let sign = lagna.advanced(by: house - 1)
        let points = bindus[sign.number - 1]
        return HStack(spacing: Spacing.row) {
            Text(verbatim: words("destiny.chart.house", String(house), sign.name(in: words.language)))
                .frame(width: 150, alignment: .leading)
            ShareBar(share: Double(points) / 56)
            Text(verbatim: String(points))
                .fontWeight(points > 28 ? .semibold : .regular)
                .monospacedDigit()
                .frame(minWidth: 28, alignment: .trailing)
        }
        .font(.footnote)
        .foregroundStyle(DestinyPalette.text)
        .accessibilityElement(children: .combine)
    }
}
