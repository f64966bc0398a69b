import DesignSystem
import SwiftUI

/// Says that there is no line, and that nothing is lost.
struct WaitingBanner: View {
    let count: Int

    var body: some View {
        Label(counted("repofinder.deck.waiting", count), systemImage: "wifi.slash")
            .font(.footnote)
            .fontWeight(.medium)
            .foregroundStyle(Palette.warning)
            .padding(.horizontal, Spacing.row)
            .padding(.vertical, 6)
            .background(RepoFinderPalette.raised, in: Capsule())
            .overlay { Capsule().stroke(RepoFinderPalette.edge, lineWidth: 1) }
    }
}
