/// A step from an answer's root to a value in it.
public enum PathElement: Sendable, Hashable {
    /// A response key.
    case key(String)
    /// An index in a list, from 0.
    case index(Int)
}

/// An error as an answer tells it.
public struct GraphQLError: Error, Sendable, Hashable {
    /// What is wrong, in words.
    public var message: String
    /// The places in the document, in its order; none where it is about no document.
    public var locations: [SourceLocation]
    /// The value in the answer, where it is about one.
    public var path: [PathElement]?
    /// What programs read, such as `code`.
    public var extensions: [GraphQLValue.Member]

    /// The most bytes of a message: what was sent is not sent back with every error of it.
    static let longestMessage = 2000
    /// The most places that an error tells.
    static let mostLocations = 100

    /// An error.
    public init(
        _ message: String,
        locations: [SourceLocation] = [],
        path: [PathElement]? = nil,
        code: ErrorCode? = nil,
        extensions: [GraphQLValue.Member] = []
    ) {
        self.message = message
        self.locations = locations
        self.path = path
        self.extensions = (code.map { [GraphQLValue.Member("code", .string($0.rawValue))] } ?? []) + extensions
    }

    /// The code that programs read.
    public var code: String? {
        for member in extensions where member.name.isExactly("code") {
            if case .string(let code) = member.value { return code }
        }
        return nil
    }
}

/// The codes of errors that the engine makes.
public enum ErrorCode: String, Sendable, Hashable, CaseIterable {
    /// The document is not GraphQL, or too large to be read.
    case parseFailed = "GRAPHQL_PARSE_FAILED"
    /// The document does not fit the schema.
    case validationFailed = "GRAPHQL_VALIDATION_FAILED"
    /// There is no such operation.
    case operationResolutionFailure = "OPERATION_RESOLUTION_FAILURE"
    /// What is given does not fit.
    case badUserInput = "BAD_USER_INPUT"
    /// The request is not one.
    case badRequest = "BAD_REQUEST"
    /// Selections nest too deeply.
    case queryTooDeep = "QUERY_TOO_DEEP"
    /// Too much is selected.
    case queryTooLarge = "QUERY_TOO_LARGE"
    /// It would cost too much.
    case queryTooCostly = "QUERY_TOO_COSTLY"
    /// The answer is too large.
    case answerTooLarge = "ANSWER_TOO_LARGE"
    /// It took too long.
    case timedOut = "TIMED_OUT"
    /// No document of that hash is known.
    case persistedQueryNotFound = "PERSISTED_QUERY_NOT_FOUND"
    /// Only documents that are known are answered.
    case documentNotTrusted = "DOCUMENT_NOT_TRUSTED"
    /// A fault that its asker cannot mend.
    case internalServerError = "INTERNAL_SERVER_ERROR"
}
