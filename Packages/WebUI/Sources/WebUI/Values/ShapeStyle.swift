import Foundation

/// A colour, gradient or material to draw with.
public nonisolated protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style to draw with in these surroundings; asked for light and for dark.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// As a CSS colour or image.
    func _css(in environment: EnvironmentValues) -> String
}

nonisolated extension ShapeStyle where Resolved == Never {
    /// Never called: the style draws itself.
    public func resolve(in environment: EnvironmentValues) -> Never { noBody() }
}

nonisolated extension ShapeStyle {
    /// A custom style is resolved once for each colour scheme, so that the browser can switch by itself.
    public func _css(in environment: EnvironmentValues) -> String {
        // What neither draws itself nor is resolved has the colour of what is around.
        guard Resolved.self != Never.self else { return "currentColor" }
        var light = environment
        light.colorScheme = .light
        var dark = environment
        dark.colorScheme = .dark
        let lightCSS = resolve(in: light)._css(in: light)
        let darkCSS = resolve(in: dark)._css(in: dark)
        return lightCSS == darkCSS ? lightCSS : "light-dark(\(lightCSS), \(darkCSS))"
    }
}

nonisolated extension Never: ShapeStyle {
    /// A style that draws itself.
    public typealias Resolved = Never
    /// Never called: the style draws itself.
    public nonisolated func resolve(in environment: EnvironmentValues) -> Never { noBody() }
    /// The style in CSS.
    public nonisolated func _css(in environment: EnvironmentValues) -> String { "" }
}

/// The levels of the current style.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    let css: String

    /// The first.
    public static let primary = HierarchicalShapeStyle(css: "var(--text)")
    /// The second.
    public static let secondary = HierarchicalShapeStyle(css: "var(--text-secondary)")
    /// The third.
    public static let tertiary = HierarchicalShapeStyle(css: "var(--text-tertiary)")
    /// The fourth.
    public static let quaternary = HierarchicalShapeStyle(css: "var(--text-quaternary)")

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { css }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(css: "var(--text)") }
    /// The second.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(css: "var(--text-secondary)") }
    /// The third.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(css: "var(--text-tertiary)") }
    /// The fourth.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(css: "var(--text-quaternary)") }
}

/// The colour of text and shapes around.
public nonisolated struct ForegroundStyle: ShapeStyle {
    /// The style of the place it is used in.
    public init() {}

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { "currentColor" }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    /// The colour of text and shapes around.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The tint of the views around.
public nonisolated struct TintShapeStyle: ShapeStyle {
    /// The style of the place it is used in.
    public init() {}

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { "var(--accent)" }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the views around.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The ground of the views around.
public nonisolated struct BackgroundStyle: ShapeStyle {
    /// The style of the place it is used in.
    public init() {}

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { "var(--ground)" }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    /// The ground of the views around.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour of hairlines.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
    /// The style of the place it is used in.
    public init() {}

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { "var(--separator)" }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of hairlines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The fill of small controls.
public nonisolated struct FillShapeStyle: ShapeStyle {
    /// The style of the place it is used in.
    public init() {}

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { "var(--fill)" }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
    /// The fill of small controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// Translucent ground that blurs what is behind.
public nonisolated struct Material: ShapeStyle {
    let opacity: Int

    /// Lets most through.
    public static let ultraThin = Material(opacity: 55)
    /// Lets much through.
    public static let thin = Material(opacity: 65)
    /// Lets some through.
    public static let regular = Material(opacity: 75)
    /// Lets less through.
    public static let thick = Material(opacity: 85)
    /// Lets little through.
    public static let ultraThick = Material(opacity: 92)
    /// As bars are.
    public static let bar = Material(opacity: 80)

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String {
        "color-mix(in srgb, var(--surface) \(opacity)%, transparent)"
    }
}

nonisolated extension ShapeStyle where Self == Material {
    /// Lets most through.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Lets much through.
    public static var thinMaterial: Material { .thin }
    /// Lets some through.
    public static var regularMaterial: Material { .regular }
    /// Lets less through.
    public static var thickMaterial: Material { .thick }
    /// Lets little through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// As bars are.
    public static var bar: Material { Material(opacity: 80) }
}

/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Forgets what kind of style it is.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String { style._css(in: environment) }
}

/// A style with an opacity.
public nonisolated struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    /// The style in CSS.
    public func _css(in environment: EnvironmentValues) -> String {
        "color-mix(in srgb, \(base._css(in: environment)) \((opacity * 100).number)%, transparent)"
    }
}

nonisolated extension ShapeStyle {
    /// The style, letting through what is behind.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}
