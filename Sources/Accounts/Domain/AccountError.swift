package import Foundation

/// Everything that can go wrong with accounts.
package enum AccountError: Error, Hashable, Sendable {
    /// The field that is wrong, and why.
    case invalid(Field, FieldProblem)
    /// Bytes that cannot be a picture of the person.
    case picture(PictureProblem)
    /// There is no picture.
    case noPicture
    /// An idempotency key that came with another decision.
    case keyReused
    /// Address and password do not belong together; which of them is wrong is not said.
    case wrongCredentials
    /// Only where no mail can be sent, and so nothing else can be answered.
    case emailTaken
    /// Too many tries, good ones among them, for this account or from this network.
    case tooManyAttempts(until: Date)
    /// So many passwords wait to be checked that it would take long; a moment later it goes on.
    case busy
    /// A link or ticket that was used, is too old, or belongs to another session.
    case linkExpired
    /// The account that asks has a password already.
    case alreadyMember
    /// A guest has no password to change.
    case notMember
    /// A provider's account that leads into another account here.
    case identityTaken
    /// Without it nobody could sign in to the account any more.
    case lastWayIn
    /// Not configured on this server.
    case notOffered
    /// GitHub, Steam or Apple has not confirmed who it is, or could not be asked.
    case providerFailed
    /// The session is gone: signed out here or elsewhere, or too long unused.
    case notSignedIn
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full, or may not be written to; what was asked for was not kept, and nothing half of it.
    case noRoom
    /// The text is for the log, not for people.
    case failed(String)

    package enum Field: String, Codable, Hashable, Sendable, CaseIterable {
        case email, password, newPassword, name, privacyNotice, version
    }

    package enum FieldProblem: String, Codable, Hashable, Sendable, CaseIterable {
        case empty, tooShort, tooLong, malformed, tooCommon
        /// Characters that look like others, or like none.
        case deceptive
        /// Not the version that is shown now.
        case outdated
        /// Not what is stored, where only the person themselves can be asking.
        case wrong
    }
}
