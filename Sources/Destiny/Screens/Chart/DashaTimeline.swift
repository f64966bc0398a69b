import DestinyDomain
import DesignSystem
import SwiftUI

/// The great periods of the Vimshottari cycle, the running one open and marked.
struct DashaTimeline: View {
    let chart: ChartSummary
    @Environment(\.words) private var words
    @Environment(\.presentDate) private var now

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            CardTitle(text: words("destiny.chart.dashas"))
            if !chart.runningDashas.isEmpty {
                FactChip(
                    text: words("destiny.chart.running", running, dates.full(chart.runningDashas.last?.end ?? now())),
                    systemImage: "clock",
                    isGolden: true
                )
            }
            ForEach(chart.dashas, id: \.start) { period($0) }
            if let days = chart.dashaUncertaintyDays, days > 0 {
                Text(
                    words(
                        "destiny.chart.dashaUncertain",
                        days.formatted(.number.precision(.fractionLength(0)).locale(words.locale))
                    )
                )
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            }
        }
        .card(padding: 20)
    }

    private var dates: GuideDates { GuideDates(words) }

    private var running: String {
        chart.runningDashas.map { $0.lord.name(in: words.language) }.joined(separator: " – ")
    }

    private func period(_ period: DashaPeriod) -> some View {
        let isRunning = period.contains(now())
        return HStack(alignment: .top, spacing: Spacing.row) {
            Circle()
                .fill(isRunning ? DestinyPalette.gold : DestinyPalette.separator)
                .frame(width: 10, height: 10)
                .padding(.top, 6)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.inline) {
                line(period, isBold: isRunning)
                if isRunning {
                    ShareBar(share: now().timeIntervalSince(period.start) / period.end.timeIntervalSince(period.start))
                    ForEach(period.parts, id: \.start) { part in
                        line(part, isBold: part.contains(now()), isSmall: true)
                    }
                }
            }
        }
    }

    private func line(_ period: DashaPeriod, isBold: Bool, isSmall: Bool = false) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: period.lord.name(in: words.language))
            Spacer(minLength: Spacing.icon)
            Text(verbatim: "\(dates.month(period.start)) – \(dates.month(period.end))").monospacedDigit()
        }
        .font(isSmall ? .footnote : .subheadline)
        .fontWeight(isBold ? .semibold : .regular)
        .foregroundStyle(isBold || !isSmall ? DestinyPalette.text : DestinyPalette.secondary)
        .accessibilityElement(children: .combine)
    }
}
