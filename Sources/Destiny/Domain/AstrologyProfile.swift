package import Foundation

/// Everything about the person who asks that the app's screens start from.
package struct AstrologyProfile: Codable, Hashable, Sendable {
    /// `nil` until the person gave them.
    package var birth: BirthDetails?
    package var settings: AstrologySettings
    package var conversations: ConversationSettings
    package var quota: Quota
    package var subscription: SubscriptionStatus
    /// Who would word the answers with the person's agreement; `nil` when the server has only its own interpreter.
    package var provider: AnswerProvider?

    package init(
        birth: BirthDetails?,
        settings: AstrologySettings,
        conversations: ConversationSettings,
        quota: Quota,
        subscription: SubscriptionStatus,
        provider: AnswerProvider?
    ) {
        self.birth = birth
        self.settings = settings
        self.conversations = conversations
        self.quota = quota
        self.subscription = subscription
        self.provider = provider
    }

    /// Whether the person has agreed to the provider that the server has now.
    package var isProviderAgreed: Bool { provider != nil && settings.consentedProvider == provider?.name }
}

/// A service outside of ours that words answers from the facts of a chart.
package struct AnswerProvider: Codable, Hashable, Sendable {
    /// The host that would receive the facts, to be named when agreement is asked for.
    package var name: String
    package var model: String

    package init(name: String, model: String) {
        self.name = name
        self.model = model
    }
}

/// The birth details and choices of one person; every conformer is bound to that person.
package protocol ProfileService: Sendable {
    func profile() async throws(AstrologyError) -> AstrologyProfile

    /// Checks and keeps the person's own birth details; the same details again change nothing.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    func save(_ birth: BirthDetails) async throws(AstrologyError) -> AstrologyProfile

    /// - Throws: `invalid` for agreement to a provider that the server does not have.
    func save(_ settings: AstrologySettings) async throws(AstrologyError) -> AstrologyProfile

    func save(_ conversations: ConversationSettings) async throws(AstrologyError) -> AstrologyProfile

    /// Deletes birth details, settings, conversations and saved matches; the count of questions and the subscription
    /// stay.
    func deleteEverything() async throws(AstrologyError)
}

/// How many questions a person may still ask.
package struct Quota: Codable, Hashable, Sendable {
    package static let guestLimit = 3
    package static let accountLimit = 10

    /// Answered since the last renewal; a question counts once, however often it is answered.
    package var used: Int
    /// `nil` for premium, which has none.
    package var limit: Int?
    /// The start of the 1st of the next month, UTC.
    package var renewsAt: Date

    package init(used: Int, limit: Int?, renewsAt: Date) {
        self.used = used
        self.limit = limit
        self.renewsAt = renewsAt
    }

    package var isPremium: Bool { limit == nil }
    /// `nil` without a limit.
    package var left: Int? { limit.map { max(0, $0 - used) } }
    package var isExhausted: Bool { left == 0 }
}

/// Whether a person has premium, by what the store signed.
package struct SubscriptionStatus: Codable, Hashable, Sendable {
    package var state: State
    package var productID: String?
    /// When the paid time ends or ended.
    package var expiresAt: Date?
    /// Whether it was bought in the store's test environment.
    package var isSandbox: Bool

    package enum State: String, Codable, Hashable, Sendable, CaseIterable {
        /// Never subscribed.
        case none
        case active
        case expired
        /// The store took it back.
        case revoked
    }

    package init(state: State, productID: String? = nil, expiresAt: Date? = nil, isSandbox: Bool = false) {
        self.state = state
        self.productID = productID
        self.expiresAt = expiresAt
        self.isSandbox = isSandbox
    }

    package static let none = SubscriptionStatus(state: .none)
    package var isPremium: Bool { state == .active }
}

/// Premium; every conformer is bound to one person.
package protocol SubscriptionService: Sendable {
    func subscription() async throws(AstrologyError) -> SubscriptionStatus

    /// Checks a transaction that the store signed, new or restored, and grants what it pays for.
    ///
    /// - Parameter transaction: the store's JWS in compact form.
    /// - Returns: what the person has now.
    /// - Throws: `invalidTransaction`, `subscriptionsUnavailable`.
    func redeem(_ transaction: String) async throws(AstrologyError) -> SubscriptionStatus
}

/// What a person chose.
package struct AstrologySettings: Codable, Hashable, Sendable {
    package var ayanamsa: AyanamsaChoice
    package var node: NodeChoice
    package var chartStyle: ChartStyle
    package var language: GuideLanguage
    /// The provider to which the person agreed to send the facts of the chart, by name; `nil` while there is none.
    ///
    /// Agreement ends when the server's provider changes.
    package var consentedProvider: String?

    package init(
        ayanamsa: AyanamsaChoice = .lahiri,
        node: NodeChoice = .mean,
        chartStyle: ChartStyle = .north,
        language: GuideLanguage = .english,
        consentedProvider: String? = nil
    ) {
        self.ayanamsa = ayanamsa
        self.node = node
        self.chartStyle = chartStyle
        self.language = language
        self.consentedProvider = consentedProvider
    }
}

/// Where the sidereal zodiac is taken to start.
package enum AyanamsaChoice: String, Codable, Hashable, Sendable, CaseIterable {
    /// The default, and that of most Indian almanacs.
    case lahiri
    case raman, krishnamurti, faganBradley, trueChitra, yukteshwar
}

/// Which crossing of the Moon's orbit is called Rahu.
package enum NodeChoice: String, Codable, Hashable, Sendable, CaseIterable {
    /// The default.
    case mean
    case osculating = "true"
}

/// How a chart is drawn.
package enum ChartStyle: String, Codable, Hashable, Sendable, CaseIterable {
    /// Diamonds: houses stay, signs move.
    case north
    /// Squares: signs stay, houses move.
    case south
}
