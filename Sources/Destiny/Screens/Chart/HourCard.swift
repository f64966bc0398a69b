import DesignSystem
import DestinyDomain
import SwiftUI

/// An hour to try out where the time of birth is not exact, and what flips at which.
struct HourCard: View {
    let chart: ChartSummary
    let minutes: ClosedRange<Int>
    @Bindable var model: ChartViewModel
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Label(words("destiny.hour.title"), systemImage: "clock")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.goldText)
            Text(words(chart.birth.time == nil ? "destiny.hour.unknown" : "destiny.hour.within"))
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.text)
            slider
            if let error = model.triedFailure { FailureNote(error: error) }
            ForEach(flips, id: \.self) { flip($0) }
            Text(words("destiny.chart.restCertain")).font(.footnote).foregroundStyle(DestinyPalette.secondary)
        }
        .card()
    }

    private var slider: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            HStack {
                Text(model.minute.map { words("destiny.hour.tried", clock($0)) } ?? words("destiny.hour.whole"))
                    .font(.callout)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.text)
                    .monospacedDigit()
                Spacer(minLength: Spacing.icon)
                if model.minute != nil {
                    Button(words("destiny.hour.back")) { model.minute = nil }.buttonStyle(.quiet)
                }
            }
            .frame(minHeight: 44)
            Slider(value: position, in: Double(minutes.lowerBound)...Double(minutes.upperBound), step: 1) {
                Text(words("destiny.hour.slider"))
            } minimumValueLabel: {
                edge(minutes.lowerBound)
            } maximumValueLabel: {
                edge(minutes.upperBound)
            }
        }
    }

    private func edge(_ minute: Int) -> some View {
        Text(verbatim: clock(minute)).font(.caption).foregroundStyle(DestinyPalette.secondary).monospacedDigit()
    }

    /// In the middle until one is tried.
    private var position: Binding<Double> {
        Binding {
            Double(model.minute ?? (minutes.lowerBound + minutes.upperBound) / 2)
        } set: {
            model.minute = Int($0.rounded())
        }
    }

    private func clock(_ minute: Int) -> String {
        let minute = (minute % 1440 + 1440) % 1440
        return ClockTime(hour: minute / 60, minute: minute % 60)?.description ?? ""
    }

    // MARK: What flips

    private var flips: [CertaintyNote] { chart.certainty.filter { !$0.isCertain } }

    private func flip(_ note: CertaintyNote) -> some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(verbatim: words("destiny.hour.\(note.aspect.rawValue)", name(note)))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            ChipRow {
                ForEach(note.spans, id: \.self) { span in
                    Button {
                        model.minute = middle(of: span)
                    } label: {
                        FactChip(
                            text: words("destiny.chart.span", name(span), shown(span.from), shown(span.to)),
                            isGolden: model.minute.map { isIn(span, $0) } ?? false
                        )
                        .frame(minHeight: 44)
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }

    private func name(_ note: CertaintyNote) -> String {
        note.graha?.name(in: words.language) ?? words("destiny.chart.lagna")
    }

    private func name(_ span: CertaintyNote.Span) -> String {
        span.star?.name(in: words.language) ?? span.rashi.name(in: words.language)
    }

    private func shown(_ time: ClockTime) -> String { clock(time.secondOfDay / 60) }

    /// A span's minutes, which may lie before or after the day of birth.
    private func range(_ span: CertaintyNote.Span) -> (from: Int, to: Int) {
        var (from, to) = (span.from.secondOfDay / 60, span.to.secondOfDay / 60)
        if from < minutes.lowerBound { from += 1440 }
        if from > minutes.upperBound { from -= 1440 }
        if to <= from { to += 1440 }
        return (max(from, minutes.lowerBound), min(to, minutes.upperBound))
    }

    private func middle(of span: CertaintyNote.Span) -> Int {
        let (from, to) = range(span)
        return min(max((from + to) / 2, minutes.lowerBound), minutes.upperBound)
    }

    private func isIn(_ span: CertaintyNote.Span, _ minute: Int) -> Bool {
        let (from, to) = range(span)
        return from <= minute && minute < max(to, from + 1)
    }
}

/// What stands where at every hour at which the birth may have been.
struct HeldTable: View {
    let held: HeldChart
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            CardTitle(text: words("destiny.hour.held"))
            if let lagna = held.lagna { row(words("destiny.chart.lagna"), lagna, []) }
            ForEach(held.bodies, id: \.graha) { body in
                row(
                    body.graha.name(in: words.language),
                    body.rashi,
                    [
                        body.star?.name(in: words.language),
                        body.house.map { words("destiny.chart.inHouse", String($0)) },
                    ]
                    .compactMap(\.self)
                )
            }
            if held.lagna == nil { open(words("destiny.hour.noLagna")) }
            if !held.movers.isEmpty {
                let names = held.movers.map { $0.name(in: words.language) }
                open(words("destiny.hour.movers", names.joined(separator: ", ")))
            }
        }
        .card(padding: 20)
    }

    private func open(_ text: String) -> some View {
        Text(verbatim: text).font(.footnote).foregroundStyle(DestinyPalette.secondary)
    }

    private func row(_ name: String, _ rashi: Rashi, _ notes: [String]) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: name).fontWeight(.medium)
                Spacer(minLength: Spacing.icon)
                Text(verbatim: rashi.name(in: words.language))
            }
            .font(.subheadline)
            .foregroundStyle(DestinyPalette.text)
            if !notes.isEmpty { open(notes.joined(separator: " · ")) }
        }
        .padding(.vertical, Spacing.inline)
        .accessibilityElement(children: .combine)
    }
}
