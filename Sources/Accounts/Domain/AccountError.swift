package import Calls
package import Foundation

/// Everything that can go wrong with accounts.
package enum AccountError: Error, Hashable, Sendable {
    /// The field that is wrong, and why.
    case invalid(Field, FieldProblem)
    /// Bytes that cannot be a picture of the person.
    case picture(PictureProblem)
    /// There is no picture.
    case noPicture
    /// An idempotency key that came with another decision.
    case keyReused
    /// Address and password do not belong together; which of them is wrong is not said.
    case wrongCredentials
    /// Only where no mail can be sent, and so nothing else can be answered.
    case emailTaken
    /// Too many tries, good ones among them, for this account or from this network.
    case tooManyAttempts(until: Date)
    /// So many passwords wait to be checked that it would take long; a moment later it goes on.
    case busy
    /// A link or ticket that was used, is too old, or belongs to another session.
    case linkExpired
    /// The account that asks has a password already.
    case alreadyMember
    /// A guest has no password to change.
    case notMember
    /// A provider's account that leads into another account here.
    case identityTaken
    /// Without it nobody could sign in to the account any more.
    case lastWayIn
    /// Not configured on this server.
    case notOffered
    /// GitHub, Steam or Apple has not confirmed who it is, or could not be asked.
    case providerFailed
    /// The session is gone: signed out here or elsewhere, or too long unused.
    case notSignedIn
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full, or may not be written to; what was asked for was not kept, and nothing half of it.
    case noRoom
    /// The text is for the log, not for people.
    case failed(String)

    package enum Field: String, Codable, Hashable, Sendable, CaseIterable {
        case email, password, newPassword, name, privacyNotice, version
    }

    package enum FieldProblem: String, Codable, Hashable, Sendable, CaseIterable {
        case empty, tooShort, tooLong, malformed, tooCommon
        /// Characters that look like others, or like none.
        case deceptive
        /// Not the version that is shown now.
        case outdated
        /// Not what is stored, where only the person themselves can be asking.
        case wrong
    }
}

extension AccountError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalid(let field, let reason):
            Problem(
                .invalidInput,
                detail: "\(field.rawValue) is not valid: \(reason.rawValue).",
                field: field.rawValue,
                extensions: ["reason": .string(reason.rawValue)]
            )
        case .picture(let reason):
            Problem(
                reason.kind,
                detail: "The picture is not taken: \(reason.rawValue).",
                field: "picture",
                extensions: ["reason": .string(reason.rawValue)]
            )
        case .noPicture: Problem(.notFound)
        case .keyReused: Problem(.keyReused, field: "Idempotency-Key")
        case .wrongCredentials: Problem(.wrongCredentials)
        case .emailTaken: Problem(.emailTaken, field: Field.email.rawValue)
        case .tooManyAttempts(let until):
            Problem(.tooManyAttempts, until: until)
        case .busy: Problem(.busy, retryAfter: 5)
        case .linkExpired: Problem(.linkExpired)
        case .alreadyMember: Problem(.alreadyMember)
        case .notMember: Problem(.notMember)
        case .identityTaken: Problem(.identityTaken)
        case .lastWayIn: Problem(.lastWayIn)
        case .notOffered: Problem(.notOffered)
        case .providerFailed: Problem(.providerFailed)
        case .notSignedIn: Problem(.signInNeeded)
        case .offline: Problem(.unavailable)
        case .noRoom: .noRoom
        // The text is for the log.
        case .failed: Problem(.serverError)
        }
    }

    package init(problem: Problem) {
        if let reason = PictureProblem(problem) {
            self = .picture(reason)
            return
        }
        self =
            switch problem {
            case _ where problem.is(.invalidInput): Self.invalid(problem)
            case _ where problem.is(.notFound): .noPicture
            case _ where problem.is(.keyReused): .keyReused
            case _ where problem.is(.wrongCredentials): .wrongCredentials
            case _ where problem.is(.emailTaken): .emailTaken
            case _ where problem.is(.tooManyAttempts), _ where problem.is(.tooManyRequests):
                .tooManyAttempts(until: problem.until)
            case _ where problem.is(.busy): .busy
            case _ where problem.is(.linkExpired): .linkExpired
            case _ where problem.is(.alreadyMember): .alreadyMember
            case _ where problem.is(.notMember): .notMember
            case _ where problem.is(.identityTaken): .identityTaken
            case _ where problem.is(.lastWayIn): .lastWayIn
            case _ where problem.is(.notOffered): .notOffered
            case _ where problem.is(.providerFailed): .providerFailed
            case _ where problem.is(.signInNeeded): .notSignedIn
            case _ where problem.is(.noRoom): .noRoom
            case _ where problem.is(.offline), _ where problem.is(.unavailable): .offline
            default: .failed("\(problem.status) \(problem.title) \(problem.detail ?? "")")
            }
    }

    /// The reasons of the API's own checks have more words than ours.
    private static func invalid(_ problem: Problem) -> AccountError {
        guard let field = problem.field.flatMap(Field.init) else {
            return .failed("\(problem.status) \(problem.title) \(problem.detail ?? "")")
        }
        let reason = problem.extensions["reason"]?.string ?? ""
        return .invalid(field, FieldProblem(rawValue: reason) ?? (reason == "missing" ? .empty : .malformed))
    }
}

extension PictureProblem {
    fileprivate var kind: ProblemKind {
        switch self {
        case .tooLarge: .tooLarge
        case .wrongKind: .unsupportedType
        case .empty, .unreadable, .tooManyPixels: .unusablePicture
        }
    }

    /// `nil` for a problem of something else.
    fileprivate init?(_ problem: Problem) {
        guard problem.field == "picture" else { return nil }
        self = problem.extensions["reason"]?.string.flatMap(Self.init) ?? .unreadable
    }
}
