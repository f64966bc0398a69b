import DesignSystem
import SwiftUI

/// The results' place while the first of them are on their way.
struct SearchSkeleton: View {
    var body: some View {
        ScrollView {
            SkeletonRows(count: 8)
                .padding(.horizontal, Spacing.section)
        }
    }
}
