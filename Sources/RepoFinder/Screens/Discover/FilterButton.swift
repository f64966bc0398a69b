import DesignSystem
import SwiftUI

/// Opens the filters, and says how many are on.
struct FilterButton: View {
    let count: Int
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: Spacing.inline) {
                Image(systemName: "slider.horizontal.3")
                if count > 0 { Text(verbatim: String(count)).monospacedDigit() }
            }
        }
        .accessibilityLabel(
            count > 0 ? counted("repofinder.filters.active", count) : words("repofinder.filters.title")
        )
    }
}
