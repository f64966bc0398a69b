package import DestinyDomain
package import Foundation

/// What Destiny needs from outside; put together where the app starts.
package struct DestinyDependencies {
    package var charts: any ChartService
    package var conversations: any ConversationService
    package var profile: any ProfileService
    package var matches: any MatchService
    package var subscriptions: any SubscriptionService
    package var keys: any KeyService
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
        self.store = store
        self.clock = clock
        self.now = now
    }
}
