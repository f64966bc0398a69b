import Foundation

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
