/// A schema and how its fields are found: what answers requests.
public final class ExecutableSchema<Context: Sendable>: Sendable {
    /// The schema.
    public let schema: Schema
    /// How requests are executed.
    public let settings: ExecutionSettings
    let resolvers: ResolverTable
    private let validation: Validation
    /// The most values that one answer tells of the schema: several times what tools ask, whose questions tell of all of
    /// it once.
    let toldLimit: Int
    private let documents: BoundedCache<PreparedDocument>
    private let persisted: BoundedCache<String>

    /// Binds a schema to Swift.
    ///
    /// - Throws: ``BindingFaults`` where Swift and the schema differ: a field without resolver, a resolver without
    ///   field, a type that does not fit, an argument that is not read.
    public init(
        _ schema: Schema,
        settings: ExecutionSettings = ExecutionSettings(),
        _ bind: (SchemaBinding<Context>) -> Void
    ) throws(BindingFaults) {
        let binding = SchemaBinding<Context>(schema)
        bind(binding)
        let faults = BindingCheck.faults(of: binding)
        guard faults.isEmpty else { throw BindingFaults(faults: faults) }
        var table = binding.table
        table.add(SchemaBinding<Context>.introspection(of: schema))
        self.schema = schema
        self.settings = settings
        toldLimit = max(settings.limits.told, schema.memberCount.saturatedProduct(60))
        resolvers = table
        var validation = Validation(schema)
        validation.hints = settings.introspection
        validation.comparisonLimit = settings.limits.comparisons
        validation.errorLimit = settings.limits.errors
        self.validation = validation
        documents = BoundedCache(countLimit: settings.cache.documents, sizeLimit: settings.cache.bytes)
        persisted = BoundedCache(countLimit: settings.cache.documents, sizeLimit: settings.cache.bytes)
    }

    /// Binds a schema, read from SDL, to Swift.
    ///
    /// - Throws: ``SchemaFaults`` where the SDL is no schema, ``BindingFaults`` where Swift and the schema differ.
    public convenience init(
        _ sdl: String,
        settings: ExecutionSettings = ExecutionSettings(),
        _ bind: (SchemaBinding<Context>) -> Void
    ) throws {
        try self.init(try Schema(sdl), settings: settings, bind)
    }

    /// Finds what a request asks for, without executing it.
    public func prepare(_ request: GraphQLRequest) -> PreparedRequest {
        let start = ContinuousClock.now
        var isCached = false
        let found = Result<PreparedRequest.Ready, RefusedRequest> { () throws(RefusedRequest) in
            let text = try text(of: request)
            let document: PreparedDocument
            if let known = documents[text] {
                document = known
                isCached = true
            } else {
                document = try read(text)
                documents.insert(document, size: document.held.count, for: text)
            }
            // Only what is valid is known by its hash.
            if settings.documents.isAutomatic, request.query != nil, let hash = request.hash {
                persisted.insert(text, size: text.utf8.count.saturatedSum(200), for: hash.lowercased())
            }
            return try ready(request, document)
        }
        return PreparedRequest(request: request, found: found, start: start, isCached: isCached)
    }

    private func text(of request: GraphQLRequest) throws(RefusedRequest) -> String {
        guard let query = request.query else {
            guard let hash = request.hash else {
                throw RefusedRequest(.malformed, GraphQLError("Must provide query string.", code: .badRequest))
            }
            if let known = settings.documents.text(hash) ?? persisted[hash.lowercased()] { return known }
            throw RefusedRequest(
                .unknownDocument,
                GraphQLError("PersistedQueryNotFound", code: .persistedQueryNotFound)
            )
        }
        if let hash = request.hash, !SHA256.hexadecimal(query).isExactly(hash.lowercased()) {
            throw RefusedRequest(.malformed, GraphQLError("The hash is not the document's.", code: .badRequest))
        }
        if settings.documents.trustedOnly, settings.documents.text(SHA256.hexadecimal(query))?.isExactly(query) != true
        {
            throw RefusedRequest(
                .untrusted,
                GraphQLError("Only documents that are known are answered.", code: .documentNotTrusted)
            )
        }
        return query
    }

    private func read(_ text: String) throws(RefusedRequest) -> PreparedDocument {
        let document: DocumentNode
        do {
            document = try DocumentNode(parsing: text, limits: settings.limits.parser)
        } catch {
            throw RefusedRequest(.syntax, error)
        }
        var validation = validation
        if let time = settings.limits.time {
            let end = settings.clock.now() + time
            validation.isOver = { [clock = settings.clock] in clock.now() > end }
        }
        var errors = validation.errors(in: document)
        if errors.isEmpty { errors = DocumentLimits(document, settings).errors() }
        guard errors.isEmpty else { throw RefusedRequest(.validation, errors) }
        return PreparedDocument(document, text, schema, resolvers)
    }

    /// Tells the cache what a document has grown to.
    func settle(_ document: PreparedDocument) {
        if let size = document.newSize() { documents.resize(size, for: document.text) }
    }

    private func ready(
        _ request: GraphQLRequest,
        _ document: PreparedDocument
    ) throws(RefusedRequest) -> PreparedRequest.Ready {
        let operation: PreparedOperation
        switch document.operation(request.operationName) {
        case .success(let found): operation = found
        case .failure(let failure): throw RefusedRequest(.operation, failure.errors)
        }
        let coercion = VariableCoercion(
            schema: schema,
            document: document.document,
            hints: settings.introspection,
            errorLimit: settings.limits.errors
        )
        let variables: ByName<GraphQLValue>
        switch coercion.variables(of: operation.node, request.variables) {
        case .success(let found): variables = found
        case .failure(let failure): throw RefusedRequest(.variables, failure.errors)
        }
        guard let plan = operation.plan(variables) else {
            throw RefusedRequest(.operation, GraphQLError("The schema has no such root."))
        }
        let tally = operation.tally(plan, variables)
        let errors = settings.limits.faults(tally)
        guard errors.isEmpty else { throw RefusedRequest(.validation, errors) }
        settle(document)
        return PreparedRequest.Ready(
            document: document,
            operation: operation,
            plan: plan,
            variables: variables,
            cost: tally.cost
        )
    }
}

extension ResolverTable {
    mutating func add(_ other: ResolverTable) {
        objects.merge(other.objects) { $0.merging($1) { first, _ in first } }
        abstract.merge(other.abstract) { first, _ in first }
    }
}
