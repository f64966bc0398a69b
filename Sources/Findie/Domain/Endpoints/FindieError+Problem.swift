package import Calls
import DiscoveryDomain
import Foundation
import Uploads

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

extension MakerError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalid(let field, let reason):
            Problem(
                .invalidInput,
                detail: "\(field) \(reason.said).",
                field: field,
                extensions: ["reason": .string(reason.rawValue)]
            )
        case .unknownTag(let tag, let nearest):
            Problem(
                .unknownTag,
                field: "tags",
                extensions: ["tag": .string(tag)].merging(
                    nearest.map { ["nearest": .string($0)] } ?? [:],
                    uniquingKeysWith: { first, _ in first }
                )
            )
        case .unusable(let fault):
            Problem(
                .unusableMedia,
                detail: "The file \(fault.said).",
                extensions: ["reason": .string(fault.rawValue)]
            )
        case .incomplete(let gaps):
            Problem(.incompleteGame, extensions: ["missing": .array(gaps.map { .string($0.rawValue) })])
        case .tokenMissing(let store): Problem(.tokenMissing, extensions: ["store": .string(store.rawValue)])
        case .storeSilent(let store): Problem(.storeSilent, extensions: ["store": .string(store.rawValue)])
        case .elsewhere(let received): Problem(.elsewhere, extensions: ["received": .integer(Int64(received))])
        // The text is for the log.
        case .failed: Problem(.serverError)
        default: Problem(Self.plain.first { $0.error == self }?.kind ?? .serverError)
        }
    }

    package init(problem: Problem) {
        let reason = problem.extensions["reason"]?.string ?? ""
        if let plain = Self.plain.first(where: { problem.is($0.kind) }) {
            self = plain.error
        } else if problem.is(.unknownTag) {
            self = .unknownTag(
                problem.extensions["tag"]?.string ?? "",
                nearest: problem.extensions["nearest"]?.string
            )
        } else if problem.is(.unusableMedia), let fault = MediaFault(rawValue: reason) {
            self = .unusable(fault)
        } else if problem.is(.incompleteGame) {
            self = .incomplete(Self.gaps(in: problem))
        } else if problem.is(.tokenMissing), let store = Self.store(in: problem) {
            self = .tokenMissing(store)
        } else if problem.is(.storeSilent), let store = Self.store(in: problem) {
            self = .storeSilent(store)
        } else if problem.is(.tooLarge) {
            self = .unusable(.tooLarge)
        } else if problem.is(.elsewhere), let received = problem.extensions["received"]?.integer {
            self = .elsewhere(received: Int(received))
        } else if problem.is(.invalidInput), let field = problem.field {
            self = .invalid(field: field, reason: DraftFault(rawValue: reason) ?? .outOfRange)
        } else if problem.is(.unavailable) || problem.is(.tooManyRequests) {
            self = .offline
        } else {
            self = .failed("\(problem.status) \(problem.title) \(problem.detail ?? "")")
        }
    }

    private static func gaps(in problem: Problem) -> [GameDraft.Gap] {
        guard case .array(let names) = problem.extensions["missing"] else { return [] }
        return names.compactMap { $0.string.flatMap(GameDraft.Gap.init(rawValue:)) }
    }

    private static func store(in problem: Problem) -> StoreOffer.Store? {
        problem.extensions["store"]?.string.flatMap(StoreOffer.Store.init(rawValue:))
    }

    /// What has no words besides its kind.
    private static let plain: [(error: MakerError, kind: ProblemKind)] = [
        (.memberNeeded, .memberNeeded), (.notConfirmed, .addressNotConfirmed), (.makerNeeded, .makerNeeded),
        (.gameNotFound, .gameNotFound),
        (.forbidden, .forbidden), (.changedElsewhere, .changedElsewhere), (.wrongState, .wrongState),
        (.tooManyGames, .tooManyGames), (.offline, .offline), (.noRoom, .noRoom),
        (.notSignedIn, .signInNeeded), (.madeAlready, .madeAlready), (.tooSoon, .tooSoon),
        (.tooManyClaims, .tooManyClaims),
    ]
}

extension ProblemKind {
    package static let memberNeeded = ProblemKind("member-needed", 403, "This needs an account with an address")
    package static let addressNotConfirmed =
        ProblemKind("address-not-confirmed", 403, "The account’s address is not confirmed yet")
    package static let makerNeeded = ProblemKind("maker-needed", 403, "This needs a maker")
    package static let changedElsewhere = ProblemKind("changed-elsewhere", 409, "It was changed elsewhere meanwhile")
    package static let wrongState = ProblemKind("wrong-state", 409, "It cannot be done in this state")
    package static let incompleteGame = ProblemKind("incomplete-game", 409, "Something of the game is missing")
    package static let tooManyGames = ProblemKind("too-many-games", 409, "There are too many games already")
    package static let madeAlready = ProblemKind("made-already", 409, "A maker has this game here already")
    package static let tokenMissing = ProblemKind("token-missing", 409, "The page at the store has not the token")
    package static let storeSilent = ProblemKind("store-silent", 409, "The store does not answer")
    package static let tooSoon = ProblemKind("too-soon", 409, "The store was asked a moment ago")
    package static let tooManyClaims = ProblemKind("too-many-claims", 409, "There are too many claims already")
    package static let unknownTag = ProblemKind("unknown-tag", 400, "There is no such tag")
    package static let unusableMedia = ProblemKind("unusable-media", 422, "The file is not one that can be shown")
}

extension DraftFault {
    /// What is said of the field, for programs' logs and those who read them.
    fileprivate var said: String {
        switch self {
        case .empty: "may not be empty"
        case .missing: "is missing"
        case .tooLong: "is too long"
        case .tooMany: "has too many entries"
        case .outOfRange: "cannot be read, or is out of range"
        case .noAddress: "is no https address"
        case .otherHost: "is an address of another host"
        case .outAlready: "does not go with early access"
        case .past: "has passed"
        }
    }
}

extension MediaFault {
    /// What is said of the file.
    fileprivate var said: String {
        switch self {
        case .empty: "is empty"
        case .tooLarge: "is too large"
        case .wrongKind: "is of another kind than is asked for"
        case .unreadable: "is cut short or damaged"
        case .tooSmall: "has fewer than 320 pixels on a side"
        case .tooManyPixels: "has too many pixels"
        case .wrongShape: "is no cover, which is wider than high, from 5:4 to 12:5"
        case .tooLong: "is a film of more than 90 seconds"
        case .wrongCoding: "is a film in a coding that not every browser shows"
        case .tooMany: "is one more than a game has"
        }
    }
}
