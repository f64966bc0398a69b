/// Everything that can go wrong with charts, conversations, matches and subscriptions.
package enum AstrologyError: Error, Hashable, Sendable {
    /// The field that is wrong, as the API names it (`date`, `place.zone`), and why.
    case invalid(field: String, reason: InputProblem)
    /// No birth details have been given yet.
    case birthNeeded
    /// A thread, message, trace or saved match that is not there, or another person's.
    case notFound
    /// All questions of the month are asked.
    case quotaExhausted(Quota)
    /// The thread's last answer is still being written.
    case stillAnswering
    /// The store did not sign this, or signed it for something else.
    case invalidTransaction(TransactionProblem)
    /// This server has no store configured.
    case subscriptionsUnavailable
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full, or may not be written to; what was asked for was not kept, and nothing half of it.
    case noRoom
    case notSignedIn
    /// The text is for the log, not for people.
    case serverFailed(String)

    package enum InputProblem: String, Codable, Hashable, Sendable, CaseIterable {
        case empty, tooLong, malformed, outOfRange, unknownValue
        /// A birth that is still to come.
        case inFuture
        /// Clocks were set forward over this time.
        case timeInGap
        case unknownZone
        /// At a pole nothing rises.
        case atThePole
        /// The same key was sent with another decision.
        case keyReused
        /// There is no room for more.
        case limitReached
    }

    package enum TransactionProblem: String, Error, Codable, Hashable, Sendable, CaseIterable {
        /// Not a signed transaction.
        case malformed
        /// The signature or a certificate does not hold.
        case untrusted
        case otherApp, unknownProduct, otherEnvironment
        /// It was bought for another account.
        case otherAccount
    }
}
