public import Foundation

nonisolated extension Path {
    /// How many straight pieces stand for a curve where lengths are measured.
    private static let pieces = 32

    /// The path as straight lines, one list of points for each part.
    private var lines: [[CGPoint]] {
        var result: [[CGPoint]] = []
        for command in commands {
            let from = result.last?.last ?? .zero
            switch command {
            case .move(let end): result.append([end])
            case .line(let end): result.append(end, after: from)
            case .quad(let end, let control):
                result.append(Self.samples { Self.quad($0, from, control, end) }, after: from)
            case .curve(let end, let first, let second):
                result.append(Self.samples { Self.cubic($0, from, first, second, end) }, after: from)
            case .close:
                guard let start = result.last?.first else { continue }
                result.append(start, after: from)
                result.append([start])
            }
        }
        return result.filter { $0.count > 1 }
    }

    /// The inside as CSS clips with it, for a path in a square of 100.
    var polygon: String {
        let points = lines.flatMap(\.self).map { "\($0.x.number)% \($0.y.number)%" }
        return "polygon(\(points.joined(separator: ", ")))"
    }

    private static func samples(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
        (1...pieces).map { point(CGFloat($0) / CGFloat(pieces)) }
    }

    private static func quad(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint {
        let u = 1 - t
        return CGPoint(x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
    }

    private static func cubic(_ t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
        let u = 1 - t
        let (first, second, third, fourth) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: first * a.x + second * b.x + third * c.x + fourth * d.x,
            y: first * a.y + second * b.y + third * c.y + fourth * d.y
        )
    }

    /// The smallest rectangle around the path; zero for an empty one.
    public var boundingRect: CGRect {
        let points = lines.flatMap(\.self)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = lines
        let total = lines.reduce(0) { $0 + Self.length($1) }
        let (start, end) = (min(max(from, 0), 1) * total, min(max(to, 0), 1) * total)
        var result = Path()
        var passed: CGFloat = 0
        for line in lines {
            var isDrawing = false
            for (a, b) in zip(line, line.dropFirst()) {
                let length = hypot(b.x - a.x, b.y - a.y)
                defer { passed += length }
                let (first, last) = (max(start, passed), min(end, passed + length))
                guard length > 0, first < last else { continue }
                func point(_ at: CGFloat) -> CGPoint {
                    let part = (at - passed) / length
                    return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
                }
                if !isDrawing { result.move(to: point(first)) }
                isDrawing = true
                result.addLine(to: point(last))
            }
        }
        return result
    }

    private static func length(_ line: [CGPoint]) -> CGFloat {
        zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}

extension [[CGPoint]] {
    fileprivate nonisolated mutating func append(_ point: CGPoint, after start: CGPoint) {
        append([point], after: start)
    }

    fileprivate nonisolated mutating func append(_ points: [CGPoint], after start: CGPoint) {
        if isEmpty { append([start]) }
        self[count - 1] += points
    }
}
