import Foundation
public import WebUI

/// A picture of numbers, drawn as SVG, with a table of them for those who do not see it.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chart) private var options

    /// A chart of these marks.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// A chart of marks for each element.
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    /// A chart of marks for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    /// What it is made of.
    public var body: some View {
        let marks = content._marks()
        let layout = ChartLayout(marks.filter { $0.kind != .sector }, options: options)
        let sectors = marks.filter { $0.kind == .sector }
        let palette = ChartPalette(marks, options: options)
        HTMLElement(
            "figure",
            draw: { draft in
                draft.classes = ["chart"]
                draft.takesRoom(x: true, y: true)
            }
        ) {
            if let label = options.y.label { ChartCaption(text: label, isTop: true) }
            if sectors.isEmpty {
                ChartFrame(layout: layout, options: options)
            } else {
                ChartSectors(marks: sectors, palette: palette)
            }
            if let label = options.x.label { ChartCaption(text: label, isTop: false) }
            if !palette.legend.isEmpty, options.legend != .hidden { ChartLegend(entries: palette.legend) }
            ChartTable(marks: marks.filter { !$0.isHidden })
        }
    }
}

/// What an axis is about.
private struct ChartCaption: View {
    let text: Text
    let isTop: Bool

    var body: some View {
        HTMLElement("div", draw: { $0.classes = ["chart-caption", isTop ? "top" : "bottom"] }) { text }
    }
}

/// Which colour is whose.
private struct ChartLegend: View {
    let entries: [(name: String, color: String)]

    var body: some View {
        HTMLElement(
            "div",
            draw: { draft in
                draft.classes = ["chart-legend"]
                draft.attributes["aria-hidden"] = "true"
            }
        ) {
            ForEach(0..<entries.count) { index in
                HTMLElement("span", draw: { $0.classes = ["chart-key"] }) {
                    HTMLElement("span") { draft in
                        draft.classes = ["chart-swatch"]
                        draft.styles["background"] = entries[index].color
                    }
                    Text(verbatim: entries[index].name)
                }
            }
        }
    }
}

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
