import DesignSystem
import RepositoriesDomain
import SwiftUI

/// The search and the repositories opened from it.
struct SearchTab: View {
    @Bindable var coordinator: GitRepDCoordinator

    var body: some View {
        RepositorySplitView(opened: $coordinator.openedResult, coordinator: coordinator) {
            SearchView(
                model: coordinator.search,
                shelf: coordinator.shelf,
                selection: $coordinator.openedResult.route
            ) {
                coordinator.sheet = .filters
            }
            .onChange(of: coordinator.search.request) { coordinator.searchedAnew() }
        }
    }
}
