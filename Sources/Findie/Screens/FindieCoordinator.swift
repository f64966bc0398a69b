import Calls
import DesignSystem
import DiscoveryDomain
package import FindieDomain
package import Foundation
import Observation
package import SwiftUI

/// Where the person is in Findie, and the view models of the places they go to.
@Observable
package final class FindieCoordinator: AppCoordinator {
    /// What stands before the tabs.
    enum Phase {
        case opening
        case welcome(WelcomeModel)
        case open
    }

    enum Tab: Hashable {
        case discover, search, wishlist, profile
    }

    enum Sheet: Hashable, Identifiable {
        /// By its slug, and from where it was opened.
        case game(String, GameSighting.Place)
        case filters
        /// The name of a deck, or of one to be made.
        case deckName(GameDeck?)
        case wish(Wish)
        case export
        case sync

        var id: Self { self }
    }

    private(set) var phase = Phase.opening
    var tab = Tab.discover
    /// What lies on the deck: the history.
    var path: [FindieRoute] = []
    /// What lies on the profile: what makers see.
    var profilePath: [FindieRoute] = []
    var sheet: Sheet?

    @ObservationIgnored let dependencies: FindieDependencies
    let toasts: ToastPresenter
    let wishlist: WishlistModel
    let pictures: StorePictureChoice
    let deck: GameDeckModel
    let search: GameSearchModel
    let profile: PlayerProfileModel
    /// Counts what was judged on games' pages and on other pages of the person, for lists of what was judged.
    private(set) var judgedElsewhere = 0
    @ObservationIgnored private var following: Task<Void, Never>?
    /// Never cancelled: who tapped without a line has tapped.
    @ObservationIgnored private var likes: Task<Void, Never>?

    package init(dependencies: FindieDependencies) {
        self.dependencies = dependencies
        toasts = ToastPresenter(clock: dependencies.clock)
        wishlist = WishlistModel(dependencies: dependencies, toasts: toasts)
        pictures = StorePictureChoice(dependencies: dependencies)
        deck = GameDeckModel(dependencies: dependencies, wishlist: wishlist, pictures: pictures, toasts: toasts)
        search = GameSearchModel(dependencies: dependencies)
        profile = PlayerProfileModel(service: dependencies.findie, deck: deck)
    }

    isolated deinit {
        following?.cancel()
    }

    /// Asks whether the person has been here before.
    func appeared() async {
        guard case .opening = phase else { return }
        let changes = dependencies.findie.changesElsewhere()
        following = Task { [weak self] in
            for await _ in changes { await self?.changedElsewhere() }
        }
        // Who cannot be asked about is shown the deck, which says what is wrong and can be tried again.
        let preferences = try? await dependencies.findie.preferences()
        if let preferences { pictures.show(preferences) }
        if let preferences, !preferences.onboardingCompleted, sheet == nil, profilePath.isEmpty {
            phase = .welcome(WelcomeModel(dependencies: dependencies) { [weak self] in self?.phase = .open })
        } else {
            phase = .open
        }
        await wishlist.load()
    }

    private func changedElsewhere() async {
        await wishlist.load()
        await deck.changedElsewhere()
        judgedElsewhere += 1
    }

    // MARK: Games' pages

    /// Call when a game was judged on its own page, or its judgement was taken back there (`nil`).
    func judged(_ slug: String, as judgement: Judgement?) async {
        judgedElsewhere += 1
        if judgement != nil { await deck.judgedElsewhere(slug) }
    }

    /// Does what a browser noted while there was no line.
    func perform(_ deed: GameDeed) {
        switch deed.act {
        case .addWish: wishlist.added(deed.slug)
        case .removeWish: wishlist.removed(deed.slug)
        case .addLike, .removeLike: like(deed)
        }
    }

    /// One after the other; what is judged as it should be already stays so.
    private func like(_ deed: GameDeed) {
        let (previous, service) = (likes, dependencies.findie)
        likes = Task { [weak self] in
            await previous?.value
            do throws(FindieError) {
                let isLiked = try await service.game(deed.slug).judgement == .like
                guard isLiked == (deed.act == .removeLike) else { return }
                let judgement: Judgement? = isLiked ? nil : .like
                try await service.changeJudgement(of: deed.slug, to: judgement, key: IdempotencyKey())
                await self?.judged(deed.slug, as: judgement)
            } catch {
                self?.deck.problem = error
            }
        }
    }

    /// Returns when everything noted without a line is done, for tests.
    func settled() async {
        await likes?.value
        await wishlist.settled()
    }

    // MARK: Addresses

    /// The path of the place on the screen, such as `/findie/game/celeste`.
    package var url: String { location.path }

    /// Goes to the place an address names; one that names none leads to the deck, with a notice.
    package func open(_ url: String) {
        guard let route = FindieRoute(url: url) else {
            toasts.show(Toast(message: words("findie.notice.unknown"), systemImage: "questionmark.circle"))
            return
        }
        guard route != location else { return }
        sheet = nil
        switch route {
        case .discover: (tab, path) = (.discover, [])
        case .game(let slug):
            sheet = .game(slug, .link)
            // Below a page that is kept for later no cards are dealt.
            if !dependencies.isSeen { tab = .profile }
        case .search(let text):
            tab = .search
            search.opened(text)
        case .wishlist: tab = .wishlist
        case .sync: (tab, sheet) = (.wishlist, .sync)
        case .profile: (tab, profilePath) = (.profile, [])
        case .history: (tab, path) = (.discover, [.history])
        case .makers: (tab, profilePath) = (.profile, [.makers])
        case .makerGame, .figures, .claim, .reviews: (tab, profilePath) = (.profile, [.makers, route])
        }
    }

    /// The path of the place that a link or a tab leads to; `nil` for a value that is neither.
    package func address(of value: AnyHashable) -> String? {
        if let route = value.base as? FindieRoute { return route.path }
        return (value.base as? Tab).map { place(of: $0).path }
    }

    private var location: FindieRoute {
        switch sheet {
        case .game(let slug, _): return .game(slug)
        case .sync: return .sync
        case .filters, .deckName, .wish, .export, nil: return place(of: tab)
        }
    }

    private func place(of tab: Tab) -> FindieRoute {
        switch tab {
        case .discover: path.last ?? .discover
        case .search: .search(search.asked)
        case .wishlist: .wishlist
        case .profile: profilePath.last ?? .profile
        }
    }
}

