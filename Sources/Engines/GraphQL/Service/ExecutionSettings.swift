/// How requests are executed.
public struct ExecutionSettings: Sendable {
    /// How much may be asked for and answered.
    public var limits = ExecutionLimits()
    /// What `limits.time` and `limits.callTime` are told by.
    public var clock = ExecutionClock.continuous
    /// Whether the schema tells of itself, and errors name what may have been meant.
    public var introspection = true
    /// Documents that are known by their hashes.
    public var documents = PersistedDocuments()
    /// The most documents that are kept in mind, and how many bytes they may take.
    public var cache = (documents: 1000, bytes: 16 << 20)
    /// What an error of a resolver is for who asks; `nil` for one that only says that something is wrong.
    ///
    /// A ``GraphQLError`` is answered as it is.
    public var present: @Sendable (any Error) -> GraphQLError? = { _ in nil }
    /// Is told of every request that was answered.
    public var observe: (@Sendable (ExecutionObservation) -> Void)?

    /// The defaults.
    public init() {}
}

/// What one request was and took.
public struct ExecutionObservation: Sendable {
    /// The request's id, where it had one.
    public let requestID: String?
    /// The operation's name, where it has one; clients choose it.
    public let operationName: String?
    /// What it does; `nil` where it was not found.
    public let kind: OperationKind?
    /// How far it came.
    public let outcome: GraphQLAnswer.Outcome
    /// The codes of its errors.
    public let codes: [String]
    /// What was thrown and not told to who asked, with the field it happened to.
    public let faults: [(coordinate: String, error: any Error)]
    /// Whether its document was known already.
    public let isCached: Bool
    /// How long it took from its document to its answer's bytes.
    public let duration: Duration
    /// How often resolvers were called.
    public let callCount: Int
    /// The size of the answer.
    public let byteCount: Int
}
