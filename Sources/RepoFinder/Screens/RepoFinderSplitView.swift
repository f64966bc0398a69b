import DesignSystem
import DiscoveryDomain
import SwiftUI

/// A list of repositories and the one opened from it.
struct RepoFinderSplitView<RepositoryList: View>: View {
    @Binding var opened: OpenedRepository
    let coordinator: RepoFinderCoordinator
    @ViewBuilder let list: RepositoryList

    var body: some View {
        NavigationSplitView(preferredCompactColumn: column) {
            list
        } detail: {
            if let route = opened.route {
                RepoFinderRouteView(route: route, coordinator: coordinator)
            } else {
                VStack(spacing: Spacing.section) {
                    StateDrawing(systemImage: "book")
                    Text("repofinder.page.nothingOpened", bundle: .module)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
    }

    private var column: Binding<NavigationSplitViewColumn> {
        Binding {
            opened.isInFront ? .detail : .sidebar
        } set: { column in
            opened.isInFront = column == .detail
        }
    }
}

/// The screen a route leads to from a list or the deck.
struct RepoFinderRouteView: View {
    let route: DiscoveryRoute
    let coordinator: RepoFinderCoordinator

    var body: some View {
        switch route {
        case .repository(let id):
            RepositoryPageView(
                model: coordinator.detailModel(for: id),
                similar: coordinator.similarModel(for: id),
                judgement: coordinator.judgement(of: id),
                onJudge: { coordinator.deck.judgedOpened($0, id) },
                onOpen: { coordinator.opened($0) },
                onEdit: { coordinator.sheet = .editor(.saved, $0) }
            )
            .id(route)
        case .history: HistoryView(model: coordinator.historyModel())
        case .discover, .trending, .saved, .profile: EmptyView()
        }
    }
}
