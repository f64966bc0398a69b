import Synchronization

/// A valid document and its operations.
final class PreparedDocument: Sendable {
    let document: DocumentNode
    private let schema: Schema
    private let resolvers: ResolverTable
    private let operations: [OperationNode]
    private let prepared = Mutex<[Int: PreparedOperation]>([:])
    /// About what it takes in memory, for the cache's bound.
    let size: Int

    init(_ document: DocumentNode, textSize: Int, _ schema: Schema, _ resolvers: ResolverTable) {
        self.document = document
        self.schema = schema
        self.resolvers = resolvers
        operations = document.definitions.compactMap { if case .operation(let node) = $0 { node } else { nil } }
        size = textSize.saturatedSum(document.tokenCount.saturatedProduct(250))
    }

    /// The operation of a name, or the only one.
    func operation(_ name: String?) -> Result<PreparedOperation, RequestErrors> {
        guard let index = operations.firstIndex(where: { name == nil || $0.name?.value == name }) else {
            let words = name.map { "Unknown operation named '\($0)'." } ?? "Must provide an operation."
            return .failure(Self.error(words))
        }
        guard name != nil || operations.count == 1 else {
            return .failure(Self.error("Must provide operation name if query contains multiple operations."))
        }
        return .success(
            prepared.withLock { prepared in
                if let known = prepared[index] { return known }
                let made = PreparedOperation(operations[index], in: document, schema, resolvers)
                prepared[index] = made
                return made
            }
        )
    }

    private static func error(_ words: String) -> RequestErrors {
        RequestErrors(errors: [GraphQLError(words, code: .operationResolutionFailure)])
    }
}
