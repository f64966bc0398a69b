import AccountsDomain

/// What the account's page shows.
nonisolated struct AccountOverview: Equatable, Sendable {
    var account: Account
    /// The one that asks first.
    var sessions: [AccountSession]
    /// Newest first.
    var consents: [Consent]
    /// The first linked first.
    var identities: [LinkedIdentity] = []
    var options = AccountOptions()
}
