package import Calls
package import Foundation

/// Reporting and blocking by one person, and deciding for admins; every conformer is bound to that person.
package protocol ModerationService: Sendable {
    /// Reports an item, or replaces this person's earlier report of it.
    ///
    /// - Throws: `invalid`, `tooManyReports` beyond 50 a day.
    func report(
        _ item: ReportedItem,
        by author: UUID?,
        for reason: Report.Reason,
        note: String
    ) async throws(ModerationError)

    /// Keeps what `other` publishes from this person; does nothing when it is so already.
    func block(_ other: UUID) async throws(ModerationError)
    func unblock(_ other: UUID) async throws(ModerationError)

    /// Whom this person has blocked, the last first.
    func blocked() async throws(ModerationError) -> [BlockedAccount]

    /// What waits for a decision: the most reported first, then the oldest; at most 100.
    ///
    /// - Throws: `forbidden` for anybody but admins.
    func queue() async throws(ModerationError) -> [Report]

    /// Decides about an item; a later decision takes the place of an earlier one.
    ///
    /// - Throws: `forbidden` for anybody but admins, `notFound` for an item nobody has reported.
    func decide(
        _ verdict: Decision.Verdict,
        on item: ReportedItem,
        note: String
    ) async throws(ModerationError) -> Report
}

/// Somebody whom a person sees nothing more of.
package struct BlockedAccount: Hashable, Codable, Sendable, Identifiable {
    package var id: UUID
    /// What they are called now; empty where they have not said.
    package var name: String
    package var blockedAt: Date

    package init(id: UUID, name: String, blockedAt: Date) {
        self.id = id
        self.name = name
        self.blockedAt = blockedAt
    }
}

extension BlockedAccount: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("name", .string),
        .required("blockedAt", .date)
    ).named("BlockedAccount")
}

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
