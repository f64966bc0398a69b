package import Calls
import Foundation

extension RepositoryError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalidQuery("key", .unknownValue): Problem(.keyReused, field: "Idempotency-Key")
        case .invalidQuery(let field, let reason):
            Problem(
                .invalidInput,
                detail: "\(field) is not valid: \(reason.rawValue).",
                field: field,
                extensions: ["reason": .string(reason.rawValue)]
            )
        case .notFound(let id): Problem(.repositoryNotFound, extensions: Self.members(id))
        case .unavailable(let id): Problem(.repositoryUnavailable, extensions: Self.members(id))
        case .rateLimited(let until):
            Problem(
                .sourceRateLimited,
                retryAfter: max(1, Int(clamping: Int64(until.timeIntervalSinceNow.rounded(.up)))),
                extensions: ["until": .string(RFC3339.string(from: until))]
            )
        case .offline: Problem(.sourceOffline)
        case .noRoom: .noRoom
        // The text is for the log.
        case .sourceFailed: Problem(.sourceFailed)
        case .busy: Problem(.unavailable, retryAfter: 1)
        case .failed: Problem(.serverError)
        case .favouriteLimitReached(let limit):
            Problem(.favouriteLimitReached, extensions: ["limit": .integer(Int64(limit))])
        case .invalidImport(let line):
            Problem(.invalidImport, extensions: line.map { ["line": .integer(Int64($0))] } ?? [:])
        case .notSignedIn: Problem(.signInNeeded)
        }
    }

    package init(problem: Problem) {
        self =
            switch problem {
            case _ where problem.is(.keyReused): .invalidQuery(field: "key", reason: .unknownValue)
            case _ where problem.is(.invalidInput): Self.invalidInput(problem)
            case _ where problem.is(.repositoryNotFound): .notFound(Self.id(problem))
            case _ where problem.is(.repositoryUnavailable): .unavailable(Self.id(problem))
            case _ where problem.is(.sourceRateLimited), _ where problem.is(.tooManyRequests):
                .rateLimited(until: Self.until(problem))
            case _ where problem.is(.noRoom): .noRoom
            case _ where problem.is(.sourceOffline), _ where problem.is(.offline), _ where problem.is(.unavailable):
                .offline
            case _ where problem.is(.favouriteLimitReached):
                .favouriteLimitReached(limit: problem.extensions["limit"]?.integer ?? Favourite.maximumCount)
            case _ where problem.is(.invalidImport): .invalidImport(line: problem.extensions["line"]?.integer)
            case _ where problem.is(.tooLarge): .invalidQuery(field: problem.field ?? "body", reason: .tooLong)
            case _ where problem.is(.signInNeeded): .notSignedIn
            case _ where problem.is(.serverError): .failed("\(problem.status) \(problem.title)")
            default: .sourceFailed("\(problem.status) \(problem.title) \(problem.detail ?? "")")
            }
    }

    private static func members(_ id: Repository.ID) -> [String: JSONValue] {
        ["owner": .string(id.owner), "name": .string(id.name)]
    }

    private static func id(_ problem: Problem) -> Repository.ID {
        Repository.ID(
            owner: problem.extensions["owner"]?.string ?? "",
            name: problem.extensions["name"]?.string ?? ""
        )
    }

    private static func until(_ problem: Problem) -> Date {
        problem.extensions["until"]?.string.flatMap(RFC3339.date)
            ?? Date(timeIntervalSinceNow: TimeInterval(problem.retryAfter ?? 60))
    }

    /// The reasons of the API's own checks have more words than ours.
    private static func invalidInput(_ problem: Problem) -> RepositoryError {
        let reason = problem.extensions["reason"]?.string ?? ""
        let others: [String: QueryProblem] = ["missing": .empty, "tooMany": .outOfRange, "tooShort": .empty]
        return .invalidQuery(
            field: problem.field ?? "text",
            reason: QueryProblem(rawValue: reason) ?? others[reason] ?? .unknownValue
        )
    }
}
