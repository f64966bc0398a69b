public import Foundation

/// Colours along a line.
public nonisolated struct Gradient: ShapeStyle, Equatable {
    /// A colour at a place from 0 to 1.
    public nonisolated struct Stop: Equatable, Sendable {
        /// The colour.
        public var color: Color
        /// Where it is, from 0 to 1.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours with their places.
    public var stops: [Stop]

    /// Colours at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours that are spread evenly.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    var css: String {
        stops.map { "\($0.color.css) \(($0.location * 100).number)%" }.joined(separator: ", ")
    }

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { "linear-gradient(\(css))" }
}

/// Colours along a straight line.
public nonisolated struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    /// Colours from one point to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Colours that are spread evenly from one point to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at places between two points.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String {
        let angle = atan2(end.x - start.x, start.y - end.y) * 180 / .pi
        return "linear-gradient(\(angle.number)deg, \(gradient.css))"
    }
}

extension LinearGradient: View, PrimitiveView {
    /// Brings the node up to date with this value.
    public static func _update(_ view: LinearGradient, _ node: _ViewNode) {
        node.setElement("div") {
            $0.classes = ["fill"]
            $0.styles["background"] = view._css(in: node.inputs.environment)
            $0.flexibility = .fixed(x: true, y: true)
        }
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// Colours along a straight line.
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a straight line, spread evenly.
    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

nonisolated extension Gradient {
    /// The stops spread over lengths or angles from one value to another.
    func css(from start: Double, to end: Double, unit: String) -> String {
        stops.map { stop in
            "\(stop.color.css) \((start + Double(stop.location) * (end - start)).number)\(unit)"
        }.joined(separator: ", ")
    }
}

nonisolated extension UnitPoint {
    /// As a position in a CSS gradient.
    var css: String { "\((x * 100).number)% \((y * 100).number)%" }
}
