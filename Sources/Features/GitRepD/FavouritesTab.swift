import DesignSystem
import RepositoriesDomain
import SwiftUI

/// The favourites and the repositories opened from them.
struct FavouritesTab: View {
    @Bindable var coordinator: GitRepDCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.favouritesPath) {
            FavouritesView(
                model: coordinator.favourites,
                onEdit: { coordinator.sheet = .editor($0) },
                onExport: { coordinator.sheet = .export },
                onSearch: { coordinator.tab = .search }
            )
            .navigationDestination(for: RepositoryRoute.self) { RouteView(route: $0, coordinator: coordinator) }
        }
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
    }
}
