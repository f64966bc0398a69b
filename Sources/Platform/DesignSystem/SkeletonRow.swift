package import SwiftUI

/// The shape of a repository's row while its facts are on their way.
package struct SkeletonRow: View {
    package init() {}

    package var body: some View {
        HStack(alignment: .top, spacing: Spacing.row) {
            RoundedRectangle(cornerRadius: Radius.control)
                .fill(Palette.surface)
                .frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: Spacing.icon) {
                bar(width: 180, height: 14)
                bar(width: 260, height: 12)
                bar(width: 120, height: 12)
            }
            Spacer(minLength: 0)
        }
        .padding(.vertical, Spacing.icon)
        .accessibilityHidden(true)
    }

    private func bar(width: CGFloat, height: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: Radius.small)
            .fill(Palette.surface)
            .frame(height: height)
            .frame(maxWidth: width)
    }
}

/// A page of skeleton rows.
///
/// It fades in late, so that a quick answer never makes it flash.
package struct SkeletonRows: View {
    private let count: Int
    @Environment(\.designWords) private var designWords

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
        .accessibilityLabel(designWords.loading ?? words("design.loading"))
    }
}

/// Says that something newer than what is shown is on its way; late, so that a quick answer never makes it flash.
package struct LateSpinner: View {
    package init() {}

    package var body: some View {
        ProgressView().transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
    }
}
