import AccountsDomain
import Calls
import GraphQL
import ModerationDomain
import PitchDeckDomain
import Storage

/// Every error of the schema as clients read it, in Strapi's shape: what happened, its code, and back again.
///
/// | error | code | Strapi's name |
/// |---|---|---|
/// | `invalid` | `BAD_USER_INPUT` | `ValidationError`, with a `reason` for each path |
/// | `unknownPlace` | `BAD_USER_INPUT` | `ValidationError`, with the `nearest` cities |
/// | `several` | `BAD_USER_INPUT` | `ValidationError`, each of the above in its `errors` |
/// | `notFound` | `STRAPI_NOT_FOUND_ERROR` | `NotFoundError` |
/// | `notOwner`, `notModerator`, `notSignedIn`, `notMember`, `notConfirmed` | `FORBIDDEN` | `ForbiddenError`, with the `reason` |
/// | `conflict` | `CONFLICT` | `ConflictError`, with the `version` that there is |
/// | `keyReused` | `KEY_REUSED` | `ApplicationError` |
/// | `noRoom`, `busy`, `offline`, `noDecks`, `noMail` | `UNAVAILABLE` | `ApplicationError`, with the `reason` |
/// | wrong sign-in, wrong code | `BAD_USER_INPUT` | `ValidationError`, in Strapi's words, with the `reason` |
/// | `emailTaken` | `STRAPI_APPLICATION_ERROR` | `ApplicationError`, in Strapi's words, with the `reason` |
/// | `linkGone` | `STRAPI_NOT_FOUND_ERROR` | `NotFoundError` |
/// | `passwordNeeded`, `addressNeeded`, `wrongCode`, `codeOver` | `FORBIDDEN` | `ForbiddenError`, with the `reason` |
/// | `notOffered` | `FORBIDDEN` | `ForbiddenError`, with the `reason` |
/// | `alreadyAsked`, `alreadyAnswered`, `nothingToAppeal` | `CONFLICT` | `ConflictError`, with the `reason` |
/// | `tooMuch`, `tooManyTries`, `tooManyCodes` | `TOO_MANY_REQUESTS` | `RateLimitError` |
/// | a report that nobody has made | `STRAPI_NOT_FOUND_ERROR` | `NotFoundError` |
/// | `lastWayIn`, `notOffered` of accounts | `STRAPI_APPLICATION_ERROR`, `UNAVAILABLE` | `ApplicationError`, with the `reason` |
/// | `tooManyAttempts`, `busy` of accounts | `TOO_MANY_REQUESTS` | `RateLimitError`, with `until` when to wait |
extension GraphQLError {
    enum StrapiName: String {
        case validation = "ValidationError"
        case notFound = "NotFoundError"
        case forbidden = "ForbiddenError"
        case conflict = "ConflictError"
        case application = "ApplicationError"
        case rateLimit = "RateLimitError"

        var code: String {
            switch self {
            case .validation: "BAD_USER_INPUT"
            case .notFound: "STRAPI_NOT_FOUND_ERROR"
            case .forbidden: "FORBIDDEN"
            case .conflict: "CONFLICT"
            case .application: "STRAPI_APPLICATION_ERROR"
            case .rateLimit: "TOO_MANY_REQUESTS"
            }
        }
    }

    /// An error as Strapi writes it.
    static func strapi(
        _ name: StrapiName,
        _ message: String,
        code: String? = nil,
        path: [String]? = nil,
        reason: String? = nil,
        details: [GraphQLValue.Member] = []
    ) -> GraphQLError {
        var details = details
        if let path {
            details.append(.init("errors", .list([part(name, message, path: path, reason: reason)])))
        } else if let reason {
            details.append(.init("reason", .string(reason)))
        }
        return strapi(name, message, code: code, details: details)
    }

    /// What is wrong with one field.
    private static func part(
        _ name: StrapiName,
        _ message: String,
        path: [String],
        reason: String?
    ) -> GraphQLValue {
        var one: [GraphQLValue.Member] = [
            .init("path", .list(path.map { .string($0) })), .init("message", .string(message)),
            .init("name", .string(name.rawValue)),
        ]
        if let reason { one.append(.init("reason", .string(reason))) }
        return .object(one)
    }

