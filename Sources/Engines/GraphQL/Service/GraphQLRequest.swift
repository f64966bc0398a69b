/// What is asked: a document or the hash of one, which of its operations, and what its variables are.
public struct GraphQLRequest: Sendable, Hashable {
    /// The document, unless its hash stands for it.
    public var query: String?
    /// The operation, where the document has several.
    public var operationName: String?
    /// What the variables are.
    public var variables: [GraphQLValue.Member]
    /// What else is told, such as the document's hash.
    public var extensions: [GraphQLValue.Member]
    /// What faults are found in the log by.
    public var id: String?

    /// A request.
    public init(
        query: String?,
        operationName: String? = nil,
        variables: [GraphQLValue.Member] = [],
        extensions: [GraphQLValue.Member] = [],
        id: String? = nil
    ) {
        self.query = query
        self.operationName = operationName
        self.variables = variables
        self.extensions = extensions
        self.id = id
    }

    /// The SHA-256 of the document, in hexadecimal, where it is told.
    var hash: String? {
        let extensions = GraphQLValue.object(extensions)
        guard case .string(let hash)? = extensions["persistedQuery"]?["sha256Hash"] else { return nil }
        return hash
    }
}

/// Why a request is not executed.
public enum Refusal: Sendable, Hashable, CaseIterable {
    /// It is no request.
    case malformed
    /// Its document is not GraphQL.
    case syntax
    /// Its document does not fit the schema, or asks for too much.
    case validation
    /// There is no such operation.
    case operation
    /// Its variables are not what the operation takes.
    case variables
    /// No document of its hash is known; it may be sent.
    case unknownDocument
    /// Its document is none of those that are answered.
    case untrusted
    /// It took too long.
    case timedOut
    /// Its answer would be too large.
    case tooLarge
}

/// What is answered.
public struct GraphQLAnswer: Sendable, Hashable {
    /// How far it came.
    public enum Outcome: Sendable, Hashable {
        /// It was executed; where `hasData` is false, `data` is `null`.
        case executed(hasData: Bool)
        /// It was not, and there is no `data`.
        case refused(Refusal)
    }

    /// How far it came.
    public let outcome: Outcome
    /// What went wrong, in the order of the answer; empty where nothing did.
    public let errors: [GraphQLError]
    /// The answer as JSON, in UTF-8.
    public let json: [UInt8]

    init(_ refusal: Refusal, _ errors: [GraphQLError]) {
        outcome = .refused(refusal)
        self.errors = errors
        var json = JSONText()
        json.object([.init("errors", .list(errors.map { .object($0.members) }))])
        self.json = json.bytes
    }

    /// An answer whose `data` is written; beyond the limit it has more bytes than that, and is none.
    init(data: [UInt8], hasData: Bool, errors: [GraphQLError], limit: Int) {
        outcome = .executed(hasData: hasData)
        self.errors = errors
        var json = JSONText()
        json.limit = limit
        json.bytes.reserveCapacity(data.count + 16)
        json.raw("{\"data\":")
        json.raw(data)
        if !errors.isEmpty {
            json.raw(",\"errors\":")
            json.value(.list(errors.map { .object($0.members) }))
        }
        json.raw("}")
        self.json = json.bytes
    }

    /// The answer with as many of its errors as fit, at least one, where nothing was executed.
    func held(to limit: Int) -> GraphQLAnswer {
        guard case .refused(let refusal) = outcome, json.count > limit, errors.count > 1 else { return self }
        return GraphQLAnswer(refusal, Array(errors.prefix(errors.count / 2))).held(to: limit)
    }

    /// The answer as text.
    public var text: String { String(decoding: json, as: UTF8.self) }
}
