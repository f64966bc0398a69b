import DesignSystem
import DiscoveryDomain
import SwiftUI

/// Says why nothing can be sent, and that nothing is lost.
struct WaitingBanner: View {
    let obstacle: DiscoveryError
    let count: Int

    private var isFull: Bool { obstacle == .noRoom }

    var body: some View {
        Label(
            counted(isFull ? "repofinder.deck.waiting.noRoom" : "repofinder.deck.waiting", count),
            systemImage: isFull ? "tray" : "wifi.slash"
        )
        .font(.footnote)
        .fontWeight(.medium)
        .foregroundStyle(Palette.warning)
        .padding(.horizontal, Spacing.row)
        .padding(.vertical, 6)
        .background(RepoFinderPalette.raised, in: Capsule())
        .overlay { Capsule().stroke(RepoFinderPalette.edge, lineWidth: 1) }
    }
}
