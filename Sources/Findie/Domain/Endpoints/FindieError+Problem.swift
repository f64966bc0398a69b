package import Calls
import DiscoveryDomain
import Foundation

extension FindieError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalid(let field, let reason): DiscoveryError.invalid(field: field, reason: reason).problem
        case .keyReused: DiscoveryError.keyReused.problem
        case .gameNotFound(let slug): Problem(.gameNotFound, extensions: ["game": .string(slug)])
        case .deckNotFound, .deckLimitReached, .lastDeck: discoveryError.problem
        case .rateLimited(let until): Problem(.tooManyRequests, until: until)
        case .offline: DiscoveryError.offline.problem
        case .noRoom: DiscoveryError.noRoom.problem
        // The text is for the log.
        case .failed: Problem(.serverError)
        case .notSignedIn: DiscoveryError.notSignedIn.problem
        }
    }

    package init(problem: Problem) {
        self =
            problem.is(.gameNotFound)
            ? .gameNotFound(problem.extensions["game"]?.string ?? "") : FindieError(DiscoveryError(problem: problem))
    }
}

extension ProblemKind {
    package static let gameNotFound = ProblemKind("game-not-found", 404, "There is no such game")
}
