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
