import DesignSystem
import RepositoriesDomain
import SwiftUI

/// The favourites and the repositories opened from them.
struct FavouritesTab: View {
    @Bindable var coordinator: GitRepDCoordinator

    var body: some View {
        RepositorySplitView(opened: $coordinator.openedFavourite, coordinator: coordinator) {
            FavouritesView(
                model: coordinator.favourites,
                selection: $coordinator.openedFavourite.route,
                onEdit: { coordinator.sheet = .editor($0) },
                onExport: { coordinator.sheet = .export },
                onSearch: { coordinator.tab = .search }
            )
        }
    }
}
