import DesignSystem
import RepositoryScreens
import SwiftUI

/// What the list can be narrowed to: new releases, and the person's tags.
struct SavedChips: View {
    let model: SavedViewModel

    var body: some View {
        ChipRow {
            if model.releaseCount > 0 {
                chip(counted("repofinder.saved.releases", model.releaseCount), isSelected: model.showsReleases) {
                    model.releasesTapped()
                }
            }
            ForEach(model.tags, id: \.self) { tag in
                chip("#" + tag, isSelected: tag == model.filter.selectedTag) { model.filter.tapped(tag) }
            }
        }
    }

    private func chip(_ text: String, isSelected: Bool, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Chip(text, isSelected: isSelected)
                .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
