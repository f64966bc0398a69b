import SwiftUI

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
