import DesignSystem
package import Foundation
import Observation
package import PitchDeckDomain

/// Where the person is in PitchDeck, and the view models of the places they go to.
@Observable
package final class PitchDeckCoordinator: AppCoordinator {
    enum Tab: Hashable {
        case catalogue, workspace, cabinet
    }

    enum Sheet: Hashable, Identifiable {
        case facets
        /// A new startup, or one of the person's own.
        case editor(DocumentID?)
        case profile
        case reviews
        /// The links to a deck of the person's own, and how it was read.
        case readings(DocumentID)

        var id: Self { self }
    }

    /// A deck that lies over everything.
    struct OpenedDeck: Hashable, Identifiable {
        var door: DeckDoor

        var id: Self { self }
    }

    var tab = Tab.catalogue
    var openedStartup = OpenedStartup() {
        didSet {
            if openedStartup.route != nil { profile.openedStartup() }
        }
    }
    var openedSaved = OpenedStartup()
    var openedOwn = OpenedStartup()
    var sheet: Sheet?
    var deck: OpenedDeck?

    @ObservationIgnored let dependencies: PitchDeckDependencies
    let toasts: ToastPresenter
    let library: StartupLibrary
    let catalogue: CatalogueViewModel
    let workspace: WorkspaceViewModel
    let cabinet: CabinetViewModel
    let introductions: IntroductionsModel
    let profile: ProfileModel

    package init(dependencies: PitchDeckDependencies, profile: FounderProfile? = nil) {
        self.dependencies = dependencies
        toasts = ToastPresenter(clock: dependencies.clock)
        library = StartupLibrary(dependencies: dependencies)
        catalogue = CatalogueViewModel(library: library)
        workspace = WorkspaceViewModel(library: library, toasts: toasts)
        cabinet = CabinetViewModel(library: library, toasts: toasts)
        introductions = IntroductionsModel(library: library, toasts: toasts)
        self.profile = ProfileModel(
            service: dependencies.profile,
            files: dependencies.files,
            toasts: toasts,
            fallback: dependencies.language,
            profile: profile
        )
        workspace.words = { [weak self] in self?.profile.words ?? PitchDeckWords() }
        cabinet.words = { [weak self] in self?.profile.words ?? PitchDeckWords() }
    }

    /// Takes what the server says of the person, who was known otherwise or not at all until now.
    package func met(_ profile: FounderProfile) { self.profile.met(profile) }

    /// The path of the place on the screen, such as `/pitchdeck/workspace`.
    package var url: String { location.path }

    /// Goes to the place an address names; an address of no place changes nothing.
    package func open(_ url: String) {
        guard let route = PitchDeckRoute(url: url), route != location else { return }
        (sheet, deck) = (nil, nil)
        switch route {
        case .catalogue(let search):
            (tab, openedStartup) = (.catalogue, OpenedStartup())
            catalogue.opened(search)
        case .startup: (tab, openedStartup) = (.catalogue, OpenedStartup(route))
        case .workspace: (tab, openedSaved) = (.workspace, OpenedStartup())
        case .saved, .compare: (tab, openedSaved) = (.workspace, OpenedStartup(route))
        case .cabinet: (tab, openedOwn) = (.cabinet, OpenedStartup())
        case .own: (tab, openedOwn) = (.cabinet, OpenedStartup(route))
        case .begin: (tab, openedOwn, sheet) = (.cabinet, OpenedStartup(), .editor(nil))
        case .edit(let id): (tab, openedOwn, sheet) = (.cabinet, OpenedStartup(.own(id)), .editor(id))
        case .profile: (tab, sheet) = (.cabinet, .profile)
        case .reviews: (tab, sheet) = (.cabinet, .reviews)
        case .deck(let id):
            (tab, openedStartup) = (.catalogue, OpenedStartup(.startup(id)))
            deck = OpenedDeck(door: .startup(id))
        case .deckLink(let secret): (tab, deck) = (.catalogue, OpenedDeck(door: .link(secret)))
        case .readings(let id):
            (tab, openedOwn) = (.cabinet, OpenedStartup(.own(id)))
            sheet = .readings(id)
        }
    }

    /// The path of the place that a link or a tab leads to; `nil` for a value that is neither.
    package func address(of value: AnyHashable) -> String? {
        if let route = value.base as? PitchDeckRoute { return route.path }
        return (value.base as? Tab).map { location(in: $0).path }
    }

    private var location: PitchDeckRoute {
        switch (deck?.door, sheet) {
        case (.startup(let id), _): .deck(id)
        case (.link(let secret), _): .deckLink(secret)
        case (nil, .profile): .profile
        case (nil, .reviews): .reviews
        case (nil, .readings(let id)): .readings(id)
        case (nil, .editor(let id)): id.map { .edit($0) } ?? .begin
        case (nil, .facets), (nil, nil): location(in: tab)
        }
    }

    private func location(in tab: Tab) -> PitchDeckRoute {
        switch tab {
        case .catalogue: openedStartup.placeInFront ?? .catalogue(catalogue.search)
        case .workspace: openedSaved.placeInFront ?? .workspace
        case .cabinet: openedOwn.placeInFront ?? .cabinet
        }
    }

    func detailModel(for route: PitchDeckRoute) -> StartupDetailModel? {
        switch route {
        case .startup(let id), .saved(let id):
            StartupDetailModel(id: id, library: library, toasts: toasts, isOwn: false)
        case .own(let id): StartupDetailModel(id: id, library: library, toasts: toasts, isOwn: true)
        default: nil
        }
    }

    /// A founder's own startup in the cabinet, or another one in the tab that is in front.
    func show(_ id: DocumentID) {
        switch tab {
        case .catalogue: openedStartup = OpenedStartup(.startup(id))
        case .workspace: openedSaved = OpenedStartup(.saved(id))
        case .cabinet: openedOwn = OpenedStartup(.own(id))
        }
    }

    func showOwn(_ id: DocumentID) {
        (tab, sheet) = (.cabinet, nil)
        openedOwn = OpenedStartup(.own(id))
    }
}

