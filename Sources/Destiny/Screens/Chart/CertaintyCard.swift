import DestinyDomain
import DesignSystem
import SwiftUI

/// What an inexact time of birth leaves open, with the hour at which it changes.
struct CertaintyCard: View {
    let chart: ChartSummary
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Label(
                words(chart.lagna == nil ? "destiny.chart.noTime" : "destiny.chart.approximate"),
                systemImage: "clock"
            )
            .font(.subheadline)
            .fontWeight(.semibold)
            .foregroundStyle(DestinyPalette.goldText)
            ForEach(chart.certainty.filter { !$0.isCertain }, id: \.self) { note in
                Text(verbatim: line(note)).font(.subheadline).foregroundStyle(DestinyPalette.text)
            }
            Text(words("destiny.chart.restCertain")).font(.footnote).foregroundStyle(DestinyPalette.secondary)
        }
        .card()
    }

    private func line(_ note: CertaintyNote) -> String {
        let subject = note.graha?.name(in: words.language) ?? words("destiny.chart.lagna")
        let spans = note.spans.map { span in
            let name = span.star?.name(in: words.language) ?? span.rashi.name(in: words.language)
            return words("destiny.chart.span", name, span.from.description, span.to.description)
        }
        return subject + ": " + spans.joined(separator: ", ")
    }
}
