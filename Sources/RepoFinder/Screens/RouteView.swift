import DiscoveryDomain
import SwiftUI

/// The screen a route leads to from a list or the deck.
struct RouteView: View {
    let route: DiscoveryRoute
    let coordinator: RepoFinderCoordinator

    var body: some View {
        switch route {
        case .repository(let id):
            RepositoryPageView(
                model: coordinator.detailModel(for: id),
                similar: coordinator.similarModel(for: id),
                onOpen: { coordinator.opened($0) },
                onEdit: { coordinator.sheet = .editor(.saved, $0) }
            )
            .id(route)
        case .history: HistoryView(model: coordinator.historyModel())
        case .discover, .trending, .saved, .profile: EmptyView()
        }
    }
}
