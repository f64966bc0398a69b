public import Foundation

/// An outline that can be filled, stroked and clipped with.
public protocol Shape: View, Sendable {
    /// The outline in a rectangle of this size.
    nonisolated func path(in rect: CGRect) -> Path

    /// What CSS and SVG can draw of it without knowing its size.
    nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
    /// Only the path tells what a shape of one's own is.
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline(kind: .path) }

    /// A shape by itself is filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle(), css: nil) }
}

/// A shape as CSS and SVG know it.
public nonisolated struct _ShapeOutline: Equatable, Sendable {
    enum Kind: Equatable {
        /// `border-radius`; `nil` for square corners.
        case box(String?)
        case circle, ellipse
        /// Drawn by its path, stretched to the room it gets.
        case path
        /// Drawn by its path, as large as that is.
        case absolutePath

        /// Half circles at the ends of the longer side.
        static let capsule = Kind.box("9999px")
    }

    let kind: Kind
    /// The part of the line that is drawn.
    var trim: ClosedRange<Double>?
    /// By how many points it is smaller on each side.
    var inset: CGFloat = 0
    var degrees: Double = 0
    /// The point that turning leaves in place.
    var pivot = UnitPoint.center

    /// As a box with rounded corners; for a path that is its frame.
    var radius: String? {
        switch kind {
        case .box(let radius): radius
        case .circle, .ellipse: "50%"
        case .path, .absolutePath: nil
        }
    }

    /// Whether a box with rounded corners is the whole shape.
    var isBox: Bool { kind != .path && kind != .absolutePath && trim == nil }

    /// Width and height are the smaller of the two offered.
    var isSquare: Bool { kind == .circle }

    func trimmed(_ from: Double, _ to: Double) -> _ShapeOutline {
        var copy = self
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        copy.trim = min(from, to)...to
        return copy
    }

    func inset(by amount: CGFloat) -> _ShapeOutline {
        var copy = self
        copy.inset += amount
        return copy
    }

    func rotated(by angle: Angle, around pivot: UnitPoint) -> _ShapeOutline {
        var copy = self
        copy.degrees += angle.degrees
        copy.pivot = pivot
        return copy
    }
}

/// A shape that can be made smaller evenly, as for a line inside its edge.
public protocol InsettableShape: Shape {
    /// What a smaller shape of this kind is.
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by an amount on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape made smaller.
public nonisolated struct _InsetShape<Base: InsettableShape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline { base._outline.inset(by: amount) }
    /// The shape, smaller on each side.
    public func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(base: base, amount: self.amount + amount) }
}

/// A part of a shape's line.
public nonisolated struct _TrimmedShape<Base: Shape>: Shape {
    let base: Base
    let from: CGFloat
    let to: CGFloat

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline { base._outline.trimmed(Double(from), Double(to)) }
}

/// A shape turned around its centre.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// What is turned.
    public var shape: Content
    /// By how much.
    public var angle: Angle
    /// The point that stays in place.
    public var anchor: UnitPoint

    /// Turns a shape.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// What CSS and SVG can draw of it.
    public var _outline: _ShapeOutline { shape._outline.rotated(by: angle, around: anchor) }
}

extension Shape {
    /// A part of the line, between two fractions of its length.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(base: self, from: startFraction, to: endFraction)
    }

    /// The shape turned around its centre.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}
