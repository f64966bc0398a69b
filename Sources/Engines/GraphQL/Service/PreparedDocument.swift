import Synchronization

/// A valid document and its operations.
final class PreparedDocument: Sendable {
    let document: DocumentNode
    private let schema: Schema
    private let resolvers: ResolverTable
    private let operations: [OperationNode]
    private let prepared = Mutex<[Int: PreparedOperation]>([:])
    /// About what it takes in memory with its plans and the answer that is kept, for the cache's bound.
    let held: HeldBytes
    /// The size that the cache knows.
    private let told: Mutex<Int>
    /// What it was read from.
    let text: String

    init(_ document: DocumentNode, _ text: String, _ schema: Schema, _ resolvers: ResolverTable) {
        self.text = text
        self.document = document
        self.schema = schema
        self.resolvers = resolvers
        operations = document.definitions.compactMap { if case .operation(let node) = $0 { node } else { nil } }
        let size = (2 * text.utf8.count).saturatedSum(document.tokenCount.saturatedProduct(250))
        held = HeldBytes(size)
        told = Mutex(size)
    }

    /// Its size, where it has another than was told last.
    func newSize() -> Int? {
        let now = held.count
        return told.withLock { told in
            guard told != now else { return nil }
            told = now
            return now
        }
    }

    /// The operation of a name, or the only one.
    func operation(_ name: String?) -> Result<PreparedOperation, RequestErrors> {
        guard let index = operations.firstIndex(where: { name == nil || $0.name?.value.isExactly(name ?? "") == true })
        else {
            let words = name.map { "Unknown operation named '\($0.cut())'." } ?? "Must provide an operation."
            return .failure(Self.error(words))
        }
        guard name != nil || operations.count == 1 else {
            return .failure(Self.error("Must provide operation name if query contains multiple operations."))
        }
        return .success(
            prepared.withLock { prepared in
                if let known = prepared[index] { return known }
                let made = PreparedOperation(operations[index], in: document, schema, resolvers, held)
                prepared[index] = made
                return made
            }
        )
    }

    private static func error(_ words: String) -> RequestErrors {
        RequestErrors(errors: [GraphQLError(words, code: .operationResolutionFailure)])
    }
}

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
