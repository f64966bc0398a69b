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
