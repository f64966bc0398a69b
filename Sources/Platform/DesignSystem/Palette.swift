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
