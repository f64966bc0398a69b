import DesignSystem
import RepositoriesDomain
import SwiftUI

/// The search and the repositories opened from it.
struct SearchTab: View {
    @Bindable var coordinator: GitRepDCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.searchPath) {
            SearchView(model: coordinator.search, shelf: coordinator.shelf) { coordinator.sheet = .filters }
                .navigationDestination(for: RepositoryRoute.self) { RouteView(route: $0, coordinator: coordinator) }
        }
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
    }
}
