import Foundation
import WebUI

/// The marks between their axes.
struct ChartFrame: View {
    let layout: ChartLayout
    let options: ChartOptions
    @Environment(\.self) private var environment

    var body: some View {
        let x = labels(options.x, layout.x, isX: true)
        let y = labels(options.y, layout.y, isX: false)
        HTMLElement(
            "div",
            draw: { draft in
                draft.classes = y.isLeading ? ["chart-frame", "leading"] : ["chart-frame"]
                draft.attributes["aria-hidden"] = "true"
            }
        ) {
            HTMLElement("div", draw: { $0.classes = ["chart-plot"] }) {
                ChartPlot(layout: layout, lines: x.lines + y.lines)
                ChartAnnotations(layout: layout)
            }
            if !y.labels.isEmpty { ChartLabels(labels: y.labels, isX: false, band: nil) }
            if !x.labels.isEmpty { ChartLabels(labels: x.labels, isX: true, band: layout.x.band) }
        }
    }

    private struct Axis {
        var lines: [ChartLine] = []
        var labels: [ChartLabel] = []
        var isLeading = false
    }

    private func labels(_ options: ChartAxis, _ scale: ChartScale, isX: Bool) -> Axis {
        guard !options.isHidden else { return Axis() }
        let isBand = scale.band != nil
        let usual = _AxisGroup(values: .automatic, position: .automatic) { _ in
            // Between places of their own lines say nothing.
            isBand ? AxisValueLabel()._parts : ChartAxis.parts(nil)
        }
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let ticks = ChartTicks(scale: scale, calendar: calendar)
        var axis = Axis()
        for group in options.groups ?? [usual] {
            if group.position == .leading { axis.isLeading = true }
            let values = ticks.values(group.values.kind)
            for (index, value) in values.enumerated() {
                let place = scale.place(value)
                guard place >= -0.001, place <= 1.001 else { continue }
                for part in group.parts(AxisValue(index: index, count: values.count, place: value)) {
                    add(part, value, place, over: scale.high - scale.low, isX, &axis)
                }
            }
        }
        return axis
    }

    private func add(
        _ part: _AxisPart,
        _ value: _Plotted,
        _ place: Double,
        over length: Double,
        _ isX: Bool,
        _ axis: inout Axis
    ) {
        switch part.kind {
        case .line(let stroke):
            axis.lines.append(ChartLine(isVertical: isX, place: place, stroke: stroke, color: part.color))
        case .tick(let stroke):
            var line = ChartLine(isVertical: isX, place: place, stroke: stroke, color: part.color)
            (line.isTick, line.isLeading) = (true, axis.isLeading)
            axis.lines.append(line)
        case .label(let content):
            let words = AnyView(Text(verbatim: ChartWords.text(value, over: length, in: environment)))
            axis.labels.append(ChartLabel(place: place, content: content?(value) ?? words, color: part.color))
        }
    }
}

/// A value beside the chart.
struct ChartLabel {
    let place: Double
    let content: AnyView
    let color: String?
}

/// The values along one axis.
private struct ChartLabels: View {
    let labels: [ChartLabel]
    let isX: Bool
    let band: Double?

    var body: some View {
        HTMLElement("div", draw: { $0.classes = [isX ? "chart-x" : "chart-y"] }) {
            ForEach(0..<labels.count) { index in
                let label = labels[index]
                HTMLElement(
                    "div",
                    draw: { draft in
                        draft.classes = ["chart-value"]
                        draft.styles["--place"] = label.place.percent
                        if let band { draft.styles["--band"] = band.percent }
                        if let color = label.color { draft.styles["color"] = color }
                    }
                ) { label.content }
            }
        }
    }
}

/// Views beside their marks.
private struct ChartAnnotations: View {
    let layout: ChartLayout

    var body: some View {
        let noted = layout.drawn.filter { $0.mark.annotation != nil }
        ForEach(0..<noted.count) { index in
            if let annotation = noted[index].mark.annotation {
                HTMLElement(
                    "div",
                    draw: { draft in
                        let (place, side) = place(of: noted[index], annotation.position)
                        draft.classes = ["chart-note", side]
                        draft.styles["left"] = place.x.percent
                        draft.styles["top"] = place.y.percent
                    }
                ) { annotation.content }
            }
        }
    }

    private func place(of drawn: ChartLayout.Drawn, _ position: AnnotationPosition) -> (CGPoint, String) {
        let frame: CGRect
        switch drawn.mark.kind {
        case .bar, .rectangle: frame = layout.frame(of: drawn)
        case .rule:
            let ends = layout.ends(ofRule: drawn)
            frame = CGRect(x: ends.0.x, y: min(ends.0.y, ends.1.y), width: ends.1.x - ends.0.x, height: 0)
        default: frame = CGRect(x: layout.left(drawn.mark), y: layout.top(drawn.mark), width: 0, height: 0)
        }
        switch position {
        case .overlay: return (CGPoint(x: frame.midX, y: frame.midY), "over")
        case .bottom: return (CGPoint(x: frame.midX, y: frame.maxY), "below")
        case .leading: return (CGPoint(x: frame.minX, y: frame.midY), "before")
        case .trailing: return (CGPoint(x: frame.maxX, y: frame.midY), "after")
        case .top: return (CGPoint(x: frame.midX, y: frame.minY), "above")
        case .automatic:
            return layout.isHorizontal
                ? (CGPoint(x: frame.maxX, y: frame.midY), "after") : (CGPoint(x: frame.midX, y: frame.minY), "above")
        }
    }
}
