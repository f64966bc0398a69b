public import Foundation

/// Puts a layer behind or in front of the content; the layer never changes the content's size.
private struct LayerModifier<Layer: View>: ViewModifier {
    let alignment: Alignment
    let isBehind: Bool
    let layer: Layer

    typealias Body = Never
    static var _role: _ViewRole { .unary }

    static func _update<C: View>(_ modifier: Self, _ content: C, _ node: _ViewNode) {
        node.setElement("div") { $0.classes = ["ov"] }
        node.documentOrder = modifier.isBehind ? [1, 0] : [0, 1]
        node.update(0, content, inputs: node.inputs.inside)
        let layer = HTMLElement(
            "div",
            draw: { draft in
                draft.classes = [modifier.isBehind ? "ov-layer behind" : "ov-layer"]
                if modifier.alignment != .center { draft.styles["place-items"] = modifier.alignment.css }
                draft.greed = .outOfFlow
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
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(alignment: alignment, isBehind: true, layer: content()))
    }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(alignment: alignment, isBehind: true, layer: background))
    }

    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(FillModifier(css: style._css(in: EnvironmentValues()), blurs: style is Material))
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(FillModifier(css: "var(--background)", blurs: false))
    }

    public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    )
        -> some View
    {
        modifier(
            FillModifier(
                css: style._css(in: EnvironmentValues()),
                radius: shape._outline.radius,
                blurs: style is Material
            )
        )
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(LayerModifier(alignment: alignment, isBehind: false, layer: content()))
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(alignment: alignment, isBehind: false, layer: overlay))
    }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        let radius = shape._outline.radius
        return modifier(ClipModifier(radius: radius))
    }

    public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier(radius: nil)) }

    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        let css = content._css(in: EnvironmentValues())
        return decorated { $0.styles["box-shadow"] = "inset 0 0 0 \(width.px) \(css)" }
    }

    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    )
        -> some View
    {
        decorated { $0.styles["filter"] = "drop-shadow(\(x.number)px \(y.number)px \(radius.number)px \(color.css))" }
    }

    public func opacity(_ opacity: Double) -> some View {
        decorated { if opacity != 1 { $0.styles["opacity"] = opacity.number } }
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        decorated { $0.styles["filter"] = "blur(\(radius.number)px)" }
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        decorated { $0.styles["rotate"] = "\(angle.degrees.number)deg" }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        decorated { $0.styles["scale"] = scale.number }
    }
}

private struct ClipModifier: BoxModifier {
    let radius: String?

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = ["box", "clip"]
        if let radius { draft.styles["border-radius"] = radius }
    }
}
