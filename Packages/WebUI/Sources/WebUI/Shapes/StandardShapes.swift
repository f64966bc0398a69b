public import Foundation

/// How corners bend.
public nonisolated enum RoundedCornerStyle: Sendable, Hashable {
    /// Quarters of a circle.
    case circular
    /// Easing into the side; the browser draws quarters of a circle.
    case continuous
}

/// A box.
public nonisolated struct Rectangle: InsettableShape {
    /// A box that takes the room it gets.
    public init() {}

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline { _ShapeOutline(kind: .box(nil)) }
    /// The shape, smaller on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A box with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// Half the width and height of the oval in each corner.
    public var cornerSize: CGSize
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// A box whose corners are quarters of a circle.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A box whose corners are quarters of an oval.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline {
        let (width, height) = (cornerSize.width.px, cornerSize.height.px)
        return _ShapeOutline(kind: .box(width == height ? width : "\(width) / \(height)"))
    }

    /// The shape, smaller on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// Radii of the four corners.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
    /// Top, where lines begin.
    public var topLeading: CGFloat
    /// Bottom, where lines begin.
    public var bottomLeading: CGFloat
    /// Bottom, where lines end.
    public var bottomTrailing: CGFloat
    /// Top, where lines end.
    public var topTrailing: CGFloat

    /// Corners that are square unless said otherwise.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A box with corners of different radii.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// A box with these corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A box whose corners are square unless said otherwise.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let radii = [
            cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
        ].map { min($0, rect.width / 2, rect.height / 2) }
        return Path { path in
            for (corner, radius) in radii.enumerated() {
                let x = corner < 2 ? rect.maxX - radius : rect.minX + radius
                let y = corner == 1 || corner == 2 ? rect.maxY - radius : rect.minY + radius
                path.addArc(
                    center: CGPoint(x: x, y: y),
                    radius: radius,
                    startAngle: .degrees(Double(corner) * 90 - 90),
                    endAngle: .degrees(Double(corner) * 90),
                    clockwise: false
                )
            }
            path.closeSubpath()
        }
    }

    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline {
        let radii = cornerRadii
        let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
        return _ShapeOutline(kind: .box(corners.map(\.px).joined(separator: " ")))
    }

    /// The shape, smaller on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A box whose ends are half circles.
public nonisolated struct Capsule: InsettableShape {
    /// How the ends bend.
    public var style: RoundedCornerStyle

    /// A box whose shorter sides are round.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline { _ShapeOutline(kind: .capsule) }
    /// The shape, smaller on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A circle.
public nonisolated struct Circle: InsettableShape {
    /// A circle as large as the shorter side.
    public init() {}

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline { _ShapeOutline(kind: .circle) }
    /// The shape, smaller on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// An oval.
public nonisolated struct Ellipse: InsettableShape {
    /// An oval that fits the room it gets.
    public init() {}

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline { _ShapeOutline(kind: .ellipse) }
    /// The shape, smaller on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A shape of any kind.
public nonisolated struct AnyShape: Shape {
    private let shape: any Shape

    /// Forgets what kind of shape it is.
    public init<S: Shape>(_ shape: S) { self.shape = shape }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline { shape._outline }
}

extension Path: Shape {
    /// The path as it is, wherever the rectangle is.
    public nonisolated func path(in rect: CGRect) -> Path { self }
    /// What CSS and SVG can draw of it.
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(kind: .absolutePath) }
}

extension Shape where Self == Rectangle {
    /// A box.
    public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle.
    public nonisolated static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An oval.
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A box whose ends are half circles.
    public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    /// A box with rounded corners.
    public nonisolated static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A box with corners of different radii.
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}
