/// How strong the contrast is.
public nonisolated enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual.
    case standard
    /// Stronger.
    case increased
}

nonisolated extension EnvironmentValues {
    /// The browser honours the setting itself; on the server it is always the usual one.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// The browser honours the setting itself; `false` on the server.
    public var accessibilityReduceTransparency: Bool { false }

    /// Browsers do not say; `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Browsers do not say; `false`.
    public var accessibilityVoiceOverEnabled: Bool { false }
}
