/// A colour; names adapt to light and dark.
public nonisolated struct Color: Hashable, Sendable, ShapeStyle {
    private enum Source: Hashable {
        case css(String)
        case rgb(red: Double, green: Double, blue: Double, opacity: Double)
        indirect case faded(Color, Double)
    }

    private let source: Source

    /// How the numbers of a colour are meant.
    public nonisolated enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        source = .rgb(red: red, green: green, blue: blue, opacity: opacity)
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    init(css: String) { source = .css(css) }

    private init(_ color: Color, opacity: Double) { source = .faded(color, opacity) }

    public static let primary = Color(css: "var(--text)")
    public static let secondary = Color(css: "var(--text-secondary)")
    public static let accentColor = Color(css: "var(--accent)")
    public static let clear = Color(css: "transparent")
    public static let black = Color(css: "#000")
    public static let white = Color(css: "#fff")
    public static let gray = Color(css: "var(--gray)")
    public static let red = Color(css: "var(--red)")
    public static let orange = Color(css: "var(--orange)")
    public static let yellow = Color(css: "var(--yellow)")
    public static let green = Color(css: "var(--green)")
    public static let mint = Color(css: "var(--mint)")
    public static let teal = Color(css: "var(--teal)")
    public static let cyan = Color(css: "var(--cyan)")
    public static let blue = Color(css: "var(--blue)")
    public static let indigo = Color(css: "var(--indigo)")
    public static let purple = Color(css: "var(--purple)")
    public static let pink = Color(css: "var(--pink)")
    public static let brown = Color(css: "var(--brown)")

    public func opacity(_ opacity: Double) -> Color { Color(self, opacity: opacity) }

    public func _css(in environment: EnvironmentValues) -> String { css }

    var css: String {
        switch source {
        case .css(let text): return text
        case .rgb(let red, let green, let blue, let opacity):
            let channels = [red, green, blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
            let alpha = opacity < 1 ? " / \(opacity.number)" : ""
            return "rgb(\(channels.joined(separator: " "))\(alpha))"
        case .faded(let color, let opacity):
            return "color-mix(in srgb, \(color.css) \((opacity * 100).number)%, transparent)"
        }
    }
}

nonisolated extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
}

extension Color: View, PrimitiveView {
    public static func _update(_ view: Color, _ node: _ViewNode) {
        node.setElement("div") {
            $0.classes = ["fill"]
            $0.styles["background"] = view.css
            $0.greed = .fixed(x: true, y: true)
        }
    }
}
