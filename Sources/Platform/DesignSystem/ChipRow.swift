package import SwiftUI

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
