import DesignSystem
import SwiftUI

/// The saved and the liked, and the repository opened from them.
struct SavedTab: View {
    @Bindable var coordinator: RepoFinderCoordinator

    var body: some View {
        RepositorySplitView(opened: $coordinator.openedSaved, coordinator: coordinator) {
            SavedView(
                model: coordinator.saved,
                selection: $coordinator.openedSaved.route,
                onEdit: { coordinator.sheet = .editor($0, $1) },
                onExport: { coordinator.sheet = .export },
                onDiscover: { coordinator.tab = .discover }
            )
        }
    }
}
