import Foundation
import WebUI

/// The marks themselves, as SVG in percent of the chart, so that it may have any size.
struct ChartPlot: View {
    let layout: ChartLayout
    let lines: [ChartLine]

    var body: some View {
        HTMLElement("svg", draw: { $0.classes = ["chart-marks"] }) {
            grid
            curves(.area)
            rectangles
            rules
            curves(.line)
            dots
        }
    }

    private var grid: some View {
        ForEach(0..<lines.count) { index in
            let line = lines[index]
            if line.isTick { tick(line) } else { acrossChart(line) }
        }
    }

    /// Four points long, in a picture of its own at the chart's edge.
    private func tick(_ line: ChartLine) -> some View {
        HTMLElement(
            "svg",
            draw: { draft in
                if line.isVertical {
                    draft.attributes["y"] = "100%"
                } else if !line.isLeading {
                    draft.attributes["x"] = "100%"
                }
            }
        ) {
            HTMLElement("line") { draft in
                draft.classes = ["chart-line"]
                let (along, across) = line.isVertical ? ("x", "y") : ("y", "x")
                let place = (line.isVertical ? line.place : 1 - line.place).percent
                (draft.attributes["\(along)1"], draft.attributes["\(along)2"]) = (place, place)
                draft.attributes["\(across)1"] = "0"
                draft.attributes["\(across)2"] = line.isLeading && !line.isVertical ? "-4" : "4"
                if let color = line.color { draft.styles["stroke"] = color }
                line.stroke?.draw(&draft)
            }
        }
    }

    private func acrossChart(_ line: ChartLine) -> some View {
        HTMLElement("line") { draft in
            draft.classes = ["chart-line"]
            let (along, across) = line.isVertical ? ("x", "y") : ("y", "x")
            let place = (line.isVertical ? line.place : 1 - line.place).percent
            draft.attributes["\(along)1"] = place
            draft.attributes["\(along)2"] = place
            draft.attributes["\(across)1"] = "0"
            draft.attributes["\(across)2"] = "100%"
            if let color = line.color { draft.styles["stroke"] = color }
            line.stroke?.draw(&draft)
        }
    }

    // MARK: Bars and fields

    private var rectangles: some View {
        let bars = layout.drawn.filter { $0.mark.kind == .bar || $0.mark.kind == .rectangle }
        return ForEach(0..<bars.count) { index in
            let frame = layout.frame(of: bars[index])
            HTMLElement("rect") { draft in
                draft.attributes["x"] = frame.minX.percent
                draft.attributes["y"] = frame.minY.percent
                draft.attributes["width"] = frame.width.percent
                draft.attributes["height"] = frame.height.percent
                draft.attributes["rx"] = String(Double(bars[index].mark.cornerRadius ?? 3))
                layout.fixThickness(of: bars[index].mark, frame, &draft)
                draft.styles["fill"] = bars[index].color
                if bars[index].mark.opacity != 1 { draft.styles["opacity"] = String(bars[index].mark.opacity) }
            }
        }
    }

    private var rules: some View {
        let rules = layout.drawn.filter { $0.mark.kind == .rule }
        return ForEach(0..<rules.count) { index in
            let ends = layout.ends(ofRule: rules[index])
            HTMLElement("line") { draft in
                (draft.attributes["x1"], draft.attributes["y1"]) = (ends.0.x.percent, ends.0.y.percent)
                (draft.attributes["x2"], draft.attributes["y2"]) = (ends.1.x.percent, ends.1.y.percent)
                draft.styles["stroke"] = rules[index].color
                (rules[index].mark.lineStyle ?? StrokeStyle(lineWidth: 1)).draw(&draft)
                if rules[index].mark.opacity != 1 { draft.styles["opacity"] = String(rules[index].mark.opacity) }
            }
        }
    }

    // MARK: Lines, areas and points

    private func curves(_ kind: _Mark.Kind) -> some View {
        let series = layout.series(kind)
        return ForEach(0..<series.count) { index in
            // A picture of its own, stretched over the chart: paths know no percent.
            HTMLElement(
                "svg",
                draw: { draft in
                    draft.attributes["viewBox"] = "0 0 100 100"
                    draft.attributes["preserveAspectRatio"] = "none"
                }
            ) {
                HTMLElement("path") { draft in
                    draft.attributes["d"] = layout.path(series[index])
                    draft.attributes["vector-effect"] = "non-scaling-stroke"
                    layout.paint(series[index], &draft)
                }
            }
        }
    }

    private var dots: some View {
        let points = layout.drawn.filter { $0.mark.kind == .point || ($0.mark.kind == .line && $0.mark.hasSymbols) }
        return ForEach(0..<points.count) { index in
            let mark = points[index].mark
            HTMLElement("circle") { draft in
                draft.attributes["cx"] = layout.left(mark).percent
                draft.attributes["cy"] = layout.top(mark).percent
                // As large as a circle of this area.
                draft.attributes["r"] = String((Double(mark.symbolSize ?? 45) / .pi).squareRoot().rounded(toPlaces: 2))
                draft.styles["fill"] = points[index].color
                if mark.opacity != 1 { draft.styles["opacity"] = String(mark.opacity) }
            }
        }
    }
}

/// A line across the chart at a value.
struct ChartLine {
    let isVertical: Bool
    let place: Double
    let stroke: StrokeStyle?
    let color: String?
    /// Only a short line, beside the chart.
    var isTick = false
    /// Whether the y axis stands before the chart.
    var isLeading = false
}

extension StrokeStyle {
    func draw(_ draft: inout ElementDraft) {
        draft.styles["stroke-width"] = String(Double(lineWidth))
        if lineCap != .butt { draft.styles["stroke-linecap"] = "\(lineCap)" }
        if !dash.isEmpty { draft.styles["stroke-dasharray"] = dash.map { String(Double($0)) }.joined(separator: " ") }
    }
}

extension CGFloat {
    var percent: String { Double(self).percent }
}

extension Double {
    func rounded(toPlaces places: Int) -> Double {
        let power = pow(10, Double(places))
        return (self * power).rounded() / power
    }
}
