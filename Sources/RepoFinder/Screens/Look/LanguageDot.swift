import DesignSystem
import SwiftUI

/// A language by its name and colour.
struct LanguageDot: View {
    let language: String

    var body: some View {
        HStack(spacing: 6) {
            Circle()
                .fill(Color(hex: LanguageColor.hex(of: language)))
                .frame(width: 10, height: 10)
                // Some languages' colours are nearly black, some nearly white.
                .overlay { Circle().stroke(Color.primary.opacity(0.15), lineWidth: 1) }
                .accessibilityHidden(true)
            Text(verbatim: language)
                .lineLimit(1)
        }
    }
}
