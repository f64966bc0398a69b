package import SwiftUI

/// A page of skeleton rows.
///
/// It fades in late, so that a quick answer never makes it flash.
package struct SkeletonRows: View {
    private let count: Int

    package init(count: Int) {
        self.count = count
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(0..<count, id: \.self) { _ in SkeletonRow() }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("design.loading"))
    }
}
