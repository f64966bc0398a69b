public import Foundation

// On `Text` these give text again, so that differently styled texts can be joined with `+`.
extension Text {
    public func font(_ font: Font?) -> Text { styled { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }
    public func bold() -> Text { styled { $0.weight = .bold } }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { styled { $0.isItalic = true } }
    public func underline(_ isActive: Bool = true) -> Text { styled { $0.isUnderlined = isActive } }
    public func strikethrough(_ isActive: Bool = true) -> Text { styled { $0.isStruckThrough = isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.design = isActive ? .monospaced : nil } }
    public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color?.css } }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.foreground = style._css(in: EnvironmentValues()) }
    }
}

extension View {
    private func text(_ value: some Equatable, _ change: @escaping (inout TextStyling) -> Void) -> some View {
        modifier(EnvironmentModifier(value: value) { change(&$0.text) })
    }

    public func font(_ font: Font?) -> some View { text(font) { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> some View { text(weight) { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> some View { text(design) { $0.design = design } }
    public func bold(_ isActive: Bool = true) -> some View { text(isActive) { $0.weight = isActive ? .bold : nil } }
    public func italic(_ isActive: Bool = true) -> some View { text(isActive) { $0.isItalic = isActive } }

    public func underline(_ isActive: Bool = true) -> some View { text(isActive) { $0.isUnderlined = isActive } }

    public func strikethrough(_ isActive: Bool = true) -> some View {
        text(isActive) { $0.isStruckThrough = isActive }
    }

    public func monospaced(_ isActive: Bool = true) -> some View {
        text(isActive) { $0.design = isActive ? .monospaced : nil }
    }

    public func monospacedDigit() -> some View { text(true) { $0.hasMonospacedDigits = true } }
    public func tracking(_ tracking: CGFloat) -> some View { text(tracking) { $0.tracking = tracking } }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let css = style._css(in: EnvironmentValues())
        return text(css) { $0.foreground = css }
    }

    public func foregroundColor(_ color: Color?) -> some View { text(color) { $0.foreground = color?.css } }
    public func lineLimit(_ number: Int?) -> some View { text(number) { $0.lineLimit = number } }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        text([limit, reservesSpace ? 1 : 0]) {
            $0.lineLimit = limit
            $0.reservesSpace = reservesSpace
        }
    }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { text(lineSpacing) { $0.lineSpacing = lineSpacing } }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        text(alignment) { $0.alignment = alignment }
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { text(mode) { $0.truncation = mode } }
    public func textCase(_ textCase: Text.Case?) -> some View { text(textCase) { $0.textCase = textCase } }

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
    public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
