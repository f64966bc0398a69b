import DeckScreens
import DesignSystem
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import RepositoryScreens
package import SwiftUI

/// RepoFinder: the first questions, then four tabs and their sheets.
package struct RepoFinderRootView: View {
    @State private var coordinator: RepoFinderCoordinator
    @Environment(\.openURL) private var openURL

    package init(coordinator: RepoFinderCoordinator) {
        _coordinator = State(initialValue: coordinator)
    }

    package var body: some View {
        content
            .modifier(FavouriteFeedback(shelf: coordinator.shelf, isFelt: settings.hasHaptics))
            .modifier(DeckFeedback(deck: coordinator.deck, isFelt: settings.hasHaptics))
            .announcesToasts(of: coordinator.toasts)
            .environment(\.presentDate, coordinator.dependencies.now)
            .environment(\.searchLead, searchLead)
            .environment(\.reducesMotion, settings.reducesMotion)
            .calm(settings.reducesMotion)
            .modifier(RegionModifier(region: settings.region))
            .preferredColorScheme(scheme)
            .tint(RepoFinderPalette.accent)
            .task { await coordinator.appeared() }
            .onOpenURL { coordinator.open($0.absoluteString) }
            .performs { coordinator.perform($0) }
    }

    @ViewBuilder private var content: some View {
        switch coordinator.phase {
        case .opening: Rectangle().fill(RepoFinderPalette.ground)
        case .onboarding(let model): OnboardingView(model: model)
        case .open: tabs
        }
    }

    private var tabs: some View {
        TabView(selection: $coordinator.tab) {
            DiscoverTab(coordinator: coordinator)
                .tabItem { Label(words("repofinder.tab.discover"), systemImage: "sparkles") }
                .tag(RepoFinderCoordinator.Tab.discover)
            TrendingTab(coordinator: coordinator)
                .tabItem { Label(words("repofinder.tab.trending"), systemImage: "flame") }
                .tag(RepoFinderCoordinator.Tab.trending)
            SavedTab(coordinator: coordinator)
                .tabItem { Label(words("repofinder.tab.saved"), systemImage: "bookmark") }
                .tag(RepoFinderCoordinator.Tab.saved)
            ProfileTab(coordinator: coordinator)
                .tabItem { Label(words("repofinder.tab.profile"), systemImage: "person") }
                .tag(RepoFinderCoordinator.Tab.profile)
        }
        .sheet(item: $coordinator.sheet) { SheetContent(sheet: $0, coordinator: coordinator) }
    }

    private var searchLead: SearchLead? {
        coordinator.dependencies.searchAddress.map { address in
            SearchLead { [openURL] query in
                if let url = address(query) { openURL(url) }
            }
        }
    }

    private var settings: AppSettings { coordinator.profile.settings }

    private var scheme: ColorScheme? {
        switch settings.appearance {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The trending list, and the repository opened from it.
struct TrendingTab: View {
    @Bindable var coordinator: RepoFinderCoordinator

    var body: some View {
        RepoFinderSplitView(opened: $coordinator.openedTrend, coordinator: coordinator) {
            TrendingView(model: coordinator.trending, selection: $coordinator.openedTrend.route)
        }
    }
}

/// The profile.
struct ProfileTab: View {
    let coordinator: RepoFinderCoordinator

    var body: some View {
        NavigationStack {
            ProfileView(model: coordinator.profile) { coordinator.sheet = .question($0) }
        }
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
    }
}

/// RepoFinder's own words, from its table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    words(key, arguments)
}

func words(_ key: String, _ arguments: [any CVarArg]) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}

/// The form of a word that goes with a count; the table has `key.one` and `key.other`, each with one `%@` for `figure`.
func counted(_ key: String, _ count: Int, figure: String? = nil) -> String {
    words(count == 1 ? "\(key).one" : "\(key).other", figure ?? String(count))
}

/// The saved and the liked, and the repository opened from them.
struct SavedTab: View {
    @Bindable var coordinator: RepoFinderCoordinator

    var body: some View {
        RepoFinderSplitView(opened: $coordinator.openedSaved, coordinator: coordinator) {
            SavedView(
                model: coordinator.saved,
                selection: $coordinator.openedSaved.route,
                onEdit: { coordinator.sheet = .editor($0, $1) },
                onExport: { coordinator.sheet = .export },
                onDiscover: { coordinator.tab = .discover }
            )
        }
    }
}

/// What a sheet of RepoFinder holds.
struct SheetContent: View {
    let sheet: RepoFinderCoordinator.Sheet
    let coordinator: RepoFinderCoordinator

    var body: some View {
        switch sheet {
        case .filters: DeckEditorView(model: coordinator.deckEditorModel(isNew: false))
        case .newDeck: DeckEditorView(model: coordinator.deckEditorModel(isNew: true))
        case .editor(let list, let id):
            if let model = coordinator.editorModel(list, id) { FavouriteEditorView(model: model) }
        case .export: ExportView(model: coordinator.saved.archive)
        case .question(let question):
            AnswerEditorView(
                question: question,
                preferences: coordinator.profile.preferences,
                stars: coordinator.stars
            ) { coordinator.profile.answered($0) }
        }
    }
}

/// The deck, and what is opened from it.
struct DiscoverTab: View {
    @Bindable var coordinator: RepoFinderCoordinator

    @Environment(\.horizontalSizeClass) private var sizeClass

    private static let barHeight: CGFloat = 44

    private var isWide: Bool { sizeClass == .regular }

    var body: some View {
        NavigationStack(path: $coordinator.discoverPath) {
            DiscoverView(
                model: coordinator.deck,
                onOpen: { coordinator.opened($0) },
                onHistory: { coordinator.discoverPath.append(.history) },
                onFilters: { coordinator.sheet = .filters },
                onNewDeck: { coordinator.sheet = .newDeck }
            )
            .navigationDestination(for: DiscoveryRoute.self) {
                RepoFinderRouteView(route: $0, coordinator: coordinator)
            }
        }
        .overlay(alignment: isWide ? .bottomTrailing : .top) {
            // Neither the next card's reasons nor the buttons are to be covered: on a phone it lies over the deck's
            // name, and beside the deck where there is room.
            ToastView(presenter: coordinator.toasts, from: isWide ? .bottom : .top)
                .offset(y: isWide ? 0 : Self.barHeight)
        }
    }
}
