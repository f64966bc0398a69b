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
