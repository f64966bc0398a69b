import DesignSystem
import Foundation
import RepositoriesDomain
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
        .environment(\.searchLead, SearchLead { [coordinator] in coordinator.searched($0) })
        .task { await coordinator.shelf.load() }
        .tint(GitRepDPalette.accent)
        .onOpenURL { coordinator.open($0.absoluteString) }
        .performs { coordinator.perform($0) }
    }
}

/// GitRepD's own words, from its table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    words(key, arguments)
}

func words(_ key: String, _ arguments: [any CVarArg]) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}

/// The form of a word that goes with a count; the table has `key.one` and `key.other`, each with one `%@` for `figure`.
func counted(_ key: String, _ count: Int, figure: String) -> String {
    words(count == 1 ? "\(key).one" : "\(key).other", figure)
}

/// What a sheet of GitRepD holds.
struct SheetContent: View {
    let sheet: GitRepDCoordinator.Sheet
    let coordinator: GitRepDCoordinator

    var body: some View {
        switch sheet {
        case .filters:
            FiltersView(filters: coordinator.search.filters) { coordinator.search.filtersApplied($0) }
        case .editor(let id):
            if let model = coordinator.editorModel(for: id) { FavouriteEditorView(model: model) }
        case .export:
            ExportView(model: coordinator.favourites)
        }
    }
}

/// The favourites and the repositories opened from them.
struct FavouritesTab: View {
    @Bindable var coordinator: GitRepDCoordinator

    var body: some View {
        GitRepDSplitView(opened: $coordinator.openedFavourite, coordinator: coordinator) {
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

/// The search and the repositories opened from it.
struct SearchTab: View {
    @Bindable var coordinator: GitRepDCoordinator

    var body: some View {
        GitRepDSplitView(opened: $coordinator.openedResult, coordinator: coordinator) {
            SearchView(
                model: coordinator.search,
                shelf: coordinator.shelf,
                selection: $coordinator.openedResult.route,
                ways: WaysOut(
                    account: coordinator.dependencies.accountAddress,
                    apps: coordinator.dependencies.appsAddress
                )
            ) {
                coordinator.sheet = .filters
            }
            .onChange(of: coordinator.search.request) { coordinator.searchedAnew() }
        }
    }
}

/// A list of repositories and the one opened from it.
struct GitRepDSplitView<RepositoryList: View>: View {
    @Binding var opened: OpenedRepository
    let coordinator: GitRepDCoordinator
    @ViewBuilder let list: RepositoryList

    var body: some View {
        NavigationSplitView(preferredCompactColumn: column) {
            list
        } detail: {
            if let route = opened.route {
                GitRepDRouteView(route: route, coordinator: coordinator)
            } else {
                NothingOpened()
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

/// The room beside a list before anything is opened.
private struct NothingOpened: View {
    var body: some View {
        VStack(spacing: Spacing.section) {
            StateDrawing(systemImage: "book")
            Text(words("gitrepd.detail.nothingOpened"))
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The screen a route leads to.
struct GitRepDRouteView: View {
    let route: RepositoryRoute
    let coordinator: GitRepDCoordinator

    var body: some View {
        if let model = coordinator.detailModel(for: route) {
            DetailView(model: model, reportAddress: coordinator.reportAddress(of: model.id)) {
                coordinator.sheet = .editor($0)
            }
            .id(route)
        }
    }
}

/// GitRepD's identity: ink on paper; the links' blue and the star's gold are `RepositoryPalette`'s.
enum GitRepDPalette {
    static let accent = AdaptiveColor(light: 0x24292F, dark: 0xD0D7DE)
    /// Behind white words: the gold itself has too little contrast.
    static let saveGround = AdaptiveColor(light: 0x8A6100, dark: 0x8A6100)
    static let editGround = AdaptiveColor(light: 0x0969DA, dark: 0x1F6FEB)
}
