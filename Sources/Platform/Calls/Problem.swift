package import Foundation

/// What went wrong, as RFC 9457 (`application/problem+json`) writes it.
package struct Problem: Error, Hashable, Sendable {
    package var type: String
    package var title: String
    /// The HTTP status; 0 when there was no answer.
    package var status: Int
    /// What went wrong this time, in one sentence for a person.
    package var detail: String?
    /// The part of the request that is wrong.
    package var field: String?
    /// Seconds until it is worth trying again; also the `Retry-After` header.
    package var retryAfter: Int?
    /// Further members, by name.
    package var extensions: [String: JSONValue]

    package init(
        _ kind: ProblemKind,
        detail: String? = nil,
        field: String? = nil,
        retryAfter: Int? = nil,
        extensions: [String: JSONValue] = [:]
    ) {
        type = kind.type
        title = kind.title
        status = kind.status
        self.detail = detail
        self.field = field
        self.retryAfter = retryAfter
        self.extensions = extensions
    }

    /// The problem of an input that breaks its schema; `reason` is the violation's, for programs.
    package init(_ violation: SchemaViolation) {
        self.init(
            .invalidInput,
            detail: "\(violation.field) \(violation.rule).",
            field: violation.field,
            extensions: ["reason": .string(violation.reason.rawValue)]
        )
    }

    /// Nothing of it was kept; soon there may be room again.
    package static var noRoom: Problem {
        Problem(.noRoom, detail: "Nothing of it was kept. What was kept before can be read.", retryAfter: 60)
    }

    package func `is`(_ kind: ProblemKind) -> Bool { type == kind.type }
}

extension Problem {
    package static let contentType = "application/problem+json"

    package static let schema = JSONSchema.object(
        .required("type", .string),
        .required("title", .string),
        .required("status", .integer(400...599)),
        .optional("detail", .string),
        .optional("field", .string.described("The part of the request that is wrong.")),
        .optional("retryAfter", .count.described("Seconds until it is worth trying again."))
    ).named("Problem")
}

extension Problem: Codable {
    private static let ownMembers: Set = ["type", "title", "status", "detail", "field", "retryAfter"]

    package init(from decoder: any Decoder) throws {
        let members = try [String: JSONValue](from: decoder)
        guard let type = members["type"]?.string, let status = members["status"]?.integer else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a problem has a type and a status")
            )
        }
        self.type = type
        self.status = status
        title = members["title"]?.string ?? ""
        detail = members["detail"]?.string
        field = members["field"]?.string
        retryAfter = members["retryAfter"]?.integer
        extensions = members.filter { !Self.ownMembers.contains($0.key) }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = extensions
        members["type"] = .string(type)
        members["title"] = .string(title)
        members["status"] = .integer(Int64(status))
        members["detail"] = detail.map(JSONValue.string)
        members["field"] = field.map(JSONValue.string)
        members["retryAfter"] = retryAfter.map { .integer(Int64($0)) }
        try members.encode(to: encoder)
    }
}

/// A kind of problem: one page of the documentation, one status.
package struct ProblemKind: Hashable, Sendable {
    /// Lower case with hyphens; the last part of the problem's `type`.
    package var name: String
    package var status: Int
    package var title: String

    package init(_ name: String, _ status: Int, _ title: String) {
        self.name = name
        self.status = status
        self.title = title
    }

    /// The `type` of RFC 9457, relative to the server's address.
    package var type: String { "/problems/\(name)" }
}

/// What any call may answer.
extension ProblemKind {
    package static let invalidInput = ProblemKind("invalid-input", 400, "Something in the request is not valid")
    package static let signInNeeded = ProblemKind("sign-in-needed", 401, "This call needs a person")
    package static let forbidden = ProblemKind("forbidden", 403, "This is not allowed")
    package static let notFound = ProblemKind("not-found", 404, "There is nothing here")
    package static let methodNotAllowed = ProblemKind("method-not-allowed", 405, "This path has other methods")
    package static let keyReused = ProblemKind("key-reused", 409, "This key was sent with another request")
    package static let tooLarge = ProblemKind("too-large", 413, "The request is too large")
    package static let notJSON = ProblemKind("not-json", 415, "The body must be JSON")
    package static let unsupportedType = ProblemKind("unsupported-type", 415, "This is of another type than is taken")
    package static let tooManyRequests = ProblemKind("too-many-requests", 429, "Too many requests")
    package static let serverError = ProblemKind("server-error", 500, "The server made a mistake")
    package static let unavailable = ProblemKind("unavailable", 503, "The server cannot answer now")
    package static let noRoom = ProblemKind("no-room", 503, "The server has no room to keep anything")
    /// Only in clients: no server answered.
    package static let offline = ProblemKind("offline", 0, "The server cannot be reached")
    /// Only in clients: the answer is not one of this API.
    package static let unreadable = ProblemKind("unreadable", 0, "The answer cannot be read")
}

extension Problem {
    /// A problem that is over at a known time; the server says in how many seconds that is, by its own clock.
    package init(_ kind: ProblemKind, until: Date) {
        self.init(kind, extensions: ["until": .string(RFC3339.string(from: until))])
    }

    /// When it is worth trying again; a minute from now where nothing is said.
    package var until: Date { knownUntil ?? Date(timeIntervalSinceNow: TimeInterval(retryAfter ?? 60)) }

    /// The same with the seconds from `now` until it is over, where that is known; at least 1.
    package func waiting(from now: Date) -> Problem {
        guard retryAfter == nil, let knownUntil else { return self }
        var problem = self
        problem.retryAfter = max(1, Int(exactly: knownUntil.timeIntervalSince(now).rounded(.up)) ?? 1)
        return problem
    }

    private var knownUntil: Date? { extensions["until"]?.string.flatMap(RFC3339.date) }
}
