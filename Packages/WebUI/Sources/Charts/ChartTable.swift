import Foundation
import WebUI

/// The chart's values as a table, to be read instead of the picture.
struct ChartTable: View {
    let marks: [_Mark]
    @Environment(\.self) private var environment

    var body: some View {
        let rows = marks.filter { $0.kind != .rule }
        let hasSeries = rows.contains { $0.series != nil }
        if let first = rows.first {
            HTMLElement("table", draw: { $0.classes = ["visually-hidden"] }) {
                HTMLElement("thead", draw: { _ in }) {
                    HTMLElement("tr", draw: { _ in }) {
                        if hasSeries { heading(rows.lazy.compactMap { $0.series?.label }.first) }
                        if first.x.start != nil { heading(first.x.label) }
                        if first.y.start != nil { heading(first.y.label) }
                    }
                }
                HTMLElement("tbody", draw: { _ in }) {
                    ForEach(0..<rows.count) { index in row(rows[index], hasSeries) }
                }
            }
        }
    }

    private func heading(_ label: Text?) -> some View {
        HTMLElement("th", draw: { $0.attributes["scope"] = "col" }) { label }
    }

    private func row(_ mark: _Mark, _ hasSeries: Bool) -> some View {
        HTMLElement("tr", draw: { _ in }) {
            if hasSeries { cell(mark.series?.name ?? "") }
            if mark.x.start != nil { cell(words(mark.x)) }
            if mark.y.start != nil { cell(words(mark.y)) }
        }
    }

    private func cell(_ text: String) -> some View {
        HTMLElement("td") { $0.text = text }
    }

    private func words(_ span: _Mark.Span) -> String {
        let start = span.start.map(words) ?? ""
        // A day is one thing to read, not the two midnights around it.
        if case .date = span.start { return start }
        return span.end.map { "\(start) – \(words($0))" } ?? start
    }

    private func words(_ value: _Plotted) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            return number.formatted(.number.precision(.fractionLength(0...2)).locale(environment.locale))
        case .date(let date):
            var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: environment.locale)
            style.timeZone = environment.timeZone
            return date.formatted(style)
        }
    }
}
