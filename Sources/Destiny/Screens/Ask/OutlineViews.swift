import DesignSystem
import DestinyDomain
import SwiftUI

/// What an answer shows beside its words.
struct OutlineView: View {
    let outline: AnswerOutline

    var body: some View {
        if let timeline = outline.timeline, timeline.stretches.count > 1 { TimelineCard(timeline: timeline) }
        if outline.days.count > 1 { DayCalendar(days: outline.days) }
        if outline.options.count > 1 { OptionTable(options: outline.options) }
    }
}

/// The days asked about in weeks; the better the day, the more gold.
///
/// A tap tells why.
struct DayCalendar: View {
    let days: [AnswerOutline.Day]
    @State private var chosen: AnswerOutline.Day?
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(words("destiny.days.title"))
                .font(.footnote)
                .fontWeight(.medium)
                .foregroundStyle(DestinyPalette.secondary)
                .accessibilityAddTraits(.isHeader)
            ForEach(weeks, id: \.self) { week in
                HStack(spacing: Spacing.inline) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, day in
                        if let day { cell(day) } else { Color.clear.frame(maxWidth: .infinity).frame(height: 44) }
                    }
                }
            }
            Text(words("destiny.days.about")).font(.caption).foregroundStyle(DestinyPalette.secondary)
            if let chosen {
                Text(verbatim: dates.full(chosen.day)).font(.footnote).fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.text)
                ForEach(chosen.why, id: \.self) { reason in
                    Text(verbatim: "• " + reason).font(.footnote).foregroundStyle(DestinyPalette.text)
                }
            }
        }
    }

    private var dates: GuideDates { GuideDates(words) }
    private var best: AnswerOutline.Day? { days.max { $0.score < $1.score } }

    /// Monday first, with gaps before the first day and after the last.
    private var weeks: [[AnswerOutline.Day?]] {
        let gaps = days.first.map { $0.day.weekdayFromMonday } ?? 0
        let cells = Array(repeating: AnswerOutline.Day?.none, count: gaps) + days.map(Optional.some)
        return stride(from: 0, to: cells.count, by: 7).map { start in
            let week = Array(cells[start..<min(start + 7, cells.count)])
            return week + Array(repeating: nil, count: 7 - week.count)
        }
    }

    private func cell(_ day: AnswerOutline.Day) -> some View {
        Button {
            chosen = chosen == day ? nil : day
        } label: {
            VStack(spacing: 0) {
                Text(verbatim: String(day.day.day)).font(.footnote).fontWeight(day == best ? .bold : .regular)
                Image(systemName: symbol(day)).font(.system(size: 9)).accessibilityHidden(true)
            }
            .monospacedDigit()
            .foregroundStyle(day.score >= 0.45 ? DestinyPalette.goldText : DestinyPalette.secondary)
            .frame(maxWidth: .infinity)
            .frame(height: 44)
            .background(
                day.score >= 0.65 ? AnyShapeStyle(DestinyPalette.goldWash) : AnyShapeStyle(DestinyPalette.well),
                in: RoundedRectangle(cornerRadius: Radius.small)
            )
            .overlay {
                if chosen == day {
                    RoundedRectangle(cornerRadius: Radius.small).stroke(DestinyPalette.gold, lineWidth: 2)
                }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(dates.full(day.day)), \(words("destiny.days.\(level(day))"))")
        .accessibilityAddTraits(chosen == day ? .isSelected : [])
    }

    private func level(_ day: AnswerOutline.Day) -> String {
        day.score >= 0.65 ? "good" : day.score >= 0.45 ? "fair" : "weak"
    }

    private func symbol(_ day: AnswerOutline.Day) -> String {
        day == best ? "star.fill" : day.score >= 0.65 ? "star" : day.score >= 0.45 ? "circle" : "minus"
    }
}

/// Options beside each other: the birth chart alone, and with the time.
struct OptionTable: View {
    let options: [AnswerOutline.Option]
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(words("destiny.options.title"))
                .font(.footnote)
                .fontWeight(.medium)
                .foregroundStyle(DestinyPalette.secondary)
                .accessibilityAddTraits(.isHeader)
            ForEach(options, id: \.self) { row($0) }
        }
    }

    private func row(_ option: AnswerOutline.Option) -> some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: option.name).fontWeight(.semibold)
                Spacer(minLength: Spacing.icon)
                Text(words("destiny.options.\(ground(option))")).foregroundStyle(DestinyPalette.secondary)
            }
            .font(.subheadline)
            HStack(spacing: Spacing.icon) {
                ShareBar(share: option.strength)
                Text(verbatim: words("destiny.options.share", String(Int((option.strength * 100).rounded()))))
                    .font(.footnote)
                    .monospacedDigit()
                    .foregroundStyle(DestinyPalette.secondary)
            }
            if !option.why.isEmpty {
                Text(verbatim: option.why).font(.footnote).foregroundStyle(DestinyPalette.secondary)
            }
        }
        .foregroundStyle(DestinyPalette.text)
        .accessibilityElement(children: .combine)
    }

    private func ground(_ option: AnswerOutline.Option) -> String {
        option.promise > 0.35 ? "strong" : option.promise > 0.05 ? "fair" : "hard"
    }
}

/// What may be asked next, one tap each.
struct FollowUpChips: View {
    let questions: [String]
    let onAsk: (String) -> Void
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            ForEach(questions, id: \.self) { question in
                Button(question) { onAsk(question) }.buttonStyle(.quiet)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(words("destiny.ask.next"))
    }
}
