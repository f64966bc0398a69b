public import Foundation

/// A drawn shape, to which more of the same shape can be added.
public protocol ShapeView<Content>: View {
    /// The kind of shape.
    associatedtype Content: Shape

    /// What is drawn.
    var shape: Content { get }
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    /// The shape.
    public var shape: Content
    var style: Style
    var isEOFilled = false
    /// The style in CSS; `nil` for the surroundings' foreground.
    let css: String?

    /// What it is made of.
    public var body: some View {
        ShapeDrawing(shape: AnyShape(shape), css: css, stroke: nil, isInside: false, isEOFilled: isEOFilled)
    }
}

/// A shape's line, in front of what is there.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// What is behind.
    public var background: Background
    var isInside = false

    /// What it is made of.
    public var body: some View {
        let css = style is ForegroundStyle ? nil : style._css(in: EnvironmentValues())
        let line = ShapeDrawing(shape: AnyShape(shape), css: css, stroke: strokeStyle, isInside: isInside)
        if Background.self == EmptyView.self {
            line
        } else {
            ZStack {
                background
                line
            }
        }
    }
}

/// A shape's inside, in front of what is there.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// What the inside is drawn with.
    public var style: Style
    /// How the inside is found.
    public var fillStyle: FillStyle
    /// What is behind.
    public var background: Background

    /// What it is made of.
    public var body: some View {
        ZStack {
            background
            shape.fill(style, style: fillStyle)
        }
    }
}

extension ShapeView {
    /// Fills the shape in front of what is drawn of it already.
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Draws the shape's line in front of what is drawn of it already.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
    }

    /// Draws the shape's line in front of what is drawn of it already.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line inside the shape's edge, in front of what is drawn of it already.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        StrokeShapeView(
            shape: shape,
            style: content,
            strokeStyle: StrokeStyle(lineWidth: lineWidth),
            background: self,
            isInside: true
        )
    }
}

extension Shape {
    /// Fills the shape.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        let css = content is ForegroundStyle ? nil : content._css(in: EnvironmentValues())
        return _ShapeView(shape: self, style: content, isEOFilled: style.isEOFilled, css: css)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        fill(ForegroundStyle(), style: style)
    }

    /// Draws the shape's line, half of it outside.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
    }

    /// Draws the shape's line, half of it outside.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the shape's line in the foreground style.
    public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }

    /// Draws the shape's line in the foreground style.
    public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
    /// Draws a line inside the shape's edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        StrokeShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView(), isInside: true)
    }

    /// Draws a line inside the shape's edge.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line in the foreground style inside the shape's edge.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}
