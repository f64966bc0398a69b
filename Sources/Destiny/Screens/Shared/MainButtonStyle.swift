import DesignSystem
import SwiftUI

/// The one main action of a screen.
struct MainButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.callout)
            .fontWeight(.semibold)
            .foregroundStyle(DestinyPalette.onAccent)
            .multilineTextAlignment(.center)
            .padding(.horizontal, Spacing.group)
            .padding(.vertical, Spacing.row)
            .frame(minHeight: 48)
            .background(DestinyPalette.accent, in: RoundedRectangle(cornerRadius: 14))
            .opacity(isEnabled ? 1 : 0.5)
    }
}

extension ButtonStyle where Self == MainButtonStyle {
    static var main: MainButtonStyle { MainButtonStyle() }
}

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