/// What a tab's list has opened: beside it, or on top of it where only one of the two fits.
struct OpenedStartup: Equatable {
    var route: PitchDeckRoute? {
        didSet {
            if route != nil { isInFront = true }
        }
    }
    /// Whether the person is reading it; `false` once they have gone back to the list.
    var isInFront = false

    init(_ route: PitchDeckRoute? = nil) {
        self.route = route
        isInFront = route != nil
    }

    /// The place on the screen, unless that is the list.
    var placeInFront: PitchDeckRoute? { isInFront ? route : nil }
}

/// What PitchDeck needs from outside; put together where the app starts.
package struct PitchDeckDependencies {
    package var startups: any StartupService
    package var workspace: any WorkspaceService
    package var reviews: any StartupReviewService
    package var introductions: any IntroductionService
    package var profile: any FounderProfileService
    package var files: any StartupFileService
    package var deckReader: any DeckReaderService
    package var deckLinks: any DeckLinkService
    /// What the person's browser or phone speaks.
    package var language: PitchDeckLanguage
    /// Where somebody says what is wrong with a startup; `nil` where there is no such place.
    package var reportAddress: (DocumentID) -> URL?
    /// Where a founder says what is wrong with a request; `nil` where there is no such place.
    package var introductionReportAddress: (DocumentID) -> URL?
    /// Where somebody signs in; `nil` where there is no such place.
    package var signInAddress: URL?
    /// Where somebody signs up; `nil` where there is no such place.
    package var signUpAddress: URL?
    /// Where somebody confirms their mail address; `nil` where there is no such place.
    package var accountAddress: URL?
    /// Where a page is fetched anew, as in another language; `nil` where it need not be.
    package var reloadAddress: URL?
    /// The address of a startup's page for others.
    package var pageAddress: (DocumentID) -> URL?
    /// The address of a link to a deck, by its secret.
    package var linkAddress: (String) -> URL?
    /// Where a file is, by its path.
    package var fileAddress: @Sendable (String) -> URL?
    /// Times the typing pause and the toasts.
    package var clock: any Clock<Duration>
    package var now: @Sendable () -> Date

    package init(
        startups: any StartupService,
        workspace: any WorkspaceService,
        reviews: any StartupReviewService,
        introductions: any IntroductionService,
        profile: any FounderProfileService,
        files: any StartupFileService,
        decks: any DeckReaderService & DeckLinkService,
        language: PitchDeckLanguage = .english,
        reportAddress: @escaping (DocumentID) -> URL? = { _ in nil },
        introductionReportAddress: @escaping (DocumentID) -> URL? = { _ in nil },
        signInAddress: URL? = nil,
        signUpAddress: URL? = nil,
        accountAddress: URL? = nil,
        reloadAddress: URL? = nil,
        pageAddress: @escaping (DocumentID) -> URL? = { _ in nil },
        linkAddress: @escaping (String) -> URL? = { _ in nil },
        fileAddress: @escaping @Sendable (String) -> URL? = { URL(string: $0) },
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.startups, self.workspace, self.profile) = (startups, workspace, profile)
        self.reviews = reviews
        (self.introductions, self.introductionReportAddress) = (introductions, introductionReportAddress)
        (self.files, deckReader, deckLinks) = (files, decks, decks)
        (self.linkAddress, self.fileAddress) = (linkAddress, fileAddress)
        (self.language, self.reportAddress, self.signUpAddress) = (language, reportAddress, signUpAddress)
        (self.signInAddress, self.accountAddress) = (signInAddress, accountAddress)
        (self.pageAddress, self.reloadAddress, self.clock, self.now) = (pageAddress, reloadAddress, clock, now)
    }
}
