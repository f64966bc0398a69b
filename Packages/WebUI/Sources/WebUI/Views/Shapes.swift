public import Foundation

/// An outline that can be filled, stroked and clipped with.
public protocol Shape: View, Sendable {
    /// As a box with rounded corners.
    nonisolated var _outline: _ShapeOutline { get }
}

/// A shape as CSS knows it.
public nonisolated struct _ShapeOutline: Equatable, Sendable {
    /// `border-radius`; `nil` for square corners.
    let radius: String?
    /// Width and height are the smaller of the two offered.
    var isSquare = false
}

/// How a shape's inside is found.
public nonisolated struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line is drawn.
public nonisolated struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var dash: [CGFloat]

    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

/// How corners bend.
public nonisolated enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A box.
public struct Rectangle: Shape, PrimitiveShape {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(radius: nil) }
}

/// A box with rounded corners.
public struct RoundedRectangle: Shape, PrimitiveShape {
    public let cornerRadius: CGFloat

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(radius: cornerRadius.px) }
}

/// A box whose ends are half circles.
public struct Capsule: Shape, PrimitiveShape {
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(radius: "9999px") }
}

/// A circle.
public struct Circle: Shape, PrimitiveShape {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(radius: "50%", isSquare: true) }
}

/// An oval.
public struct Ellipse: Shape, PrimitiveShape {
    public nonisolated init() {}

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(radius: "50%") }
}

/// A shape drawn by itself is filled with the foreground style.
protocol PrimitiveShape: PrimitiveView, Shape {}

extension PrimitiveShape {
    public static func _update(_ view: Self, _ node: _ViewNode) {
        let css = node.inputs.environment.text.foreground ?? "var(--text)"
        node.setElement("div") { view._outline.draw(&$0, fill: css) }
    }
}

extension _ShapeOutline {
    func draw(_ draft: inout ElementDraft, fill: String) {
        draft.classes = isSquare ? ["shape", "square"] : ["shape"]
        draft.styles["background"] = fill
        if let radius { draft.styles["border-radius"] = radius }
        draft.greed = .fixed(x: true, y: true)
    }

    func draw(_ draft: inout ElementDraft, stroke: String, style: StrokeStyle) {
        draft.classes = isSquare ? ["shape", "square"] : ["shape"]
        draft.styles["border"] = "\(style.lineWidth.px) \(style.dash.isEmpty ? "solid" : "dashed") \(stroke)"
        if let radius { draft.styles["border-radius"] = radius }
        draft.greed = .fixed(x: true, y: true)
    }
}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        let css = content._css(in: EnvironmentValues())
        return HTMLElement("div", draw: { _outline.draw(&$0, fill: css) })
    }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        let css = content._css(in: EnvironmentValues())
        return HTMLElement("div", draw: { _outline.draw(&$0, stroke: css, style: style) })
    }

    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, lineWidth: lineWidth)
    }
}

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    )
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
