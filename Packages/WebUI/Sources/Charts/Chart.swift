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
