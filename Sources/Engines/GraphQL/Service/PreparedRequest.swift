/// A request whose operation is known, or why it is not executed.
public struct PreparedRequest: Sendable {
    struct Ready: Sendable {
        let document: PreparedDocument
        let operation: PreparedOperation
        let plan: PreparedOperation.Plan
        let variables: ByName<GraphQLValue>
        let cost: Int
    }

    let request: GraphQLRequest
    let found: Result<Ready, RefusedRequest>
    let start: ContinuousClock.Instant
    let isCached: Bool

    /// What its operation does; `nil` where there is none to execute.
    public var kind: OperationKind? {
        guard case .success(let ready) = found else { return nil }
        return ready.operation.node.kind
    }

    /// Whether it can only be executed suspending.
    public var suspends: Bool {
        guard case .success(let ready) = found else { return false }
        return ready.operation.suspends
    }

    /// What it costs, by which who asks may be charged; `nil` where it is not executed.
    public var cost: Int? {
        guard case .success(let ready) = found else { return nil }
        return ready.cost
    }

    /// Why it is not executed; `nil` where it is.
    public var refusal: GraphQLAnswer? {
        guard case .failure(let refused) = found else { return nil }
        return refused.answer
    }
}

/// Why a request is not executed, in errors.
struct RefusedRequest: Error {
    let refusal: Refusal
    let errors: [GraphQLError]

    init(_ refusal: Refusal, _ errors: [GraphQLError]) {
        self.refusal = refusal
        self.errors = errors
    }

    init(_ refusal: Refusal, _ error: GraphQLError) {
        self.init(refusal, [error])
    }

    var answer: GraphQLAnswer { GraphQLAnswer(refusal, errors) }
}
