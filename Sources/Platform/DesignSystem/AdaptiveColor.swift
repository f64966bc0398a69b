package import SwiftUI

/// A colour with a light and a dark form.
nonisolated package struct AdaptiveColor: ShapeStyle {
    private let light: Color
    private let dark: Color

    /// sRGB colours as six hexadecimal digits each.
    package init(light: UInt32, dark: UInt32) {
        self.light = Color(hex: light)
        self.dark = Color(hex: dark)
    }

    package func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? dark : light
    }
}
