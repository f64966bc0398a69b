import DesignSystem
import DiscoveryDomain
import RepositoryScreens
package import SwiftUI

/// RepoFinder: the first questions, then four tabs and their sheets.
package struct RepoFinderRootView: View {
    @State private var coordinator: RepoFinderCoordinator

    package init(coordinator: RepoFinderCoordinator) {
        _coordinator = State(initialValue: coordinator)
    }

    package var body: some View {
        content
            .modifier(FavouriteFeedback(shelf: coordinator.shelf, isFelt: settings.hasHaptics))
            .modifier(DeckFeedback(deck: coordinator.deck, isFelt: settings.hasHaptics))
            .announcesToasts(of: coordinator.toasts)
            .environment(\.presentDate, coordinator.dependencies.now)
            .environment(\.reducesMotion, settings.reducesMotion)
            .calm(settings.reducesMotion)
            .modifier(RegionModifier(region: settings.region))
            .preferredColorScheme(scheme)
            .tint(RepoFinderPalette.accent)
            .task { await coordinator.appeared() }
            .onOpenURL { coordinator.open($0.absoluteString) }
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

    private var settings: AppSettings { coordinator.profile.settings }

    private var scheme: ColorScheme? {
        switch settings.appearance {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
