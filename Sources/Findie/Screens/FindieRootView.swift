import DesignSystem
import FindieDomain
import Foundation
package import SwiftUI

/// Findie: the first questions, then four tabs and their sheets.
package struct FindieRootView: View {
    @State private var coordinator: FindieCoordinator

    package init(coordinator: FindieCoordinator) {
        _coordinator = State(initialValue: coordinator)
    }

    package var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(FindiePalette.ground)
            .announcesToasts(of: coordinator.toasts)
            .environment(\.presentDate, coordinator.dependencies.now)
            .environment(\.fileAddress, coordinator.dependencies.fileAddress)
            .environment(\.showsStorePictures, coordinator.pictures.isAllowed)
            .tint(FindiePalette.accent)
            .task { await coordinator.appeared() }
            .performs { coordinator.perform($0) }
            .onOpenURL { coordinator.open($0.absoluteString) }
    }

    @ViewBuilder private var content: some View {
        switch coordinator.phase {
        case .opening: Rectangle().fill(FindiePalette.ground)
        case .welcome(let model): WelcomeView(model: model)
        case .open: tabs
        }
    }

    private var tabs: some View {
        TabView(selection: $coordinator.tab) {
            discover
                .tabItem { Label(words("findie.tab.discover"), systemImage: "gamecontroller") }
                .tag(FindieCoordinator.Tab.discover)
            search
                .tabItem { Label(words("findie.tab.search"), systemImage: "magnifyingglass") }
                .tag(FindieCoordinator.Tab.search)
            wishlist
                .tabItem { Label(words("findie.tab.wishlist"), systemImage: "bookmark") }
                .badge(coordinator.wishlist.newsCount)
                .tag(FindieCoordinator.Tab.wishlist)
            profile
                .tabItem { Label(words("findie.tab.profile"), systemImage: "person") }
                .tag(FindieCoordinator.Tab.profile)
        }
        .sheet(item: $coordinator.sheet) { sheet in
            // What is presented is told nothing of the tint below it.
            FindieSheet(sheet: sheet, coordinator: coordinator).tint(FindiePalette.accent)
        }
    }

    private var discover: some View {
        NavigationStack(path: $coordinator.path) {
            GameDeckView(
                model: coordinator.deck,
                onOpen: { coordinator.sheet = .game($0, .deck) },
                onFilters: { coordinator.sheet = .filters },
                onHistory: { coordinator.path.append(.history) },
                onName: { coordinator.sheet = .deckName($0) }
            )
            .navigationDestination(for: FindieRoute.self) { _ in
                JudgedGamesView(
                    model: JudgedGamesModel(service: coordinator.dependencies.findie, deck: coordinator.deck),
                    changes: coordinator.judgedElsewhere,
                    onOpen: { coordinator.sheet = .game($0, .link) }
                )
            }
        }
        .overlay(alignment: .top) { ToastView(presenter: coordinator.toasts, from: .top) }
    }

    private var search: some View {
        NavigationStack {
            GameSearchView(model: coordinator.search, wishlist: coordinator.wishlist) {
                coordinator.sheet = .game($0, .search)
            }
        }
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
    }

    private var wishlist: some View {
        NavigationStack {
            WishlistView(
                model: coordinator.wishlist,
                onOpen: { coordinator.sheet = .game($0, .link) },
                onEdit: { coordinator.sheet = .wish($0) },
                onExport: { coordinator.sheet = .export },
                onSync: { coordinator.sheet = .sync },
                onDiscover: { coordinator.tab = .discover }
            )
        }
        .task(id: isAtWishlist) {
            if isAtWishlist { await coordinator.wishlist.looked() }
        }
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
    }

    private var isAtWishlist: Bool { coordinator.tab == .wishlist && coordinator.wishlist.state == .loaded }

    private var profile: some View {
        NavigationStack(path: $coordinator.profilePath) {
            PlayerProfileView(
                model: coordinator.profile,
                accountSection: coordinator.dependencies.accountSection,
                onSync: { coordinator.sheet = .sync },
                onMakers: { coordinator.profilePath.append(.makers) },
                onHistory: {
                    coordinator.path = [.history]
                    coordinator.tab = .discover
                }
            )
            .navigationDestination(for: FindieRoute.self) { MakerPlace(route: $0, coordinator: coordinator) }
        }
    }
}

/// What a sheet of Findie holds.
struct FindieSheet: View {
    let sheet: FindieCoordinator.Sheet
    let coordinator: FindieCoordinator

    var body: some View {
        switch sheet {
        case .game(let slug, let place):
            GamePageView(
                model: GamePageModel(
                    slug: slug,
                    place: place,
                    service: coordinator.dependencies.findie,
                    wishlist: coordinator.wishlist
                ) { [weak coordinator] in
                    await coordinator?.judged($0, as: $1)
                },
                reportAddress: coordinator.dependencies.reportAddress(slug),
                shareAddress: coordinator.dependencies.shareAddress(slug),
                onClaim: { coordinator.open(FindieRoute.claim(slug).path) }
            ) { coordinator.sheet = .game($0, .similar) }
            .id(slug)
        case .filters:
            GameFiltersView(
                model: GameFiltersModel(filters: coordinator.deck.filters, service: coordinator.dependencies.findie)
            ) { before, filters in
                Task { await coordinator.deck.filtersChanged(from: before, to: filters) }
            }
        case .deckName(let deck): DeckNameView(deck: deck, model: coordinator.deck)
        case .wish(let wish): WishEditorView(wish: wish, model: coordinator.wishlist)
        case .export: WishExportView(model: coordinator.wishlist)
        case .sync:
            PlatformSyncView(
                model: PlatformSyncModel(dependencies: coordinator.dependencies, wishlist: coordinator.wishlist)
            )
        }
    }
}

/// A place of makers, by its route.
struct MakerPlace: View {
    let route: FindieRoute
    let coordinator: FindieCoordinator

    private var dependencies: FindieDependencies { coordinator.dependencies }

    var body: some View {
        switch route {
        case .makerGame(let id):
            DraftEditorView(
                model: DraftModel(id: id, service: dependencies.makers, clock: dependencies.clock),
                contact: dependencies.contact
            ) {
                coordinator.profilePath.append(.figures(id))
            }
            .id(id)
        case .figures(let id):
            FiguresView(model: FiguresModel(id: id, service: dependencies.makers, now: dependencies.now)).id(id)
        case .claim(let slug):
            GameClaimView(
                model: GameClaimModel(slug: slug, service: dependencies.claims),
                accountSection: dependencies.accountSection
            ) { coordinator.profilePath.append($0) }
            .id(slug)
        case .reviews:
            ReviewDeskView(
                model: ReviewDeskModel(service: dependencies.makers, claims: dependencies.claims),
                reportsAddress: dependencies.reportsAddress
            )
        default:
            MakerDeskView(
                model: MakerDeskModel(service: dependencies.makers, claims: dependencies.claims),
                isCovered: coordinator.profilePath.last != .makers,
                accountSection: dependencies.accountSection
            ) { coordinator.profilePath.append($0) }
        }
    }
}
