package import Calls
import Foundation

extension AstrologyError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalid(_, .keyReused): Problem(.keyReused, field: "Idempotency-Key")
        case .invalid(let field, let reason):
            Problem(
                .invalidInput,
                detail: "\(field) is not valid: \(reason.rawValue).",
                field: field,
                extensions: ["reason": .string(reason.rawValue)]
            )
        case .birthNeeded: Problem(.birthNeeded)
        case .notFound: Problem(.notFound)
        case .quotaExhausted(let quota): Self.problem(quota)
        case .stillAnswering: Problem(.stillAnswering, retryAfter: 2)
        case .invalidTransaction(let problem):
            Problem(.invalidTransaction, extensions: ["reason": .string(problem.rawValue)])
        case .subscriptionsUnavailable: Problem(.subscriptionsUnavailable)
        case .offline: Problem(.unavailable)
        case .noRoom: .noRoom
        case .notSignedIn: Problem(.signInNeeded)
        // The text is for the log.
        case .serverFailed: Problem(.serverError)
        }
    }

    package init(problem: Problem) {
        self =
            switch problem {
            case _ where problem.is(.keyReused): .invalid(field: "key", reason: .keyReused)
            case _ where problem.is(.invalidInput): Self.invalid(problem)
            case _ where problem.is(.tooLarge): .invalid(field: problem.field ?? "body", reason: .tooLong)
            case _ where problem.is(.birthNeeded): .birthNeeded
            case _ where problem.is(.notFound): .notFound
            case _ where problem.is(.quotaExhausted): .quotaExhausted(Self.quota(problem))
            case _ where problem.is(.stillAnswering): .stillAnswering
            case _ where problem.is(.invalidTransaction):
                .invalidTransaction(
                    problem.extensions["reason"]?.string.flatMap(TransactionProblem.init) ?? .untrusted
                )
            case _ where problem.is(.subscriptionsUnavailable): .subscriptionsUnavailable
            case _ where problem.is(.noRoom): .noRoom
            case _ where problem.is(.offline), _ where problem.is(.unavailable), _ where problem.is(.tooManyRequests):
                .offline
            case _ where problem.is(.signInNeeded): .notSignedIn
            default: .serverFailed("\(problem.status) \(problem.title) \(problem.detail ?? "")")
            }
    }

    private static func problem(_ quota: Quota) -> Problem {
        var members: [String: JSONValue] = [
            "used": .integer(Int64(quota.used)), "renewsAt": .string(RFC3339.string(from: quota.renewsAt)),
        ]
        members["limit"] = quota.limit.map { .integer(Int64($0)) }
        return Problem(.quotaExhausted, extensions: members)
    }

    private static func quota(_ problem: Problem) -> Quota {
        let limit = problem.extensions["limit"]?.integer ?? Quota.guestLimit
        return Quota(
            used: problem.extensions["used"]?.integer ?? limit,
            limit: limit,
            renewsAt: problem.extensions["renewsAt"]?.string.flatMap(RFC3339.date) ?? .distantFuture
        )
    }

    /// The reasons of the API's own checks have more words than ours.
    private static func invalid(_ problem: Problem) -> AstrologyError {
        let reason = problem.extensions["reason"]?.string ?? ""
        let others: [String: InputProblem] = [
            "missing": .empty, "tooShort": .empty, "tooMany": .outOfRange, "notANumber": .outOfRange,
        ]
        return .invalid(
            field: problem.field ?? "body",
            reason: InputProblem(rawValue: reason) ?? others[reason] ?? .malformed
        )
    }
}
