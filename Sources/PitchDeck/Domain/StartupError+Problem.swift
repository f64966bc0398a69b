package import Calls
import Uploads

/// Of the calls that are no GraphQL: what can go wrong with files.
extension StartupError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalid(let field, let reason):
            Problem(.invalidInput, field: field, extensions: ["reason": .string(reason.rawValue)])
        case .notFound: Problem(.notFound)
        case .elsewhere(let received): Problem(.elsewhere, extensions: ["received": .integer(Int64(received))])
        case .tooMuch:
            Problem(
                .tooManyRequests,
                detail: "More was sent today than one person may.",
                retryAfter: 3_600,
                extensions: ["reason": "tooMuch"]
            )
        case .noDecks: Problem(.noDecks)
        case .notSignedIn: Problem(.signInNeeded)
        case .noRoom: .noRoom
        case .busy, .offline: Problem(.unavailable, retryAfter: 1)
        // The text is for the log.
        default: Problem(.serverError)
        }
    }

    package init(problem: Problem) {
        let reason = problem.extensions["reason"]?.string ?? ""
        if problem.is(.invalidInput), let field = problem.field, let known = Reason(rawValue: reason) {
            self = .invalid(field, known)
        } else if problem.is(.tooLarge) {
            self = .invalid("files", .tooLarge)
        } else if problem.is(.elsewhere), let received = problem.extensions["received"]?.integer {
            self = .elsewhere(received: Int(received))
        } else if problem.is(.tooManyRequests) {
            self = reason == "tooMuch" ? .tooMuch : .busy
        } else {
            self = Self.plain.first { problem.is($0.kind) }?.error ?? .failed("\(problem.status) \(problem.title)")
        }
    }

    /// What has no words besides its kind.
    private static let plain: [(kind: ProblemKind, error: StartupError)] = [
        (.noDecks, .noDecks), (.signInNeeded, .notSignedIn), (.noRoom, .noRoom), (.unavailable, .busy),
        (.offline, .offline), (.notFound, .invalid("files", .unreadable)),
    ]
}

extension ProblemKind {
    package static let noDecks = ProblemKind("no-decks", 503, "This server reads no decks")
}
