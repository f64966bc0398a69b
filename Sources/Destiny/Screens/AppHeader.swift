import DesignSystem
import SwiftUI

/// Menu, name and profile above every tab.
struct AppHeader: View {
    let onMenu: () -> Void
    let onProfile: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        HStack {
            IconButton(
                name: words("destiny.history.title"),
                systemImage: "line.3.horizontal",
                tint: DestinyPalette.text,
                action: onMenu
            )
            Spacer()
            Wordmark()
            Spacer()
            IconButton(
                name: words("destiny.profile.title"),
                systemImage: "person.crop.circle",
                tint: DestinyPalette.text,
                action: onProfile
            )
        }
        .padding(.horizontal, Spacing.icon)
        .padding(.vertical, Spacing.inline)
    }
}

/// The mark and the name.
struct Wordmark: View {
    var body: some View {
        HStack(spacing: Spacing.icon) {
            LogoMark(size: 30)
            Text(verbatim: "destiny")
                .font(.system(.title3, design: .serif, weight: .semibold))
                .foregroundStyle(DestinyPalette.text)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Destiny")
    }
}
