import DesignSystem
import SwiftUI

/// A second action: words on a wash.
struct QuietButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline)
            .fontWeight(.medium)
            .foregroundStyle(DestinyPalette.goldText)
            .padding(.horizontal, Spacing.section)
            .padding(.vertical, Spacing.icon)
            .frame(minHeight: 44)
            .background(DestinyPalette.goldWash, in: RoundedRectangle(cornerRadius: Radius.control))
            .opacity(isEnabled ? 1 : 0.5)
    }
}

extension ButtonStyle where Self == QuietButtonStyle {
    static var quiet: QuietButtonStyle { QuietButtonStyle() }
}
