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

    /// A colour of red, green and blue, from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        source = .rgb(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let rest = sector - sector.rounded(.down)
        let (low, falling) = (brightness * (1 - saturation), brightness * (1 - saturation * rest))
        let rising = brightness * (1 - saturation * (1 - rest))
        let channels =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: channels.0, green: channels.1, blue: channels.2, opacity: opacity)
    }

    /// A shade from black at 0 to white at 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    init(css: String) { source = .css(css) }

    private init(_ color: Color, opacity: Double) { source = .faded(color, opacity) }

    /// The colour of text.
    public static let primary = Color(css: "var(--text)")
    /// The colour of text that matters less.
    public static let secondary = Color(css: "var(--text-secondary)")
    /// The accent of the app.
    public static let accentColor = Color(css: "var(--accent)")
    /// No colour at all.
    public static let clear = Color(css: "transparent")
    /// Black.
    public static let black = Color(css: "#000")
    /// White.
    public static let white = Color(css: "#fff")
    /// Gray, a little lighter in the dark.
    public static let gray = Color(css: "var(--gray)")
    /// Red, a little lighter in the dark.
    public static let red = Color(css: "var(--red)")
    /// Orange, a little lighter in the dark.
    public static let orange = Color(css: "var(--orange)")
    /// Yellow, a little lighter in the dark.
    public static let yellow = Color(css: "var(--yellow)")
    /// Green, a little lighter in the dark.
    public static let green = Color(css: "var(--green)")
    /// Mint, a little lighter in the dark.
    public static let mint = Color(css: "var(--mint)")
    /// Teal, a little lighter in the dark.
    public static let teal = Color(css: "var(--teal)")
    /// Cyan, a little lighter in the dark.
    public static let cyan = Color(css: "var(--cyan)")
    /// Blue, a little lighter in the dark.
    public static let blue = Color(css: "var(--blue)")
    /// Indigo, a little lighter in the dark.
    public static let indigo = Color(css: "var(--indigo)")
    /// Purple, a little lighter in the dark.
    public static let purple = Color(css: "var(--purple)")
    /// Pink, a little lighter in the dark.
    public static let pink = Color(css: "var(--pink)")
    /// Brown, a little lighter in the dark.
    public static let brown = Color(css: "var(--brown)")

    /// The colour, letting through what is behind.
    public func opacity(_ opacity: Double) -> Color { Color(self, opacity: opacity) }

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { css }

    var css: String {
        switch source {
        case .css(let text): return text
        case .rgb(let red, let green, let blue, let opacity):
            let channels = [red, green, blue].map { String(Int(exactly: (min(max($0, 0), 1) * 255).rounded()) ?? 0) }
            let alpha = opacity < 1 ? " / \(opacity.number)" : ""
            return "rgb(\(channels.joined(separator: " "))\(alpha))"
        case .faded(let color, let opacity):
            return "color-mix(in srgb, \(color.css) \((opacity * 100).number)%, transparent)"
        }
    }
}

nonisolated extension ShapeStyle where Self == Color {
    /// No colour at all.
    public static var clear: Color { .clear }
    /// Black.
    public static var black: Color { .black }
    /// A shade from black at 0 to white at 1.
    public static var white: Color { .white }
    /// Gray, a little lighter in the dark.
    public static var gray: Color { .gray }
    /// Red, a little lighter in the dark.
    public static var red: Color { .red }
    /// Orange, a little lighter in the dark.
    public static var orange: Color { .orange }
    /// Yellow, a little lighter in the dark.
    public static var yellow: Color { .yellow }
    /// Green, a little lighter in the dark.
    public static var green: Color { .green }
    /// Mint, a little lighter in the dark.
    public static var mint: Color { .mint }
    /// Teal, a little lighter in the dark.
    public static var teal: Color { .teal }
    /// Cyan, a little lighter in the dark.
    public static var cyan: Color { .cyan }
    /// Blue, a little lighter in the dark.
    public static var blue: Color { .blue }
    /// Indigo, a little lighter in the dark.
    public static var indigo: Color { .indigo }
    /// Purple, a little lighter in the dark.
    public static var purple: Color { .purple }
    /// Pink, a little lighter in the dark.
    public static var pink: Color { .pink }
    /// Brown, a little lighter in the dark.
    public static var brown: Color { .brown }
}

extension Color: View, PrimitiveView {
    /// Brings the node up to date with this value.
    public static func _update(_ view: Color, _ node: _ViewNode) {
        node.setElement("div") {
            $0.classes = ["fill"]
            $0.styles["background"] = view.css
            $0.flexibility = .fixed(x: true, y: true)
        }
    }
}
