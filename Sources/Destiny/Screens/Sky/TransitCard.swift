import DesignSystem
import DestinyDomain
import SwiftUI

/// Where the nine go now, counted from the chart; a tap tells what tradition makes of each.
struct TransitCard: View {
    let report: TransitReport
    let onAsk: (String) -> Void
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            CardTitle(text: words("destiny.sky.transits"))
            ForEach(report.bodies, id: \.graha) { body in
                DisclosureGroup {
                    details(body)
                } label: {
                    heading(body).frame(minHeight: 44)
                }
            }
        }
        .card(padding: 20)
    }

    private func heading(_ body: TransitBody) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: body.graha.name(in: words.language)).fontWeight(.medium)
            Spacer(minLength: Spacing.icon)
            Text(verbatim: "\(body.point.rashi.name(in: words.language)) \(ChartWords.degrees(body.point))")
                .monospacedDigit()
        }
        .font(.subheadline)
        .foregroundStyle(DestinyPalette.text)
        .frame(maxWidth: .infinity)
    }

    private func details(_ body: TransitBody) -> some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            ForEach(facts(body), id: \.self) { Text(verbatim: $0) }
            let question = words("destiny.sky.ask", body.graha.name(in: words.language))
            Button(question) { onAsk(question) }.buttonStyle(.quiet)
        }
        .font(.footnote)
        .foregroundStyle(DestinyPalette.text)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom, Spacing.icon)
    }

    private func facts(_ body: TransitBody) -> [String] {
        let names = body.obstructedBy.map { $0.name(in: words.language) }.joined(separator: ", ")
        return [
            words("destiny.sky.star", body.point.star.name(in: words.language), String(body.point.pada)),
            words("destiny.sky.fromMoon", String(body.houseFromMoon)),
            body.houseFromLagna.map { words("destiny.sky.fromLagna", String($0)) },
            names.isEmpty
                ? words(body.isFavourable ? "destiny.sky.favourable" : "destiny.sky.asking")
                : words("destiny.sky.obstructed", names),
            body.isRetrograde && ![.rahu, .ketu].contains(body.graha) ? words("destiny.chart.fact.retrograde") : nil,
        ].compactMap(\.self)
    }
}

/// What the slow planets meet in the chart, with when it begins, is exact and ends.
struct ContactCard: View {
    let report: TransitReport
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            CardTitle(text: words("destiny.sky.contacts"))
            Text(words(report.contacts.isEmpty ? "destiny.sky.contacts.none" : "destiny.sky.contacts.about"))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            ForEach(report.contacts, id: \.self) { row($0) }
        }
        .card(padding: 20)
    }

    private var dates: GuideDates { GuideDates(words) }

    private func row(_ contact: TransitContact) -> some View {
        let isRunning = contact.start.map { $0 <= report.instant } ?? true
        let natal = contact.natal?.name(in: words.language) ?? words("destiny.chart.lagna")
        return HStack(alignment: .top, spacing: Spacing.row) {
            Circle()
                .fill(isRunning ? DestinyPalette.gold : DestinyPalette.separator)
                .frame(width: 10, height: 10)
                .padding(.top, 6)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: words("destiny.sky.contact", contact.graha.name(in: words.language), natal))
                    .font(.subheadline)
                    .fontWeight(isRunning ? .semibold : .medium)
                    .foregroundStyle(DestinyPalette.text)
                Text(verbatim: moments(contact)).font(.footnote).foregroundStyle(DestinyPalette.secondary)
            }
        }
        .accessibilityElement(children: .combine)
    }

    private func moments(_ contact: TransitContact) -> String {
        let exact = contact.exact.map(dates.full).joined(separator: ", ")
        return [
            contact.start.map { words("destiny.sky.begins", dates.full($0)) },
            exact.isEmpty ? words("destiny.sky.neverExact") : words("destiny.sky.exact", exact),
            contact.end.map { words("destiny.sky.ends", dates.full($0)) },
        ].compactMap(\.self).joined(separator: " · ")
    }
}

/// Saturn's stays around the birth Moon over one round of his, on one line of years.
struct SaturnCard: View {
    let report: TransitReport
    let onAsk: (String) -> Void
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            CardTitle(text: words("destiny.sky.saturn"))
            Text(words("destiny.sky.saturn.about")).font(.footnote).foregroundStyle(DestinyPalette.secondary)
            bar
            ForEach(report.saturn, id: \.self) { row($0) }
            let question = words("destiny.sky.saturn.ask")
            Button(question) { onAsk(question) }.buttonStyle(.quiet)
        }
        .card(padding: 20)
    }

    private var dates: GuideDates { GuideDates(words) }
    private static let span = 30 * 365.25 * 86_400.0

    /// The thirty years from now, the stays in gold.
    private var bar: some View {
        VStack(spacing: Spacing.inline) {
            ZStack {
                Capsule().fill(DestinyPalette.well)
                SpanBars(spans: spans { !$0.isSadeSati }).fill(DestinyPalette.secondary)
                SpanBars(spans: spans { $0.isSadeSati }).fill(DestinyPalette.gold)
            }
            .frame(height: 14)
            HStack {
                Text(verbatim: dates.year(report.instant))
                Spacer()
                Text(verbatim: dates.year(report.instant.addingTimeInterval(Self.span)))
            }
            .font(.caption)
            .foregroundStyle(DestinyPalette.secondary)
        }
        .accessibilityHidden(true)
    }

    private func spans(_ isMeant: (SaturnStay.Phase) -> Bool) -> [ClosedRange<Double>] {
        report.saturn.filter { isMeant($0.phase) }.map { share($0.start)...max(share($0.start), share($0.end)) }
    }

    private func share(_ date: Date) -> Double {
        min(1, max(0, date.timeIntervalSince(report.instant) / Self.span))
    }

    private func row(_ stay: SaturnStay) -> some View {
        let isRunning = stay.start <= report.instant && report.instant < stay.end
        return VStack(alignment: .leading, spacing: 0) {
            Text(words("destiny.sky.saturn.\(stay.phase.rawValue)"))
                .font(.subheadline)
                .fontWeight(isRunning ? .semibold : .regular)
                .foregroundStyle(isRunning ? DestinyPalette.goldText : DestinyPalette.text)
            Text(verbatim: "\(dates.month(stay.start)) – \(dates.month(stay.end))")
                .font(.footnote)
                .monospacedDigit()
                .foregroundStyle(DestinyPalette.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

/// Spans of a line of time, as shares of its length.
nonisolated struct SpanBars: Shape {
    /// 0 … 1.
    let spans: [ClosedRange<Double>]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for span in spans {
            let width = max(3, (span.upperBound - span.lowerBound) * rect.width)
            path.addRect(
                CGRect(x: rect.minX + span.lowerBound * rect.width, y: rect.minY, width: width, height: rect.height)
            )
        }
        return path
    }
}
