import AccountsDomain
import GraphQL
import PitchDeckDomain
import Storage

/// Every error of the schema as clients read it, in Strapi's shape: what happened, its code, and back again.
///
/// | error | code | Strapi's name |
/// |---|---|---|
/// | `invalid` | `BAD_USER_INPUT` | `ValidationError`, with a `reason` for each path |
/// | `unknownPlace` | `BAD_USER_INPUT` | `ValidationError`, with the `nearest` cities |
/// | `notFound` | `STRAPI_NOT_FOUND_ERROR` | `NotFoundError` |
/// | `notOwner`, `notModerator`, `notSignedIn`, `notMember`, `notConfirmed` | `FORBIDDEN` | `ForbiddenError`, with the `reason` |
/// | `conflict` | `CONFLICT` | `ConflictError`, with the `version` that there is |
/// | `keyReused` | `KEY_REUSED` | `ApplicationError` |
/// | `noRoom`, `busy`, `offline`, `noDecks`, `noMail` | `UNAVAILABLE` | `ApplicationError` |
/// | wrong sign-in, wrong code | `BAD_USER_INPUT` | `ValidationError`, in Strapi's words |
/// | `emailTaken` | `STRAPI_APPLICATION_ERROR` | `ApplicationError`, in Strapi's words |
/// | `linkGone` | `STRAPI_NOT_FOUND_ERROR` | `NotFoundError` |
/// | `passwordNeeded`, `addressNeeded`, `wrongCode`, `codeOver` | `FORBIDDEN` | `ForbiddenError`, with the `reason` |
/// | `notOffered` | `FORBIDDEN` | `ForbiddenError`, with the `reason` |
/// | `alreadyAsked`, `alreadyAnswered` | `CONFLICT` | `ConflictError`, with the `reason` |
/// | `tooMuch`, `tooManyTries`, `tooManyCodes` | `TOO_MANY_REQUESTS` | `RateLimitError` |
/// | `tooManyAttempts`, `busy` of accounts | `TOO_MANY_REQUESTS` | `RateLimitError` |
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
        if let reason, path == nil { details.append(.init("reason", .string(reason))) }
        if let path {
            var one: [GraphQLValue.Member] = [
                .init("path", .list(path.map { .string($0) })), .init("message", .string(message)),
                .init("name", .string(name.rawValue)),
            ]
            if let reason { one.append(.init("reason", .string(reason))) }
            details.append(.init("errors", .list([.object(one)])))
        }
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
        case StorageError.full: strapi(StartupError.noRoom)
        case StorageError.busy, StorageError.unreachable: strapi(StartupError.busy)
        default: nil
        }
    }

    private static func strapi(_ error: StartupError) -> GraphQLError? {
        switch error {
        case .invalid(let field, let reason):
            strapi(
                .validation,
                // What Strapi says of a list.
                field == "stages" && reason == .empty
                    ? "stages field must have at least 1 items" : "\(field) \(reason.message)",
                path: field.split(separator: ".").map(String.init),
                reason: reason.rawValue
            )
        case .unknownPlace(let nearest):
            strapi(
                .validation,
                "location is unknown." + (nearest.isEmpty ? "" : " Nearest: \(nearest.joined(separator: "; "))."),
                path: ["location"],
                reason: StartupError.Reason.unknownValue.rawValue,
                details: [.init("nearest", .list(nearest.map { .string($0) }))]
            )
        case .notFound: strapi(.notFound, "Startup not found")
        case .notOwner: strapi(.forbidden, "Forbidden access", reason: "notOwner")
        case .notModerator: strapi(.forbidden, "Forbidden access", reason: "notModerator")
        case .notSignedIn: strapi(.forbidden, "Forbidden access", reason: "notSignedIn")
        case .notMember: strapi(.forbidden, "Only members do that; sign up first.", reason: "notMember")
        case .notConfirmed: strapi(.forbidden, "Your account email is not confirmed", reason: "notConfirmed")
        case .notOffered: strapi(.forbidden, "Its founder cannot be asked.", reason: "notOffered")
        case .alreadyAsked: strapi(.conflict, "It was asked for already.", reason: "alreadyAsked")
        case .alreadyAnswered: strapi(.conflict, "It was answered already.", reason: "alreadyAnswered")
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
        case .noDecks: strapi(.application, "This server reads no decks.", code: "UNAVAILABLE")
        case .noMail: strapi(.application, "This server sends no mail.", code: "UNAVAILABLE")
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
        case .keyReused:
            strapi(.application, "This idempotency key came with another change.", code: "KEY_REUSED")
        case .noRoom: strapi(.application, "There is no room on the server.", code: "UNAVAILABLE")
        case .busy, .offline: strapi(.application, "The server is busy; try again.", code: "UNAVAILABLE")
        // No operation sends pieces.
        case .elsewhere, .failed: nil
        }
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
        case .wrongCredentials: strapi(.validation, "Invalid identifier or password")
        case .emailTaken, .alreadyMember: strapi(.application, "Email or Username are already taken")
        case .linkExpired: strapi(.validation, "Incorrect code provided")
        case .notSignedIn, .notMember:
            strapi(.application, "You must be authenticated to reset your password")
        case .tooManyAttempts, .busy: strapi(.rateLimit, "Too many requests, please try again later.")
        case .noRoom: strapi(.application, "There is no room on the server.", code: "UNAVAILABLE")
        case .offline: strapi(.application, "The server is busy; try again.", code: "UNAVAILABLE")
        case .picture, .noPicture, .keyReused, .identityTaken, .lastWayIn, .notOffered, .providerFailed, .failed: nil
        }
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
