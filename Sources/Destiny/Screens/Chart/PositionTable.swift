import DesignSystem
import DestinyDomain
import SwiftUI

/// Where the nine bodies and the lagna stand; a tap on one tells more.
struct PositionTable: View {
    let chart: ChartSummary
    let model: ChartViewModel
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CardTitle(text: words("destiny.chart.positions"))
            if let lagna = chart.lagna { row(words("destiny.chart.lagna"), lagna, house: 1, notes: []) }
            ForEach(chart.bodies, id: \.graha) { body in
                Button {
                    model.selectTapped(.graha(body.graha))
                } label: {
                    row(body.graha.name(in: words.language), body.point, house: body.house, notes: notes(body))
                        .frame(minHeight: 44)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(model.selection == .graha(body.graha) ? .isSelected : [])
            }
        }
        .card(padding: 20)
    }

    private func row(_ name: String, _ point: ChartPoint, house: Int?, notes: [String]) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: name).fontWeight(.medium)
                    Spacer(minLength: Spacing.icon)
                    place(point)
                }
                // Large text.
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: name).fontWeight(.medium)
                    place(point)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .font(.subheadline)
            .foregroundStyle(DestinyPalette.text)
            Text(
                verbatim: ([star(point)] + [house.map { words("destiny.chart.inHouse", String($0)) }].compactMap(\.self)
                    + notes)
                    .joined(separator: " · ")
            )
            .font(.footnote)
            .foregroundStyle(DestinyPalette.secondary)
        }
        .padding(.vertical, Spacing.icon)
        .accessibilityElement(children: .combine)
    }

    private func place(_ point: ChartPoint) -> some View {
        Text(verbatim: "\(point.rashi.name(in: words.language)) \(ChartWords.degrees(point))").monospacedDigit()
    }

    private func star(_ point: ChartPoint) -> String {
        words("destiny.match.star", point.star.name(in: words.language), String(point.pada))
    }

    private func notes(_ body: ChartBody) -> [String] {
        let isNode = body.graha == .rahu || body.graha == .ketu
        return [
            body.isRetrograde && !isNode ? words("destiny.chart.retrograde") : nil,
            body.isCombust ? words("destiny.chart.combust") : nil,
            body.dignity.flatMap { $0 == .neutral ? nil : words("destiny.chart.dignity.\($0.rawValue)") },
        ].compactMap(\.self)
    }
}
