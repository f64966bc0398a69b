import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The deck, and what is opened from it.
struct DiscoverTab: View {
    @Bindable var coordinator: RepoFinderCoordinator

    private static let barHeight: CGFloat = 44

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
        .overlay(alignment: .top) {
            // Over the deck's name: neither the next card's reasons nor the buttons are to be covered.
            ToastView(presenter: coordinator.toasts, from: .top)
                .offset(y: Self.barHeight)
        }
    }
}
