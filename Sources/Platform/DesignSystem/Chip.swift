package import SwiftUI

/// A short word in a capsule, such as a topic or a tag.
package struct Chip: View {
    private let text: String
    private let isSelected: Bool

    package init(_ text: String, isSelected: Bool = false) {
        self.text = text
        self.isSelected = isSelected
    }

    package var body: some View {
        Text(verbatim: text)
            .font(.footnote)
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(isSelected ? AnyShapeStyle(.background) : AnyShapeStyle(.primary))
            .padding(.horizontal, Spacing.row)
            .padding(.vertical, 6)
            .background(isSelected ? AnyShapeStyle(.primary) : AnyShapeStyle(Palette.surface), in: Capsule())
    }
}

/// Chips side by side that scroll sideways when they do not fit.
package struct ChipRow<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.icon) { content }
        }
    }
}
