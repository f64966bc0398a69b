import DesignSystem
package import DestinyDomain
package import Foundation
import Observation

/// Where the person is in Destiny, and the view models of the places they go to.
@Observable
package final class DestinyCoordinator: AppCoordinator {
    enum Tab: Hashable, CaseIterable {
        case home, ask, match
    }

    enum Sheet: Hashable, Identifiable {
        case history, chart, sky, profile, birth, subscription
        case trace(UUID)

        var id: Self { self }
    }

    var tab = Tab.home
    var sheet: Sheet?

    @ObservationIgnored let dependencies: DestinyDependencies
    let toasts: ToastPresenter
    let profile: GuideProfile
    let home: HomeViewModel
    let chat: ChatViewModel
    let history: HistoryViewModel
    let match: MatchViewModel
    @ObservationIgnored private var following: Task<Void, Never>?

    /// - Parameters:
    ///   - dependencies: the services.
    ///   - profile: the person, when they are known already.
    package init(dependencies: DestinyDependencies, profile: AstrologyProfile? = nil) {
        self.dependencies = dependencies
        let toasts = ToastPresenter(clock: dependencies.clock)
        let profile = GuideProfile(service: dependencies.profile, profile: profile)
        self.toasts = toasts
        self.profile = profile
        home = HomeViewModel(charts: dependencies.charts, clock: dependencies.clock, now: dependencies.now)
        chat = ChatViewModel(service: dependencies.conversations, profile: profile, clock: dependencies.clock)
        history = HistoryViewModel(dependencies: dependencies, profile: profile, toasts: toasts)
        match = MatchViewModel(dependencies: dependencies)
        chat.onThreadChanged = { [weak self] in self?.history.noteChanged($0) }
        history.onChanged = { [weak self] in self?.chat.noteChanged($0) }
        history.onDeleted = { [weak self] id in
            if self?.chat.thread?.id == id { self?.chat.startNew() }
        }
    }

    isolated deinit {
        following?.cancel()
    }

    /// The path of the place on the screen, such as `/destiny/match`.
    package var url: String { location.path }

    /// Goes to the place an address names; an address of no place changes nothing.
    package func open(_ url: String) {
        guard let route = DestinyRoute(url: url), route != location else { return }
        sheet = nil
        switch route {
        case .home: tab = .home
        case .ask(let thread):
            tab = .ask
            if let thread { Task { await chat.open(thread) } } else { chat.startNew() }
        case .question(let text): ask(text)
        case .match: tab = .match
        case .savedMatch(let id):
            tab = .match
            Task { await match.open(id) }
        case .history: sheet = .history
        case .chart: sheet = .chart
        case .sky: sheet = .sky
        case .trace(let id): sheet = .trace(id)
        case .profile: sheet = .profile
        case .subscription: sheet = .subscription
        }
    }

    /// The path of the place that a tab leads to; `nil` for what is none.
    package func address(of value: AnyHashable) -> String? {
        if let route = value.base as? DestinyRoute { return route.path }
        return (value.base as? Tab).map { location(in: $0).path }
    }

    /// Asks a question in a conversation of its own.
    func ask(_ text: String) {
        (tab, sheet) = (.ask, nil)
        chat.ask(text)
    }

    /// Follows what is asked and changed on the person's other pages, as long as the coordinator is there.
    func followOthers() {
        guard following == nil else { return }
        let changes = dependencies.conversations.changesElsewhere()
        following = Task { [chat, history] in
            for await _ in changes {
                await chat.takeOver()
                await history.load()
            }
        }
    }

    func openThread(_ id: UUID) {
        (tab, sheet) = (.ask, nil)
        Task { await chat.open(id) }
    }

    func startNewThread() {
        (tab, sheet) = (.ask, nil)
        chat.startNew()
    }

    private var location: DestinyRoute {
        switch sheet {
        case .history: .history
        case .chart: .chart
        case .sky: .sky
        case .trace(let id): .trace(id)
        case .profile, .birth: .profile
        case .subscription: .subscription
        case nil: location(in: tab)
        }
    }

    private func location(in tab: Tab) -> DestinyRoute {
        switch tab {
        case .home: .home
        case .ask: .ask(thread: chat.thread?.id)
        case .match:
            if case .kept(let id) = match.keeping, case .compared = match.state { .savedMatch(id) } else { .match }
        }
    }
}

/// What Destiny needs from outside; put together where the app starts.
package struct DestinyDependencies {
    package var charts: any ChartService
    package var conversations: any ConversationService
    package var profile: any ProfileService
    package var matches: any MatchService
    package var subscriptions: any SubscriptionService
    package var keys: any KeyService
    package var standing: GuideStanding
    /// The store of this device; `nil` where nothing can be bought, as on the web.
    package var store: (any PremiumStore)?
    /// Paces the answers and times pauses in typing and toasts.
    package var clock: any Clock<Duration>
    package var now: @Sendable () -> Date

    package init(
        charts: any ChartService,
        conversations: any ConversationService,
        profile: any ProfileService,
        matches: any MatchService,
        subscriptions: any SubscriptionService,
        keys: any KeyService,
        standing: GuideStanding = GuideStanding(),
        store: (any PremiumStore)? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.charts = charts
        self.conversations = conversations
        self.profile = profile
        self.matches = matches
        self.subscriptions = subscriptions
        self.keys = keys
        self.standing = standing
        self.store = store
        self.clock = clock
        self.now = now
    }
}

/// Whether the person has an account, and the ways to one.
package struct GuideStanding: Hashable, Sendable {
    package var isGuest: Bool
    /// A guest on a browser on which somebody was signed in before.
    package var wasSignedIn: Bool
    /// `nil` where there is none from here.
    package var signIn: URL?
    package var signUp: URL?

    package nonisolated init(
        isGuest: Bool = false,
        wasSignedIn: Bool = false,
        signIn: URL? = nil,
        signUp: URL? = nil
    ) {
        self.isGuest = isGuest
        self.wasSignedIn = wasSignedIn
        self.signIn = signIn
        self.signUp = signUp
    }
}
