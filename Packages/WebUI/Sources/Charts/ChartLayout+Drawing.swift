import Foundation
import WebUI

extension ChartLayout {
    /// A bar or field, in parts of the chart.
    func frame(of drawn: Drawn) -> CGRect {
        if drawn.mark.kind == .rectangle { return field(of: drawn.mark) }
        let (start, length) = place(of: drawn)
        let scale = isHorizontal ? x : y
        let (low, high) = (scale.position(drawn.low), scale.position(drawn.high))
        return isHorizontal
            ? CGRect(x: low, y: start, width: high - low, height: length)
            : CGRect(x: start, y: 1 - high, width: length, height: high - low)
    }

    private func field(of mark: _Mark) -> CGRect {
        let (left, right) = Self.ends(of: mark.x, on: x)
        let (bottom, top) = Self.ends(of: mark.y, on: y)
        return CGRect(x: left, y: 1 - top, width: right - left, height: top - bottom)
    }

    private static func ends(of span: _Mark.Span, on scale: ChartScale) -> (Double, Double) {
        guard let start = span.start else { return (0, 1) }
        if let band = scale.band {
            let middle = scale.place(start)
            return (middle - band * 0.46, middle + band * 0.46)
        }
        let (first, last) = (scale.place(start), span.end.map { scale.place($0) } ?? scale.place(start))
        return (min(first, last), max(first, last))
    }

    /// A bar of so many points, around the middle of its place.
    func fixThickness(of mark: _Mark, _ frame: CGRect, _ draft: inout ElementDraft) {
        guard case .fixed(let points) = mark.thickness.size else { return }
        let (side, length) = isHorizontal ? ("y", "height") : ("x", "width")
        let middle = isHorizontal ? frame.midY : frame.midX
        draft.attributes[length] = String(Double(points))
        draft.styles[side] = "calc(\(middle.percent) - \(Double(points / 2))px)"
    }

    /// The two ends of a rule.
    func ends(ofRule drawn: Drawn) -> (CGPoint, CGPoint) {
        let mark = drawn.mark
        if let start = mark.y.start, mark.x.start == nil || mark.x.end != nil {
            let (left, right) = mark.x.start == nil ? (0, 1) : Self.ends(of: mark.x, on: x)
            let top = 1 - y.place(start)
            return (CGPoint(x: left, y: top), CGPoint(x: right, y: top))
        }
        let left = self.left(mark)
        let (bottom, top) = mark.y.start == nil ? (0, 1) : Self.ends(of: mark.y, on: y)
        return (CGPoint(x: left, y: 1 - bottom), CGPoint(x: left, y: 1 - top))
    }

    /// Lines or areas, each with its points in the order they were given in.
    func series(_ kind: _Mark.Kind) -> [[Drawn]] {
        let members = drawn.filter { $0.mark.kind == kind }
        let names = members.map { $0.mark.group ?? $0.mark.series?.name ?? $0.color }
        return Self.unique(names).map { name in zip(members, names).filter { $0.1 == name }.map(\.0) }
    }

    /// The path of a line or area in a square of 100.
    func path(_ series: [Drawn]) -> String {
        guard let first = series.first else { return "" }
        let method = first.mark.interpolation
        func points(_ value: (Drawn) -> Double) -> [CGPoint] {
            series.map { CGPoint(x: left($0.mark) * 100, y: (1 - y.position(value($0))) * 100) }
        }
        if first.mark.kind == .line {
            let points = series.map { CGPoint(x: left($0.mark) * 100, y: top($0.mark) * 100) }
            return ChartCurve(points: points, method: method).path()
        }
        let upper = ChartCurve(points: points(\.high), method: method).path()
        return upper + ChartCurve(points: points(\.low).reversed(), method: method).path(goingOn: true) + "Z"
    }

    func paint(_ series: [Drawn], _ draft: inout ElementDraft) {
        guard let first = series.first else { return }
        if first.mark.opacity != 1 { draft.styles["opacity"] = String(first.mark.opacity) }
        if first.mark.kind == .area {
            draft.classes = ["chart-area"]
            draft.styles["fill"] = first.color
        } else {
            draft.classes = ["chart-curve"]
            draft.styles["stroke"] = first.color
            first.mark.lineStyle?.draw(&draft)
        }
    }
}
