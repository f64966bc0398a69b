import DesignSystem
import DestinyDomain
import SwiftUI

/// The great periods of the Vimshottari cycle, the running one open and marked.
struct DashaTimeline: View {
    let chart: ChartSummary
    @Environment(\.words) private var words
    @Environment(\.presentDate) private var now

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            CardTitle(text: words("destiny.chart.dashas"))
            if let last = held.last {
                FactChip(
                    text: words("destiny.chart.running", running, told(last.end)),
                    systemImage: "clock",
                    isGolden: true
                )
            }
            switch chart.dashaPrecision {
            case .none: note(words("destiny.chart.dashas.open"))
            case .days, .months:
                ForEach(chart.dashas, id: \.start) { period($0) }
            case .years(let months):
                ForEach(chart.dashas, id: \.start) { period($0) }
                note(words("destiny.chart.dashaUncertain", months.formatted(.number.locale(words.locale))))
            }
        }
        .card(padding: 20)
    }

    private var dates: GuideDates { GuideDates(words) }

    /// What runs at whatever hour the birth was.
    private var held: [DashaPeriod] { chart.heldDashas(at: now()) }

    /// A date as exactly as the time of birth allows.
    private func told(_ date: Date) -> String {
        switch chart.dashaPrecision {
        case .days: dates.full(date)
        case .months: dates.longMonth(date)
        case .years, .none: dates.year(date)
        }
    }

    private func note(_ text: String) -> some View {
        Text(verbatim: text).font(.footnote).foregroundStyle(DestinyPalette.secondary)
    }

    private var isToMonths: Bool { chart.dashaPrecision == .days || chart.dashaPrecision == .months }

    private var running: String {
        held.map { $0.lord.name(in: words.language) }.joined(separator: " – ")
    }

    private func period(_ period: DashaPeriod) -> some View {
        let isRunning = held.first?.withoutParts == period.withoutParts
        return HStack(alignment: .top, spacing: Spacing.row) {
            Circle()
                .fill(isRunning ? DestinyPalette.gold : DestinyPalette.separator)
                .frame(width: 10, height: 10)
                .padding(.top, 6)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.inline) {
                line(period, isBold: isRunning)
                if isRunning, isToMonths {
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
            Text(verbatim: isToMonths ? months(period) : "\(dates.year(period.start)) – \(dates.year(period.end))")
                .monospacedDigit()
        }
        .font(isSmall ? .footnote : .subheadline)
        .fontWeight(isBold ? .semibold : .regular)
        .foregroundStyle(isBold || !isSmall ? DestinyPalette.text : DestinyPalette.secondary)
        .accessibilityElement(children: .combine)
    }

    private func months(_ period: DashaPeriod) -> String {
        "\(dates.month(period.start)) – \(dates.month(period.end))"
    }
}

extension DashaPeriod {
    fileprivate var withoutParts: DashaPeriod { DashaPeriod(lord: lord, start: start, end: end) }
}
