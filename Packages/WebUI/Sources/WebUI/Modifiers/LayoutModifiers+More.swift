public import Foundation

extension View {
    /// Keeps width and height in the proportion of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
        return self.aspectRatio(ratio, contentMode: contentMode)
    }

    /// Puts the view's middle at a point of the frame around, all of which it takes.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Puts the view's middle at a point of the frame around, all of which it takes.
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

    /// Room on these sides, also for what scrolls.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// At least and at most so many lines.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).decorated { $0.styles["min-height"] = "\(limit.lowerBound)lh" }
    }

    /// At most so many lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// At least so many lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).decorated { $0.styles["min-height"] = "\(limit.lowerBound)lh" }
    }

    /// Fills the frame in front of the view with a style.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(style, in: Rectangle())
    }

    /// Fills a shape in front of the view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle).allowsHitTesting(false) }
    }
}

private struct PositionModifier: BoxModifier {
    let position: CGPoint

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = ["at"]
        draft.styles["--x"] = position.x.px
        draft.styles["--y"] = position.y.px
        draft.flexibility = .fixed(x: true, y: true)
    }
}
