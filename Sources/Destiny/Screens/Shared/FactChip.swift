import DesignSystem
import SwiftUI

/// A short fact or source in a capsule.
struct FactChip: View {
    let text: String
    var systemImage: String?
    var isGolden = false

    var body: some View {
        HStack(spacing: Spacing.inline + 2) {
            if let systemImage { Image(systemName: systemImage).accessibilityHidden(true) }
            Text(verbatim: text).multilineTextAlignment(.leading)
        }
        .font(.footnote)
        .foregroundStyle(isGolden ? DestinyPalette.goldText : DestinyPalette.secondary)
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .background(
            isGolden ? DestinyPalette.goldWash : DestinyPalette.well,
            in: RoundedRectangle(cornerRadius: 12)
        )
    }
}
