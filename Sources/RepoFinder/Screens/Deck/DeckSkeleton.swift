import DesignSystem
import SwiftUI

/// The shape of the top card while the first cards are on their way.
struct DeckSkeleton: View {
    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            HStack(spacing: Spacing.row) {
                RoundedRectangle(cornerRadius: 13).fill(Palette.surface).frame(width: 52, height: 52)
                VStack(alignment: .leading, spacing: Spacing.icon) {
                    bar(width: 90, height: 12)
                    bar(width: 150, height: 22)
                }
                Spacer(minLength: 0)
                Circle().fill(Palette.surface).frame(width: 58, height: 58)
            }
            bar(width: 320, height: 14)
            bar(width: 280, height: 14)
            HStack(spacing: Spacing.icon) {
                bar(width: 64, height: 24)
                bar(width: 80, height: 24)
                bar(width: 56, height: 24)
            }
            Spacer(minLength: 0)
            bar(width: 220, height: 14)
            bar(width: 180, height: 14)
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(RepoFinderPalette.card, in: RoundedRectangle(cornerRadius: CardFace.radius))
        .overlay { RoundedRectangle(cornerRadius: CardFace.radius).stroke(RepoFinderPalette.edge, lineWidth: 1) }
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("repofinder.loading"))
    }

    private func bar(width: CGFloat, height: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: Radius.small)
            .fill(Palette.surface)
            .frame(height: height)
            .frame(maxWidth: width)
    }
}
