public import Foundation

extension View {
    private func filter(_ css: String) -> some View {
        decorated { draft in draft.styles["filter"] = (draft.styles["filter"].map { $0 + " " } ?? "") + css }
    }

    /// Casts a shadow.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        filter("drop-shadow(\(x.number)px \(y.number)px \(radius.number)px \(color.css))")
    }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { filter("blur(\(radius.number)px)") }

    /// Takes colour away, all of it at 1.
    public func grayscale(_ amount: Double) -> some View { filter("grayscale(\(amount.number))") }

    /// Makes colours stronger above 1 and weaker below.
    public func saturation(_ amount: Double) -> some View { filter("saturate(\(amount.number))") }

    /// Makes colours lighter above 0 and darker below.
    public func brightness(_ amount: Double) -> some View { filter("brightness(\((1 + amount).number))") }

    /// Sets light and dark further apart above 1 and nearer below.
    public func contrast(_ amount: Double) -> some View { filter("contrast(\(amount.number))") }

    /// Turns colours around the colour wheel.
    public func hueRotation(_ angle: Angle) -> some View { filter("hue-rotate(\(angle.degrees.number)deg)") }

    /// Turns colours into their opposites.
    public func colorInvert() -> some View { filter("invert(1)") }

    /// Lets what is behind show through; 1 shows nothing of it.
    public func opacity(_ opacity: Double) -> some View {
        decorated { if opacity != 1 { $0.styles["opacity"] = opacity.number } }
    }

    /// Mixes the view's colours with what is behind.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        decorated { $0.styles["mix-blend-mode"] = blendMode.css }
    }

    /// Draws the view by itself before it is mixed with what is behind.
    public func compositingGroup() -> some View { decorated { $0.styles["isolation"] = "isolate" } }

    /// Shows the view where the mask is drawn, which is a colour, a gradient or a shape.
    ///
    /// Other views cannot be masks in the browser; they leave the view as it is.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        let layer = mask()
        return modifier(MaskModifier(css: (layer as? any ShapeStyle)?._css(in: EnvironmentValues()), layer: layer))
    }

    /// Rounds the view's corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}

/// How colours are mixed with what is behind.
public nonisolated enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter

    var css: String {
        switch self {
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        default: "\(self)"
        }
    }
}

/// Shows content where a colour or gradient is opaque, or inside a shape.
private struct MaskModifier<Layer: View>: BoxModifier {
    let css: String?
    let layer: Layer

    func draw(_ draft: inout ElementDraft, in environment: EnvironmentValues) {
        draft.classes = ["box"]
        if let css {
            draft.styles["mask-image"] = css.isCSSImage ? css : "linear-gradient(\(css), \(css))"
        } else if let shape = layer as? any Shape {
            draft.classes.append("clip")
            if let radius = shape._outline.radius { draft.styles["border-radius"] = radius }
            if shape._outline.kind == .path {
                draft.styles["clip-path"] = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).polygon
            }
        }
    }
}
