public import Foundation

/// Colours in rings around a point.
public nonisolated struct RadialGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Rings between two distances in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Rings of colours that are spread evenly.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Rings of colours at places from 0 to 1.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String {
        let stops = gradient.css(from: Double(startRadius), to: Double(endRadius), unit: "px")
        return "radial-gradient(circle at \(center.css), \(stops))"
    }
}

/// Colours in oval rings that fit the frame.
public nonisolated struct EllipticalGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let start: CGFloat
    let end: CGFloat

    /// Rings between two fractions of the frame.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }

    /// Rings of colours that are spread evenly.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String {
        let radius = "\((end * 100).number)%"
        let stops = gradient.css(from: end == 0 ? 0 : Double(start / end) * 100, to: 100, unit: "%")
        return "radial-gradient(\(radius) \(radius) at \(center.css), \(stops))"
    }
}

/// Colours around a point, as on the face of a clock.
public nonisolated struct AngularGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let start: Angle
    let end: Angle

    /// Colours from one angle to another, clockwise; 0 points to the right.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
    }

    /// Colours that are spread evenly.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at places from 0 to 1.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours all the way round.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
    }

    /// Colours that are spread evenly all the way round.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String {
        // CSS begins at the top, SwiftUI at the right.
        let from = (start.degrees + 90).number
        let stops = gradient.css(from: 0, to: (end - start).degrees, unit: "deg")
        return "conic-gradient(from \(from)deg at \(center.css), \(stops))"
    }
}

/// A gradient that is a view of its own.
protocol GradientView: PrimitiveView, ShapeStyle {}

extension GradientView {
    /// Brings the node up to date with this value.
    public static func _update(_ view: Self, _ node: _ViewNode) {
        node.setElement("div") {
            $0.classes = ["fill"]
            $0.styles["background"] = view._css(in: node.inputs.environment)
            $0.flexibility = .fixed(x: true, y: true)
        }
    }
}

extension RadialGradient: View, GradientView {}
extension EllipticalGradient: View, GradientView {}
extension AngularGradient: View, GradientView {}

nonisolated extension ShapeStyle where Self == RadialGradient {
    /// Colours in rings around a point.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours in rings around a point, spread evenly.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    /// Colours around a point, from one angle to another.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours all the way round a point.
    public static func conicGradient(
        colors: [Color],
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}

nonisolated extension Color {
    /// The colour, a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

/// A gradient made of one colour.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
    let color: Color

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String {
        "linear-gradient(color-mix(in oklab, \(color.css), white 16%), \(color.css))"
    }
}
