public import Foundation

/// A typeface at a size and weight; text styles scale with the person's setting.
public nonisolated struct Font: Hashable, Sendable {
    private enum Base: Hashable {
        case style(TextStyle)
        case size(CGFloat)
    }

    private let base: Base
    private var weight: Weight?
    private var design: Design?
    private var isItalic = false
    private var hasMonospacedDigits = false

    /// The roles of text.
    public nonisolated enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How heavy the strokes are.
    public nonisolated struct Weight: Hashable, Sendable {
        let css: Int

        /// The lightest.
        public static let ultraLight = Weight(css: 100)
        /// Very light.
        public static let thin = Weight(css: 200)
        /// Light.
        public static let light = Weight(css: 300)
        /// As usual.
        public static let regular = Weight(css: 400)
        /// A little heavy.
        public static let medium = Weight(css: 500)
        /// Fairly heavy.
        public static let semibold = Weight(css: 600)
        /// Heavy.
        public static let bold = Weight(css: 700)
        /// Very heavy.
        public static let heavy = Weight(css: 800)
        /// The heaviest.
        public static let black = Weight(css: 900)
    }

    /// The family of shapes.
    public nonisolated enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    private init(base: Base, weight: Weight?, design: Design?) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// The system's typeface in a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style), weight: weight, design: design)
    }

    /// The system's typeface at a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .size(size), weight: weight, design: design)
    }

    /// For the title of a screen.
    public static let largeTitle = Font.system(.largeTitle)
    /// For a title.
    public static let title = Font.system(.title)
    /// For a title of the second rank.
    public static let title2 = Font.system(.title2)
    /// For a title of the third rank.
    public static let title3 = Font.system(.title3)
    /// For a headline.
    public static let headline = Font.system(.headline)
    /// For what stands under a headline.
    public static let subheadline = Font.system(.subheadline)
    /// For running text.
    public static let body = Font.system(.body)
    /// For a remark.
    public static let callout = Font.system(.callout)
    /// For a footnote.
    public static let footnote = Font.system(.footnote)
    /// For words beside a picture.
    public static let caption = Font.system(.caption)
    /// For the smallest words.
    public static let caption2 = Font.system(.caption2)

    /// The typeface at a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    /// Heavy.
    public func bold() -> Font { weight(.bold) }

    /// Slanted.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// With letters of one width.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    /// With digits of one width.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }

    @MainActor func draw(_ draft: inout ElementDraft) {
        switch base {
        case .style(let style): draft.classes.append("font-\(style.rawValue)")
        case .size(let size): draft.styles["font-size"] = "\((size / 16).number)rem"
        }
        if let weight { draft.styles["font-weight"] = String(weight.css) }
        if isItalic { draft.styles["font-style"] = "italic" }
        if hasMonospacedDigits { draft.styles["font-variant-numeric"] = "tabular-nums" }
        design?.draw(&draft)
    }
}

extension Font.Design {
    @MainActor func draw(_ draft: inout ElementDraft) {
        switch self {
        case .default: break
        case .serif: draft.classes.append("serif")
        case .rounded: draft.classes.append("rounded")
        case .monospaced: draft.classes.append("mono")
        }
    }
}
