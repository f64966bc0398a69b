import SwiftUI

/// A button that is only a symbol, with its name for those who cannot see it.
struct IconButton: View {
    let name: String
    let systemImage: String
    var tint = DestinyPalette.secondary
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: systemImage)
                .foregroundStyle(tint)
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .help(name)
    }
}

/// A thin golden bar for a share of a whole, which is said in words beside it.
struct ShareBar: View {
    /// 0 … 1.
    let share: Double

    var body: some View {
        ProgressView(value: min(1, max(0, share)))
            .tint(DestinyPalette.gold)
            .accessibilityHidden(true)
    }
}
