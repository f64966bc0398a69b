import DesignSystem
import SwiftUI

/// Lines of a text that is on its way.
struct SkeletonLines: View {
    /// In points, from the top; narrower where there is less room.
    let widths: [CGFloat]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(widths.indices, id: \.self) { line in
                RoundedRectangle(cornerRadius: Radius.small)
                    .fill(DestinyPalette.well)
                    .frame(height: 14)
                    .frame(maxWidth: widths[line])
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
