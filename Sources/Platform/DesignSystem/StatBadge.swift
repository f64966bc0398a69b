package import SwiftUI

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
