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

/// A symbol and a figure, read as one: "12,345 stars".
package struct StatBadge: View {
    private let systemImage: String
    private let text: String
    private let spoken: String

    package init(systemImage: String, text: String, spoken: String) {
        self.systemImage = systemImage
        self.text = text
        self.spoken = spoken
    }

    package var body: some View {
        HStack(spacing: Spacing.inline) {
            Image(systemName: systemImage)
            Text(verbatim: text)
                .monospacedDigit()
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
    }
}
