import DesignSystem
import SwiftUI

/// The shape of a conversation while it is fetched.
struct ChatSkeleton: View {
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.group) {
            RoundedRectangle(cornerRadius: 18)
                .fill(DestinyPalette.separator)
                .frame(width: 220, height: 48)
                .frame(maxWidth: .infinity, alignment: .trailing)
            SkeletonLines(widths: [300, 320, 260, 180]).card()
            Spacer(minLength: 0)
        }
        .padding(20)
        .frame(maxWidth: Spacing.columnWidth + 40, maxHeight: .infinity)
        .frame(maxWidth: .infinity)
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.loading"))
    }
}