    private static func strapi(
        _ name: StrapiName,
        _ message: String,
        code: String?,
        details: [GraphQLValue.Member]
    ) -> GraphQLError {
        let error: [GraphQLValue.Member] = [
            .init("name", .string(name.rawValue)), .init("message", .string(message)),
            .init("details", .object(details)),
        ]
        return GraphQLError(
            message,
            extensions: [.init("code", .string(code ?? name.code)), .init("error", .object(error))]
        )
    }

    /// What an error of ours is for who asks; `nil` for what only the log may say.
    static func presented(_ error: any Error) -> GraphQLError? {
        switch error {
        case let error as StartupError: strapi(error)
        case let error as AccountError: strapi(error)
        case ModerationError.notFound: strapi(.notFound, "Report not found")
        case let error as ModerationError: strapi(StartupError(error))
        case StorageError.full: strapi(StartupError.noRoom)
        case StorageError.busy, StorageError.unreachable: strapi(StartupError.busy)
        default: nil
        }
    }

    private static func strapi(_ error: StartupError) -> GraphQLError? {
        switch error {
        case .invalid, .unknownPlace, .several: refused(error)
        case .notFound: strapi(.notFound, "Startup not found")
        case .notOwner: strapi(.forbidden, "Forbidden access", reason: "notOwner")
        case .notModerator: strapi(.forbidden, "Forbidden access", reason: "notModerator")
        case .notSignedIn: strapi(.forbidden, "Forbidden access", reason: "notSignedIn")
        case .notMember: strapi(.forbidden, "Only members do that; sign up first.", reason: "notMember")
        case .notConfirmed: strapi(.forbidden, "Your account email is not confirmed", reason: "notConfirmed")
        case .notOffered: strapi(.forbidden, "Its founder cannot be asked.", reason: "notOffered")
        case .alreadyAsked: strapi(.conflict, "It was asked for already.", reason: "alreadyAsked")
        case .alreadyAnswered: strapi(.conflict, "It was answered already.", reason: "alreadyAnswered")
        case .nothingToAppeal:
            strapi(.conflict, "It is not hidden, or you have answered already.", reason: "nothingToAppeal")
        case .conflict(let version):
            strapi(
                .conflict,
                "It was changed meanwhile.",
                path: ["ifVersion"],
                reason: "conflict",
                details: [.init("version", .int(version))]
            )
        case .tooMuch, .tooManyTries, .tooManyCodes:
            strapi(.rateLimit, "Too many requests, please try again later.", reason: "\(error)")
        case .noDecks: strapi(.application, "This server reads no decks.", code: "UNAVAILABLE", reason: "noDecks")
        case .noMail: strapi(.application, "This server sends no mail.", code: "UNAVAILABLE", reason: "noMail")
        case .addressNeeded(let isMarked):
            strapi(
                .forbidden,
                "The link asks for a mail address and its code",
                reason: "addressNeeded",
                details: [.init("isMarked", .boolean(isMarked))]
            )
        case .wrongCode: strapi(.forbidden, "Incorrect code provided", reason: "wrongCode")
        case .codeOver: strapi(.forbidden, "The code is over", reason: "codeOver")
        case .linkGone: strapi(.notFound, "Link not found")
        case .passwordNeeded(let isWrong):
            strapi(.forbidden, "Forbidden access", reason: isWrong ? "wrongPassword" : "passwordNeeded")
        case .keyReused: keyReused
        case .noRoom: noRoom
        case .busy, .offline: strapi(.application, "The server is busy; try again.", code: "UNAVAILABLE")
        // No operation sends pieces.
        case .elsewhere, .failed: nil
        }
    }

    private static let keyReused =
        strapi(.application, "This idempotency key came with another change.", code: "KEY_REUSED")
    private static let noRoom =
        strapi(.application, "There is no room on the server.", code: "UNAVAILABLE", reason: "noRoom")

