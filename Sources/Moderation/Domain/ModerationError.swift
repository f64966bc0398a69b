package import Calls
import Foundation

/// Everything that can go wrong with reports and blocks.
package enum ModerationError: Error, Hashable, Sendable {
    /// The part of the input that is too long or empty.
    case invalid(field: String)
    /// Only an admin decides.
    case forbidden
    /// Nobody has reported this item.
    case notFound
    /// So many reports a day are enough for one person.
    case tooManyReports
    case notSignedIn
    case offline
    /// The server's disk is full, or may not be written to; what was asked for was not kept, and nothing half of it.
    case noRoom
    /// The text is for the log, not for people.
    case failed(String)
}

extension ProblemKind {
    package static let notReported = ProblemKind("not-reported", 404, "Nobody has reported this")
    package static let tooManyReports = ProblemKind("too-many-reports", 429, "Too many reports in a day")
}

extension ModerationError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalid(let field): Problem(.invalidInput, detail: "\(field) is not valid.", field: field)
        case .forbidden: Problem(.forbidden)
        case .notFound: Problem(.notReported)
        case .tooManyReports: Problem(.tooManyReports, retryAfter: 3_600)
        case .notSignedIn: Problem(.signInNeeded)
        case .offline: Problem(.unavailable)
        case .noRoom: .noRoom
        // The text is for the log.
        case .failed: Problem(.serverError)
        }
    }

    package init(problem: Problem) {
        self =
            switch problem {
            case _ where problem.is(.invalidInput): .invalid(field: problem.field ?? "body")
            case _ where problem.is(.forbidden): .forbidden
            case _ where problem.is(.notReported): .notFound
            case _ where problem.is(.tooManyReports), _ where problem.is(.tooManyRequests): .tooManyReports
            case _ where problem.is(.signInNeeded): .notSignedIn
            case _ where problem.is(.noRoom): .noRoom
            case _ where problem.is(.offline), _ where problem.is(.unavailable): .offline
            default: .failed("\(problem.status) \(problem.title) \(problem.detail ?? "")")
            }
    }
}
