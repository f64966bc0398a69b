package import Foundation

/// Everything that can go wrong with repositories and favourites.
package enum RepositoryError: Error, Hashable, Sendable {
    /// The field that is wrong, and why.
    case invalidQuery(field: String, reason: QueryProblem)
    case notFound(Repository.ID)
    /// Taken down for legal reasons (GitHub's 451).
    case unavailable(Repository.ID)
    /// GitHub allows again at this time.
    case rateLimited(until: Date)
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full, or may not be written to; what was asked for was not kept, and nothing half of it.
    case noRoom
    /// The source answered what we could not read, or a server error; the text is for the log, not for people.
    case sourceFailed(String)
    /// Our own database is held by others, or does not answer; soon it may.
    case busy
    /// Our own side failed; the text is for the log.
    case failed(String)
    case favouriteLimitReached(limit: Int)
    /// An import file that is not ours; `line` counts from 1 where it is known.
    case invalidImport(line: Int?)
    case notSignedIn

    package enum QueryProblem: String, Codable, Hashable, Sendable {
        case empty, tooLong, tooManyOperators, notANumber, outOfRange, unknownValue, pastTheEnd
    }
}
