import DesignSystem
import SwiftUI

/// The shape of a report while two charts are computed.
struct MatchSkeleton: View {
    @Environment(\.words) private var words

    var body: some View {
        VStack(spacing: Spacing.group) {
            Circle()
                .stroke(DestinyPalette.separator, lineWidth: 12)
                .frame(width: 160, height: 160)
                .frame(maxWidth: .infinity)
                .padding(.vertical, Spacing.group)
                .card()
            ForEach(0..<3, id: \.self) { _ in SkeletonLines(widths: [140, 300, 260]).card() }
        }
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.loading"))
    }
}
