import DesignSystem
import SwiftUI

/// A list of repositories and the one opened from it.
struct RepositorySplitView<RepositoryList: View>: View {
    @Binding var opened: OpenedRepository
    let coordinator: RepoFinderCoordinator
    @ViewBuilder let list: RepositoryList

    var body: some View {
        NavigationSplitView(preferredCompactColumn: column) {
            list
        } detail: {
            if let route = opened.route {
                RouteView(route: route, coordinator: coordinator)
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
