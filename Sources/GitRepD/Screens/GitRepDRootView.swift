import DesignSystem
import RepositoryScreens
package import SwiftUI

/// GitRepD: two tabs, their sheets, and what is said about favourites wherever they change.
package struct GitRepDRootView: View {
    @State private var coordinator: GitRepDCoordinator

    package init(coordinator: GitRepDCoordinator) {
        _coordinator = State(initialValue: coordinator)
    }

    package var body: some View {
        TabView(selection: $coordinator.tab) {
            SearchTab(coordinator: coordinator)
                .tabItem { Label(words("gitrepd.tab.search"), systemImage: "magnifyingglass") }
                .tag(GitRepDCoordinator.Tab.search)
            FavouritesTab(coordinator: coordinator)
                .tabItem { Label(words("gitrepd.tab.favourites"), systemImage: "star") }
                .tag(GitRepDCoordinator.Tab.favourites)
        }
        .sheet(item: $coordinator.sheet) { SheetContent(sheet: $0, coordinator: coordinator) }
        .modifier(FavouriteFeedback(shelf: coordinator.shelf))
        .announcesToasts(of: coordinator.toasts)
        .environment(\.presentDate, coordinator.dependencies.now)
        .task { await coordinator.shelf.load() }
        .tint(GitRepDPalette.accent)
        .onOpenURL { coordinator.open($0.absoluteString) }
    }
}
