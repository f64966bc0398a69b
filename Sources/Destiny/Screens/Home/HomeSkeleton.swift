import DesignSystem
import SwiftUI

/// The shape of a day while it is computed; late, so that a quick answer never makes it flash.
struct HomeSkeleton: View {
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.group) {
            SkeletonLines(widths: [90, 220, 320, 300, 240]).card(padding: 20)
            ForEach(0..<3, id: \.self) { _ in
                HStack(spacing: Spacing.row) {
                    Circle().fill(DestinyPalette.well).frame(width: 40, height: 40)
                    SkeletonLines(widths: [220, 160])
                }
                .card()
            }
        }
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.loading"))
    }
}
