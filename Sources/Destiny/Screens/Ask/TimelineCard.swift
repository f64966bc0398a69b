import DesignSystem
import DestinyDomain
import Foundation
import SwiftUI

/// The course of a subject on a line of time, its windows in gold, periods and slow planets under it.
///
/// A tap on a window tells why it stands out.
struct TimelineCard: View {
    let timeline: AnswerOutline.Timeline
    @State private var chosen: AnswerOutline.Window?
    @Environment(\.words) private var words

    private static let height: CGFloat = 72

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(words("destiny.timeline.title"))
                .font(.footnote)
                .fontWeight(.medium)
                .foregroundStyle(DestinyPalette.secondary)
                .accessibilityAddTraits(.isHeader)
            ScrollView(.horizontal) {
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    graph
                    ruler
                    lane(words("destiny.timeline.periods"), timeline.under.filter { $0.rashi == nil })
                    ForEach([Graha.jupiter, .saturn], id: \.self) { graha in
                        lane(
                            graha.name(in: words.language),
                            timeline.under.filter { $0.graha == graha && $0.rashi != nil }
                        )
                    }
                }
                .padding(.bottom, Spacing.icon)
            }
            ForEach(timeline.windows, id: \.self) { row($0) }
            if timeline.windows.isEmpty {
                Text(words("destiny.timeline.none")).font(.footnote).foregroundStyle(DestinyPalette.secondary)
            }
        }
    }

    // MARK: The line

    private var line: TimelineScale { TimelineScale(timeline) }

    private var graph: some View {
        ZStack(alignment: .topLeading) {
            CourseArea(steps: steps).fill(DestinyPalette.separator)
            SpanBars(spans: timeline.windows.map { line.share($0.from)...line.share($0.to, isEnd: true) })
                .fill(DestinyPalette.goldWash)
            CourseArea(steps: steps.filter { isInWindow($0.from) }).fill(DestinyPalette.gold)
            UsualLine(height: timeline.usual / top).stroke(DestinyPalette.secondary, lineWidth: 1)
        }
        .frame(width: line.width, height: Self.height)
        .accessibilityHidden(true)
    }

    private var top: Double { max(0.3, timeline.stretches.map(\.strength).max() ?? 0, timeline.usual) }

    private var steps: [CourseArea.Step] {
        timeline.stretches.map { stretch in
            .init(
                from: line.share(stretch.from),
                to: line.share(stretch.to, isEnd: true),
                height: stretch.strength / top
            )
        }
    }

    private func isInWindow(_ share: Double) -> Bool {
        timeline.windows.contains { (line.share($0.from)...line.share($0.to, isEnd: true)).contains(share) }
    }

    private var ruler: some View {
        HStack(spacing: 0) {
            ForEach(line.ticks, id: \.year) { tick in
                Text(verbatim: tick.width < 34 ? "" : String(tick.year))
                    .font(.caption)
                    .foregroundStyle(DestinyPalette.secondary)
                    .lineLimit(1)
                    .frame(width: tick.width, alignment: .leading)
            }
        }
    }

    /// Passages one after the other, each as long as it lasts.
    @ViewBuilder private func lane(_ title: String, _ passages: [AnswerOutline.Passage]) -> some View {
        if !passages.isEmpty {
            Text(verbatim: title).font(.caption2).foregroundStyle(DestinyPalette.secondary)
            HStack(spacing: 0) { ForEach(passages, id: \.self) { segment($0) } }
        }
    }

    /// A name where there is room for one.
    private func segment(_ passage: AnswerOutline.Passage) -> some View {
        let width = max(1, (line.share(passage.to, isEnd: true) - line.share(passage.from)) * line.width)
        let name = passage.rashi?.name(in: words.language) ?? passage.graha.name(in: words.language)
        return Text(verbatim: width < 28 ? "" : name)
            .font(.caption2)
            .foregroundStyle(DestinyPalette.text)
            .lineLimit(1)
            .padding(.leading, Spacing.inline)
            .frame(width: width, height: 20, alignment: .leading)
            .clipped()
            .overlay(alignment: .leading) { Rectangle().fill(DestinyPalette.separator).frame(width: 1) }
            .help(name)
    }

    // MARK: The windows

    private func row(_ window: AnswerOutline.Window) -> some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Button {
                chosen = chosen == window ? nil : window
            } label: {
                HStack(spacing: Spacing.icon) {
                    Image(systemName: chosen == window ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
                    Text(verbatim: range(window)).fontWeight(.medium)
                    Spacer(minLength: 0)
                    ShareBar(share: window.strength / top).frame(width: 60)
                }
                .font(.footnote)
                .foregroundStyle(DestinyPalette.goldText)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(words("destiny.timeline.window", range(window)))
            if chosen == window {
                ForEach(window.why, id: \.self) { reason in
                    Text(verbatim: "• " + reason).font(.footnote).foregroundStyle(DestinyPalette.text)
                }
            }
        }
    }

    private func range(_ window: AnswerOutline.Window) -> String {
        let dates = GuideDates(words)
        return "\(dates.full(window.from)) – \(dates.full(window.to))"
    }
}

/// Where days lie on a line that is as long as its span needs.
struct TimelineScale {
    private let first: Int
    private let days: Int
    let width: CGFloat

    struct Tick {
        let year: Int
        let width: CGFloat
    }

    init(_ timeline: AnswerOutline.Timeline) {
        first = timeline.stretches.first?.from.number ?? 0
        days = max(1, (timeline.stretches.last?.to.number ?? first) - first + 1)
        // 90 points a year of ten, never less than a phone is wide.
        width = max(300, min(2_000, CGFloat(days) * (days > 1_100 ? 0.25 : 0.8)))
    }

    /// 0 … 1; the end of a day where it is the last.
    func share(_ day: CalendarDay, isEnd: Bool = false) -> Double {
        min(1, max(0, Double(day.number - first + (isEnd ? 1 : 0)) / Double(days)))
    }

    /// A year each.
    var ticks: [Tick] {
        var ticks: [Tick] = []
        var start = first
        while start < first + days, ticks.count < 60 {
            let year = CalendarDay(number: start)?.year ?? 0
            let next = CalendarDay(year: year + 1, month: 1, day: 1)?.number ?? first + days
            let end = min(max(next, start + 1), first + days)
            ticks.append(Tick(year: year, width: CGFloat(end - start) / CGFloat(days) * width))
            start = end
        }
        return ticks
    }
}

/// The ground under a course that goes in steps.
nonisolated struct CourseArea: Shape {
    /// Shares of the width, and of the height from the bottom.
    struct Step {
        let from: Double
        let to: Double
        let height: Double
    }

    let steps: [Step]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for step in steps {
            let height = min(1, max(0, step.height)) * rect.height
            path.addRect(
                CGRect(
                    x: rect.minX + step.from * rect.width,
                    y: rect.maxY - height,
                    width: max(0.5, (step.to - step.from) * rect.width),
                    height: height
                )
            )
        }
        return path
    }
}

/// The height that is usual for the person.
nonisolated struct UsualLine: Shape {
    /// 0 … 1.
    let height: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let y = rect.maxY - min(1, max(0, height)) * rect.height
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
        return path
    }
}
