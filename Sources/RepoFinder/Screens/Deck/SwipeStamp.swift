import DesignSystem
import DiscoveryDomain
import SwiftUI

/// What will become of the card if it is let go.
struct SwipeStamp: View {
    let judgement: Judgement

    var body: some View {
        Text(words("repofinder.deck.stamp.\(judgement.rawValue)"))
            .font(.system(size: 30, weight: .heavy, design: .rounded))
            .foregroundStyle(tint)
            .padding(.horizontal, 14)
            .padding(.vertical, 4)
            .background(RepoFinderPalette.card, in: RoundedRectangle(cornerRadius: Radius.control))
            .overlay { RoundedRectangle(cornerRadius: Radius.control).stroke(tint, lineWidth: 4) }
            .rotationEffect(.degrees(judgement == .like ? -12 : 12))
            .padding(24)
            .accessibilityHidden(true)
    }

    private var tint: AdaptiveColor { judgement == .like ? RepoFinderPalette.like : RepoFinderPalette.skip }
}
