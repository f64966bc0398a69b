package import Foundation
package import SwiftUI

/// The semantic colours every app shares, each with a light and a dark form of at least 4.5:1 on its ground.
package enum Palette {
    package static let surface = AdaptiveColor(light: 0xE9ECF0, dark: 0x272C34)
    package static let separator = AdaptiveColor(light: 0xD8DEE4, dark: 0x373E47)
    package static let success = AdaptiveColor(light: 0x1A7F37, dark: 0x57AB5A)
    package static let warning = AdaptiveColor(light: 0x8A5A00, dark: 0xE0A63A)
    package static let danger = AdaptiveColor(light: 0xC0262D, dark: 0xFF7B72)
    package static let toast = AdaptiveColor(light: 0x24292F, dark: 0x373E47)
    package static let onToast = Color(hex: 0xFFFFFF)
    package static let toastAction = Color(hex: 0xF2CC60)
}

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

extension Color {
    /// An sRGB colour from its six hexadecimal digits, such as `0xD4A72C`.
    nonisolated package init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255
        )
    }
}

/// Distances of the 4-point grid, in points.
nonisolated package enum Spacing {
    package static let inline: CGFloat = 4
    package static let icon: CGFloat = 8
    package static let row: CGFloat = 12
    package static let section: CGFloat = 16
    package static let group: CGFloat = 24
    package static let block: CGFloat = 32
    /// Wider columns tire the eye; text and lists stop here.
    package static let columnWidth: CGFloat = 680
}

/// Corner radii, in points.
nonisolated package enum Radius {
    package static let small: CGFloat = 6
    package static let control: CGFloat = 10
    package static let card: CGFloat = 16
}
