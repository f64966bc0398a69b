package import Calls
import Foundation
package import RepositoriesDomain

extension DiscoveryError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalid(let field, let reason):
            Problem(
                .invalidInput,
                detail: "\(field) is not valid: \(reason.rawValue).",
                field: field,
                extensions: ["reason": .string(reason.rawValue)]
            )
        case .keyReused: Problem(.keyReused, field: "key")
        case .repositoryNotFound(let id): RepositoryError.notFound(id).problem
        case .deckNotFound: Problem(.deckNotFound)
        case .deckLimitReached(let limit): Problem(.deckLimitReached, extensions: ["limit": .integer(Int64(limit))])
        case .lastDeck: Problem(.lastDeck)
        case .rateLimited(let until): RepositoryError.rateLimited(until: until).problem
        case .offline: Problem(.sourceOffline)
        case .noRoom: .noRoom
        // The text is for the log.
        case .failed: Problem(.serverError)
        case .notSignedIn: Problem(.signInNeeded)
        }
    }

    package init(problem: Problem) {
        self =
            switch problem {
            case _ where problem.is(.deckNotFound): .deckNotFound
            case _ where problem.is(.deckLimitReached):
                .deckLimitReached(limit: problem.extensions["limit"]?.integer ?? Deck.maximumCount)
            case _ where problem.is(.lastDeck): .lastDeck
            case _ where problem.is(.invalidInput), _ where problem.is(.tooLarge): Self.invalidInput(problem)
            default: Self(RepositoryError(problem: problem))
            }
    }

    /// The same failure of repositories, which decks are made of.
    package init(_ error: RepositoryError) {
        self =
            switch error {
            case .invalidQuery("key", .unknownValue): .keyReused
            case .invalidQuery(let field, let reason): .invalid(field: field, reason: InputProblem(reason))
            case .notFound(let id), .unavailable(let id): .repositoryNotFound(id)
            case .rateLimited(let until): .rateLimited(until: until)
            case .offline: .offline
            case .noRoom: .noRoom
            case .sourceFailed(let text), .failed(let text): .failed(text)
            case .busy: .failed("the database is busy")
            case .favouriteLimitReached: .invalid(field: "favourites", reason: .tooMany)
            case .invalidImport: .invalid(field: "file", reason: .unknownValue)
            case .notSignedIn: .notSignedIn
            }
    }

    /// The reasons of the API's own checks have more words than ours.
    private static func invalidInput(_ problem: Problem) -> DiscoveryError {
        let reason = problem.extensions["reason"]?.string ?? ""
        let others: [String: InputProblem] = ["missing": .empty, "tooShort": .empty, "notANumber": .outOfRange]
        let fallback: InputProblem = problem.is(.tooLarge) ? .tooLong : .unknownValue
        return .invalid(
            field: problem.field ?? "body",
            reason: InputProblem(rawValue: reason) ?? others[reason] ?? fallback
        )
    }
}

extension DiscoveryError.InputProblem {
    fileprivate init(_ reason: RepositoryError.QueryProblem) {
        self =
            switch reason {
            case .empty: .empty
            case .tooLong, .tooManyOperators: .tooLong
            case .outOfRange, .pastTheEnd, .notANumber: .outOfRange
            case .unknownValue: .unknownValue
            }
    }
}