    /// What is wrong with fields, each in the `errors`.
    private static func refused(_ error: StartupError) -> GraphQLError {
        let fields = error.fields
        let messages = fields.map { field in
            // What Strapi says of a list.
            field.name == "stages" && field.reason == .empty
                ? "stages field must have at least 1 items"
                : "\(field.name) \(field.reason.message)" + error.hint(for: field.name)
        }
        let parts = zip(fields, messages).map { field, message in
            part(
                .validation,
                message,
                path: field.name.split(separator: ".").map(String.init),
                reason: field.reason.rawValue
            )
        }
        var details: [GraphQLValue.Member] = []
        if let nearest = error.nearest { details.append(.init("nearest", .list(nearest.map { .string($0) }))) }
        details.append(.init("errors", .list(parts)))
        // As Strapi counts them.
        let message = messages.count == 1 ? messages[0] : "\(messages.count) errors occurred"
        return strapi(.validation, message, code: nil, details: details)
    }

    private static func strapi(_ error: AccountError) -> GraphQLError? {
        switch error {
        case .invalid(let field, let problem):
            strapi(
                .validation,
                "\(field.strapiName) is \(problem.rawValue)",
                path: [field.strapiName],
                reason: problem.rawValue
            )
        case .wrongCredentials: strapi(.validation, "Invalid identifier or password", reason: "wrongCredentials")
        case .emailTaken, .alreadyMember:
            strapi(.application, "Email or Username are already taken", reason: "\(error)")
        case .linkExpired: strapi(.validation, "Incorrect code provided", reason: "linkExpired")
        case .notSignedIn, .notMember:
            strapi(.application, "You must be authenticated to reset your password", reason: "\(error)")
        case .tooManyAttempts(let until):
            strapi(
                .rateLimit,
                "Too many requests, please try again later.",
                reason: "tooManyAttempts",
                details: [.init("until", .string(RFC3339.string(from: until)))]
            )
        case .busy: strapi(.rateLimit, "Too many requests, please try again later.")
        case .noRoom: noRoom
        case .offline: strapi(.application, "The server is busy; try again.", code: "UNAVAILABLE")
        case .lastWayIn: strapi(.application, "Nothing else leads into the account.", reason: "lastWayIn")
        case .notOffered: strapi(.application, "This server sends no mail.", code: "UNAVAILABLE", reason: "notOffered")
        case .keyReused: keyReused
        // No operation sends pictures, or leads to another host.
        case .picture, .noPicture, .identityTaken, .providerFailed, .failed: nil
        }
    }
}

extension StartupError {
    /// The cities that may be meant, where a place is unknown.
    fileprivate var nearest: [String]? {
        switch self {
        case .unknownPlace(let nearest): nearest
        case .several(let errors): errors.lazy.compactMap(\.nearest).first
        default: nil
        }
    }

    /// What is added to the message about a field.
    fileprivate func hint(for field: String) -> String {
        guard field == "location", let nearest, !nearest.isEmpty else { return "" }
        return " Nearest: \(nearest.joined(separator: "; "))."
    }
}

extension AccountError.Field {
    /// As the schema's inputs name it.
    fileprivate var strapiName: String {
        switch self {
        case .name: "username"
        case .newPassword: "password"
        default: rawValue
        }
    }
}

extension StartupError.Reason {
    fileprivate var message: String {
        switch self {
        case .empty: "must be defined."
        case .tooLong: "is too long."
        case .tooMany: "has too many."
        case .malformed: "is malformed."
        case .outOfRange: "is out of range."
        case .notHTTPS: "must be an https address."
        case .inTheFuture: "lies in the future."
        case .unknownValue: "is unknown."
        case .tooLarge: "is too large."
        case .wrongKind: "is of another kind than is taken."
        case .unreadable: "cannot be read."
        case .encrypted: "is encrypted."
        case .hasPrograms: "carries scripts, forms or attachments."
        case .tooManyPages: "has more than 100 pages."
        case .tooSlow: "takes too long to be drawn."
        }
    }
}
