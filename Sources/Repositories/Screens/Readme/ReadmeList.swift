import DesignSystem
import RepositoriesDomain
import SwiftUI

/// Items with bullets, numbers or check marks.
struct ReadmeList: View {
    /// `nil` for bullets.
    let start: Int?
    let items: [Readme.Item]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            ForEach(items.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
                    marker(index)
                        .foregroundStyle(.secondary)
                        .frame(minWidth: 20, alignment: .trailing)
                    ReadmeBlocksView(blocks: items[index].blocks)
                }
            }
        }
    }

    @ViewBuilder private func marker(_ index: Int) -> some View {
        if let checked = items[index].checked {
            Image(systemName: checked ? "checkmark.circle.fill" : "circle")
                .accessibilityLabel(words(checked ? "repositories.readme.done" : "repositories.readme.open"))
        } else if let start {
            Text(verbatim: "\(start + index).").monospacedDigit()
        } else {
            Text(verbatim: "•").accessibilityHidden(true)
        }
    }
}
