import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The deck, and what is opened from it.
struct DiscoverTab: View {
    @Bindable var coordinator: RepoFinderCoordinator

    private static let buttonsHeight: CGFloat = 96

    var body: some View {
        NavigationStack(path: $coordinator.discoverPath) {
            DiscoverView(
                model: coordinator.deck,
                onOpen: { coordinator.opened($0) },
                onHistory: { coordinator.discoverPath.append(.history) },
                onFilters: { coordinator.sheet = .filters },
                onNewDeck: { coordinator.sheet = .newDeck }
            )
            .navigationDestination(for: DiscoveryRoute.self) { RouteView(route: $0, coordinator: coordinator) }
        }
        .overlay(alignment: .bottom) {
            // Above the buttons: a toast must not be in the way of the next card.
            ToastView(presenter: coordinator.toasts)
                .offset(y: -Self.buttonsHeight)
        }
    }
}
