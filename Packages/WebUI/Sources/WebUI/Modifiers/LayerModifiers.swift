public import Foundation

/// Puts a layer behind or in front of the content; the layer never changes the content's size.
private struct LayerModifier<Layer: View>: UnaryModifier {
    let alignment: Alignment
    let isBehind: Bool
    let layer: Layer

    static func surround<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.setElement("div") { $0.classes = ["ov"] }
        node.documentOrder = modifier.isBehind ? [1, 0] : [0, 1]
        node.update(0, content, inputs: node.contentInputs)
        let layer = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = [modifier.isBehind ? "ov-layer behind" : "ov-layer"]
                if modifier.alignment != .center { draft.styles["place-items"] = modifier.alignment.css }
                draft.flexibility = .outOfFlow
            }
        ) { modifier.layer }
        node.update(1, layer, inputs: node.inputs.inside)
    }
}

/// Fills the ground behind the content with a style.
private struct FillModifier: BoxModifier {
    let css: String
    var radius: String?
    let blurs: Bool

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = blurs ? ["box", "blurs"] : ["box"]
        draft.styles["background"] = css
        if let radius { draft.styles["border-radius"] = radius }
    }
}

extension View {
    /// Puts a view behind this one, which keeps its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(alignment: alignment, isBehind: true, layer: content()))
    }

    /// Puts a view behind this one, which keeps its size.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(alignment: alignment, isBehind: true, layer: background))
    }

    /// Fills the ground behind the view.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(FillModifier(css: style._css(in: EnvironmentValues()), blurs: style is Material))
    }

    /// Fills the ground behind the view with the ground of the views around.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(FillModifier(css: "var(--ground)", blurs: false))
    }

    /// Fills a shape behind the view with a style.
    @ViewBuilder
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        let outline = shape._outline
        if outline.isBox {
            let css = style._css(in: EnvironmentValues())
            modifier(FillModifier(css: css, radius: outline.radius, blurs: style is Material))
        } else {
            modifier(LayerModifier(alignment: .center, isBehind: true, layer: shape.fill(style, style: fillStyle)))
        }
    }

    /// Fills a shape behind the view with the ground of the views around.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts a view in front of this one, which keeps its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(alignment: alignment, isBehind: false, layer: content()))
    }

    /// Puts a view in front of this one, which keeps its size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(alignment: alignment, isBehind: false, layer: overlay))
    }

    /// Shows of the view what is inside a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        let outline = shape._outline
        let polygon = outline.kind == .path ? shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).polygon : nil
        return modifier(ClipModifier(radius: outline.radius, polygon: polygon))
    }

    /// Shows of the view what is inside its frame.
    public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier(radius: nil)) }

    /// Says where the view can be pressed: in the shape, which lies in the view's frame.
    ///
    /// The browser leaves rounded corners out; a path counts as its frame.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        let radius = shape._outline.radius
        return decorated { draft in
            if let radius, draft.styles["border-radius"] == nil { draft.styles["border-radius"] = radius }
        }
    }

    /// Draws a line inside the edge of the frame.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        let css = content._css(in: EnvironmentValues())
        return decorated { $0.styles["box-shadow"] = "inset 0 0 0 \(width.px) \(css)" }
    }

    /// Shows the view turned; its place stays as it is.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        decorated { draft in
            draft.degrees = (draft.degrees ?? 0) + angle.degrees
            draft.setOrigin(anchor)
        }
    }

    /// Shows the view larger or smaller; its place stays as it is.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Shows the view larger or smaller; its place stays as it is.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Shows the view wider, narrower, higher or lower; its place stays as it is.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        decorated { draft in
            draft.styles["scale"] = x == y ? x.number : "\(x.number) \(y.number)"
            draft.setOrigin(anchor)
        }
    }

    /// Turns the view around an axis in space.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        // SwiftUI's perspective of 1 looks from about as far away as the view is wide; 600 px suits cards.
        let distance = perspective == 0 ? "" : "perspective(\((600 / perspective).px)) "
        let turn = "rotate3d(\(axis.x.number), \(axis.y.number), \(axis.z.number), \(angle.degrees.number)deg)"
        return decorated { draft in
            draft.styles["transform"] = distance + turn
            draft.setOrigin(anchor)
        }
    }
}

extension ElementDraft {
    fileprivate mutating func setOrigin(_ anchor: UnitPoint) {
        if anchor != .center { styles["transform-origin"] = anchor.css }
    }
}

private struct ClipModifier: BoxModifier {
    let radius: String?
    /// For a shape that is no box.
    var polygon: String?

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = ["box", "clip"]
        if let polygon { draft.styles["clip-path"] = polygon }
        if let radius { draft.styles["border-radius"] = radius }
    }
}
