public import Foundation

/// An outline made of lines and curves, in points from the top left.
public nonisolated struct Path: Equatable, Sendable {
    enum Command: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    private(set) var commands: [Command] = []

    /// A path with nothing in it.
    public init() {}

    /// The four sides of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with corners that are quarters of an oval.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// The oval that fits into a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A path that the closure draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { commands.isEmpty }

    /// Where the next line begins; `nil` before the first move and after closing.
    public var currentPoint: CGPoint? {
        switch commands.last {
        case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
        case .close, nil: nil
        }
    }

    // MARK: Drawing

    /// Begins a new line.
    public mutating func move(to end: CGPoint) { commands.append(.move(end)) }

    /// Draws a straight line.
    public mutating func addLine(to end: CGPoint) { commands.append(.line(end)) }

    /// Draws straight lines through the points, beginning at the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        commands.append(.quad(end, control: control))
    }

    /// Draws a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        commands.append(.curve(end, control1, control2))
    }

    /// Draws a line back to where this part of the path began.
    public mutating func closeSubpath() { commands.append(.close) }

    /// Adds another path's lines.
    public mutating func addPath(_ path: Path) { commands += path.commands }

    /// Adds the four sides of a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) {
        let (x, y) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
        move(to: CGPoint(x: rect.minX + x, y: rect.minY))
        for corner in 0..<4 { addCorner(corner, of: rect, x, y) }
        closeSubpath()
    }

    /// A side and the corner at its end, clockwise from the top.
    private mutating func addCorner(_ corner: Int, of rect: CGRect, _ x: CGFloat, _ y: CGFloat) {
        let (right, bottom) = (corner == 0 || corner == 1, corner == 1 || corner == 2)
        let center = CGPoint(x: right ? rect.maxX - x : rect.minX + x, y: bottom ? rect.maxY - y : rect.minY + y)
        addArc(around: center, x, y, from: Double(corner - 1) * .pi / 2, sweep: .pi / 2)
    }

    /// Adds the oval that fits into a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        let center = CGPoint(x: rect.midX, y: rect.midY)
        addArc(around: center, rect.width / 2, rect.height / 2, from: 0, sweep: 2 * .pi)
        closeSubpath()
    }

    /// Adds a part of a circle.
    ///
    /// As in SwiftUI, whose y axis points down, `clockwise: false` goes clockwise on the screen.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) {
        var sweep = endAngle.radians - startAngle.radians
        if abs(sweep) >= 2 * .pi {
            sweep = clockwise ? -2 * .pi : 2 * .pi
        } else if clockwise, sweep > 0 {
            sweep -= 2 * .pi
        } else if !clockwise, sweep < 0 {
            sweep += 2 * .pi
        }
        addArc(around: center, radius, radius, from: startAngle.radians, sweep: sweep)
    }

    /// Curves along an oval, one for each quarter at most; reached by a line from where the path is.
    private mutating func addArc(
        around center: CGPoint,
        _ x: CGFloat,
        _ y: CGFloat,
        from start: Double,
        sweep: Double
    ) {
        func point(_ angle: Double) -> CGPoint { CGPoint(x: center.x + x * cos(angle), y: center.y + y * sin(angle)) }
        if currentPoint == nil { move(to: point(start)) } else { addLine(to: point(start)) }
        let count = max(1, Int(exactly: (abs(sweep) / (.pi / 2)).rounded(.up)) ?? 1)
        let step = sweep / Double(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
            let (from, to) = (point(a), point(b))
            addCurve(
                to: to,
                control1: CGPoint(x: from.x - reach * x * sin(a), y: from.y + reach * y * cos(a)),
                control2: CGPoint(x: to.x + reach * x * sin(b), y: to.y - reach * y * cos(b))
            )
        }
    }

    /// The path moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
        var copy = Path()
        copy.commands = commands.map { command in
            switch command {
            case .move(let end): .move(moved(end))
            case .line(let end): .line(moved(end))
            case .quad(let end, let control): .quad(moved(end), control: moved(control))
            case .curve(let end, let first, let second): .curve(moved(end), moved(first), moved(second))
            case .close: .close
            }
        }
        return copy
    }
}

nonisolated extension Path {
    /// The `d` attribute of an SVG path.
    var svg: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\($0.x.number) \($0.y.number)" }.joined(separator: " ")
        }
        return commands.map { command in
            switch command {
            case .move(let end): "M\(text(end))"
            case .line(let end): "L\(text(end))"
            case .quad(let end, let control): "Q\(text(control, end))"
            case .curve(let end, let first, let second): "C\(text(first, second, end))"
            case .close: "Z"
            }
        }.joined()
    }
}
