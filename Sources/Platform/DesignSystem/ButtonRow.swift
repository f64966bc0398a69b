package import SwiftUI

/// Buttons beside each other, or below each other where large text leaves no room for that.
package struct ButtonRow<Buttons: View>: View {
    private let spacing: CGFloat
    private let buttons: Buttons

    /// `spacing` is in points.
    package init(spacing: CGFloat = Spacing.row, @ViewBuilder buttons: () -> Buttons) {
        self.spacing = spacing
        self.buttons = buttons()
    }

    package var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: spacing) { buttons }
            VStack(alignment: .leading, spacing: spacing) { buttons }
        }
    }
}
