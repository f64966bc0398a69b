public import Foundation

// On `Text` these give text again, so that differently styled texts can be joined with `+`.
extension Text {
    /// A typeface.
    public func font(_ font: Font?) -> Text { styled { $0.font = font } }
    /// How heavy the letters are.
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
    /// The family of letters.
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }
    /// Heavy letters.
    public func bold() -> Text { styled { $0.weight = .bold } }
    /// Heavy letters.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Slanted letters.
    public func italic() -> Text { styled { $0.isItalic = true } }
    /// A line under the letters.
    public func underline(_ isActive: Bool = true) -> Text { styled { $0.isUnderlined = isActive } }
    /// A line through the letters.
    public func strikethrough(_ isActive: Bool = true) -> Text { styled { $0.isStruckThrough = isActive } }
    /// Letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.design = isActive ? .monospaced : nil } }
    /// Digits of one width.
    public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
    /// More room between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    /// The colour of letters.
    public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color?.css } }

    /// The style of letters, symbols and shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.foreground = style._css(in: EnvironmentValues()) }
    }
}

extension View {
    private func text(_ value: some Equatable, _ change: @escaping (inout TextStyling) -> Void) -> some View {
        modifier(EnvironmentModifier(value: value) { change(&$0.text) })
    }

    /// A typeface.
    public func font(_ font: Font?) -> some View { text(font) { $0.font = font } }
    /// How heavy the letters are.
    public func fontWeight(_ weight: Font.Weight?) -> some View { text(weight) { $0.weight = weight } }
    /// The family of letters.
    public func fontDesign(_ design: Font.Design?) -> some View { text(design) { $0.design = design } }
    /// Heavy letters.
    public func bold(_ isActive: Bool = true) -> some View { text(isActive) { $0.weight = isActive ? .bold : nil } }
    /// Slanted letters.
    public func italic(_ isActive: Bool = true) -> some View { text(isActive) { $0.isItalic = isActive } }

    /// A line under the letters.
    public func underline(_ isActive: Bool = true) -> some View { text(isActive) { $0.isUnderlined = isActive } }

    /// A line through the letters.
    public func strikethrough(_ isActive: Bool = true) -> some View {
        text(isActive) { $0.isStruckThrough = isActive }
    }

    /// Letters of one width.
    public func monospaced(_ isActive: Bool = true) -> some View {
        text(isActive) { $0.design = isActive ? .monospaced : nil }
    }

    /// Digits of one width.
    public func monospacedDigit() -> some View { text(true) { $0.hasMonospacedDigits = true } }
    /// More room between letters, in points.
    public func tracking(_ tracking: CGFloat) -> some View { text(tracking) { $0.tracking = tracking } }

    /// The style of letters, symbols and shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let css = style._css(in: EnvironmentValues())
        return text(css) { $0.foreground = css }
    }

    /// The colour of letters.
    public func foregroundColor(_ color: Color?) -> some View { text(color) { $0.foreground = color?.css } }
    /// At most so many lines; `nil` for any number.
    public func lineLimit(_ number: Int?) -> some View { text(number) { $0.lineLimit = number } }

    /// At most so many lines, and room for as many.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        text([limit, reservesSpace ? 1 : 0]) {
            $0.lineLimit = limit
            $0.reservesSpace = reservesSpace
        }
    }

    /// More room between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { text(lineSpacing) { $0.lineSpacing = lineSpacing } }

    /// How lines stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        text(alignment) { $0.alignment = alignment }
    }

    /// Which end of a long line is cut; the browser cuts the last.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { text(mode) { $0.truncation = mode } }
    /// Letters in one case.
    public func textCase(_ textCase: Text.Case?) -> some View { text(textCase) { $0.textCase = textCase } }

    /// Whether text can be selected.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        text(S.allowsSelection) { $0.isSelectable = S.allowsSelection }
    }
}

/// Whether people can select text.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// Whether text can be selected.
    public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// Whether text can be selected.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// It can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// It cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