/// What Findie needs from outside; put together where the app starts.
package struct FindieDependencies {
    package var findie: any FindieService
    package var makers: any MakerService
    package var claims: any GameClaimService
    package var steam: any SteamSyncService
    package var steamAccount: SteamAccountClient
    /// The way to the person's account.
    package var accountSection: @MainActor () -> AnyView
    /// Where a game is reported; `nil` where that cannot be.
    package var reportAddress: (String) -> URL?
    /// The whole address of a game's page, to hand on; `nil` where it is not known.
    package var shareAddress: (String) -> URL?
    /// Where a file of the server is, by its path.
    package var fileAddress: @Sendable (String) -> URL?
    /// Whether pictures of stores can be fetched and shown here.
    package var offersStorePictures: Bool
    /// Where moderators decide about reports.
    package var reportsAddress: URL?
    /// Where the people behind the server are written to.
    package var contact: String?
    /// Whether a person sees the screens; nobody does where a page is fetched for when there is no line.
    package var isSeen: Bool
    package var clock: any Clock<Duration>
    package var now: @Sendable () -> Date

    package init(
        findie: any FindieService,
        makers: any MakerService,
        claims: any GameClaimService,
        steam: any SteamSyncService = NoSteamSyncService(),
        steamAccount: SteamAccountClient = SteamAccountClient(),
        accountSection: @escaping @MainActor () -> AnyView = { AnyView(EmptyView()) },
        reportAddress: @escaping (String) -> URL? = { _ in nil },
        shareAddress: @escaping (String) -> URL? = { _ in nil },
        fileAddress: @escaping @Sendable (String) -> URL? = { URL(string: $0) },
        offersStorePictures: Bool = false,
        reportsAddress: URL? = nil,
        contact: String? = nil,
        isSeen: Bool = true,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.findie = findie
        (self.makers, self.claims, self.steam, self.steamAccount) = (makers, claims, steam, steamAccount)
        self.accountSection = accountSection
        (self.reportAddress, self.shareAddress, self.reportsAddress) = (reportAddress, shareAddress, reportsAddress)
        (self.fileAddress, self.offersStorePictures) = (fileAddress, offersStorePictures)
        (self.contact, self.isSeen) = (contact, isSeen)
        self.clock = clock
        self.now = now
    }
}
