/// What a document may not have, whatever its variables are.
struct DocumentLimits {
    private let document: DocumentNode
    private let settings: ExecutionSettings
    private var found: [GraphQLError] = []

    init(_ document: DocumentNode, _ settings: ExecutionSettings) {
        self.document = document
        self.settings = settings
    }

    func errors() -> [GraphQLError] {
        var limits = self
        for definition in document.definitions {
            switch definition {
            case .operation(let node):
                limits.check(node.directives)
                for variable in node.variables { limits.check(variable.directives) }
                limits.visit(node.selectionSet)
            case .fragment(let node):
                limits.check(node.directives)
                limits.visit(node.selectionSet)
            default: break
            }
        }
        return Array(limits.found.prefix(settings.limits.errors))
    }

    private mutating func visit(_ set: SelectionSetNode) {
        for selection in set.selections {
            switch selection {
            case .field(let node):
                check(node.directives)
                if !settings.introspection, node.name.value == "__schema" || node.name.value == "__type" {
                    report("The schema does not tell of itself here.", .validationFailed, node.offset)
                }
                if let set = node.selectionSet { visit(set) }
            case .inline(let node):
                check(node.directives)
                visit(node.selectionSet)
            case .spread(let node): check(node.directives)
            }
        }
    }

    private mutating func check(_ directives: [DirectiveNode]) {
        let limit = settings.limits.directives
        guard directives.count > limit, let first = directives.first else { return }
        let extensions: [GraphQLValue.Member] = [.init("limit", .int(limit)), .init("value", .int(directives.count))]
        report("More than \(limit) directives stand at one place.", .queryTooLarge, first.offset, extensions)
    }

    private mutating func report(
        _ words: String,
        _ code: ErrorCode,
        _ offset: SourceOffset,
        _ extensions: [GraphQLValue.Member] = []
    ) {
        found.append(
            GraphQLError(words, locations: [document.location(of: offset)], code: code, extensions: extensions)
        )
    }
}

extension ExecutionLimits {
    /// What an operation exceeds.
    func faults(_ tally: SelectionTally) -> [GraphQLError] {
        var errors: [GraphQLError] = []
        func check(_ value: Int, _ limit: Int, _ code: ErrorCode, _ words: String) {
            guard value > limit else { return }
            let extensions: [GraphQLValue.Member] = [.init("limit", .int(limit)), .init("value", .int(value))]
            errors.append(GraphQLError(words, code: code, extensions: extensions))
        }
        check(tally.depth, depth, .queryTooDeep, "Selections nest deeper than \(depth) levels.")
        check(tally.rootFields, width, .queryTooLarge, "More than \(width) fields of the root are selected.")
        check(tally.aliases, width, .queryTooLarge, "There are more than \(width) aliases.")
        check(tally.cost, cost, .queryTooCostly, "It would cost more than \(cost).")
        return errors
    }
}
