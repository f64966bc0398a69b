package import Foundation
package import RepositoriesDomain

/// Everything that can go wrong with decks, decisions, trends and imports.
package enum DiscoveryError: Error, Hashable, Sendable {
    /// The field that is wrong, and why.
    case invalid(field: String, reason: InputProblem)
    /// The key was sent with another request.
    case keyReused
    case repositoryNotFound(Repository.ID)
    case deckNotFound
    case deckLimitReached(limit: Int)
    /// One deck always stays.
    case lastDeck
    /// GitHub allows again at this time.
    case rateLimited(until: Date)
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full, or may not be written to; what was asked for was not kept, and nothing half of it.
    case noRoom
    /// A server or a source answered what we could not read; the text is for the log, not for people.
    case failed(String)
    case notSignedIn

    package enum InputProblem: String, Codable, Hashable, Sendable {
        case empty, tooLong, tooMany, outOfRange, unknownValue
    }
}
