package import SwiftUI

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
