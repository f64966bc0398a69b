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

/// A line through points, as SVG draws it.
struct ChartCurve {
    let points: [CGPoint]
    let method: InterpolationMethod

    /// The path, beginning with a move, or with a line where it goes on from something.
    func path(goingOn: Bool = false) -> String {
        guard let first = points.first else { return "" }
        let start = (goingOn ? "L" : "M") + Self.text(first)
        return start + steps
    }

    private var steps: String {
        let pairs = Array(zip(points, points.dropFirst()))
        switch method {
        case .linear: return pairs.map { "L" + Self.text($1) }.joined()
        case .stepStart: return pairs.map { "V\(Self.text($1.y))H\(Self.text($1.x))" }.joined()
        case .stepEnd: return pairs.map { "H\(Self.text($1.x))V\(Self.text($1.y))" }.joined()
        case .stepCenter:
            return pairs.map { "H\(Self.text(($0.x + $1.x) / 2))V\(Self.text($1.y))H\(Self.text($1.x))" }.joined()
        case .monotone: return curve(slopes: monotoneSlopes)
        case .catmullRom, .cardinal: return curve(slopes: cardinalSlopes)
        }
    }

    /// Cubic curves with a slope at each point.
    private func curve(slopes: [CGFloat]) -> String {
        zip(points, points.dropFirst()).enumerated().map { index, pair in
            let third = (pair.1.x - pair.0.x) / 3
            let first = CGPoint(x: pair.0.x + third, y: pair.0.y + third * slopes[index])
            let second = CGPoint(x: pair.1.x - third, y: pair.1.y - third * slopes[index + 1])
            return "C\(Self.text(first)) \(Self.text(second)) \(Self.text(pair.1))"
        }.joined()
    }

    private func slope(_ a: CGPoint, _ b: CGPoint) -> CGFloat { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }

    private var cardinalSlopes: [CGFloat] {
        points.indices.map { slope(points[max($0 - 1, 0)], points[min($0 + 1, points.count - 1)]) }
    }

    /// Slopes that never overshoot (Fritsch and Carlson 1980, "Monotone piecewise cubic interpolation").
    private var monotoneSlopes: [CGFloat] {
        let secants = zip(points, points.dropFirst()).map(slope)
        return points.indices.map { index in
            guard index > 0, index < points.count - 1 else {
                return secants.isEmpty ? 0 : secants[min(index, secants.count - 1)]
            }
            let (before, after) = (secants[index - 1], secants[index])
            guard before * after > 0 else { return 0 }
            return 3 * min(abs(before), abs(after), abs(before + after) / 6) * (before < 0 ? -1 : 1)
        }
    }

    private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    /// Two decimals of a hundredth of the chart are less than a pixel.
    private static func text(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return Int(exactly: rounded).map { String($0) } ?? String(Double(rounded))
    }
}

extension Double {
    /// A part as SVG and CSS write it.
    var percent: String {
        let rounded = (self * 10_000).rounded() / 100
        return (Int(exactly: rounded).map { String($0) } ?? String(rounded)) + "%"
    }
}
