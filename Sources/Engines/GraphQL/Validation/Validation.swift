/// Whether documents can be executed by a schema: the rules of the specification, in one walk over the document.
public struct Validation: Sendable {
    /// The schema.
    public let schema: Schema
    /// The most errors that are told.
    public var errorLimit = 50
    /// The most comparisons of fields that share a name in the answer.
    public var comparisonLimit = 10_000
    /// Whether errors tell names that may have been meant.
    public var hints = true
    /// Whether its time is over; asked now and then, and what was not looked at is refused.
    public var isOver: (@Sendable () -> Bool)?

    /// Validation by a schema.
    public init(_ schema: Schema) {
        self.schema = schema
    }

    /// What is wrong with a document, in its order; empty where it can be executed.
    public func errors(in document: DocumentNode) -> [GraphQLError] {
        let rules = DocumentRules(document, self)
        rules.run()
        return Array(rules.sortedErrors().prefix(errorLimit))
    }
}

/// The rules over one document.
final class DocumentRules {
    let document: DocumentNode
    let settings: Validation
    var schema: Schema { settings.schema }

    /// The fragments; of those that share a name, the last.
    let fragments: ByName<FragmentNode>
    /// What each fragment uses, found once.
    var uses: ByName<DefinitionUses> = [:]
    /// What the definition that is walked uses.
    var current = DefinitionUses()

    private struct Found {
        /// Made for those that are told alone.
        let message: () -> String
        let offsets: [SourceOffset]
    }

    private var found: [Found] = []

    init(_ document: DocumentNode, _ settings: Validation) {
        self.document = document
        self.settings = settings
        var fragments: ByName<FragmentNode> = [:]
        for case .fragment(let node) in document.definitions { fragments[node.name.value] = node }
        self.fragments = fragments
    }

    func report(_ message: @escaping @autoclosure () -> String, at offsets: [SourceOffset]) {
        guard !isFull else { return }
        found.append(Found(message: message, offsets: offsets))
    }

    /// Whether nothing more is noted: past twice the limit the order cannot change which are told by much, and the memory
    /// is bounded.
    var isFull: Bool { found.count >= 20 * max(settings.errorLimit, 1) }

    func hint(_ name: String, _ options: @autoclosure () -> [String], of kind: String = "") -> String {
        settings.hints ? Suggestions.words(for: name, from: options(), of: kind) : ""
    }

    func sortedErrors() -> [GraphQLError] {
        let ordered = found.enumerated().sorted {
            ($0.element.offsets.first?.bytes ?? -1, $0.offset) < ($1.element.offsets.first?.bytes ?? -1, $1.offset)
        }
        // What was noted holds this.
        found = []
        return ordered.prefix(settings.errorLimit).map { _, found in
            GraphQLError(
                found.message().cut(to: GraphQLError.longestMessage),
                locations: document.locations(of: found.offsets),
                code: .validationFailed
            )
        }
    }

    func run() {
        checkDefinitionNames()
        var operations: [(OperationNode, DefinitionUses)] = []
        for definition in document.definitions {
            current = DefinitionUses()
            switch definition {
            case .operation(let node):
                visit(node)
                operations.append((node, current))
            case .fragment(let node):
                visit(node)
                uses[node.name.value] = current
            case .schema(let node): report("The schema definition is not executable.", at: [node.offset])
            case .type(let node):
                report("The '\(node.name.value)' definition is not executable.", at: [node.offset])
            case .directive(let node):
                report("The '\(node.name.value)' definition is not executable.", at: [node.offset])
            }
        }
        let hasCycle = checkFragmentCycles()
        let reached = checkReachable(from: operations)
        // Fields of fragments within themselves have no end; they are an error already.
        guard !hasCycle else { return }
        checkOverlaps(besides: reached)
        checkIntrospectionDepth()
    }

    private func visit(_ node: OperationNode) {
        if schema.root(node.kind) == nil {
            report("The \(node.kind.rawValue) operation is not supported by the schema.", at: [node.offset])
        }
        checkVariables(of: node)
        checkDirectives(node.directives, node.kind.location)
        visit(node.selectionSet, of: schema.root(node.kind))
        if node.kind == .subscription { checkSubscription(node) }
    }

    private func visit(_ node: FragmentNode) {
        let type = checkCondition(node.typeCondition, fragment: node.name.value)
        checkDirectives(node.directives, .fragmentDefinition)
        visit(node.selectionSet, of: type)
    }

    /// The composite type that a condition names.
    func checkCondition(_ condition: NameNode, fragment: String?) -> SchemaType? {
        guard let type = schema.types[condition.value] else {
            reportUnknownType(condition)
            return nil
        }
        guard type.isComposite else {
            let subject = fragment.map { "Fragment '\($0)'" } ?? "Fragment"
            report("\(subject) cannot condition on non composite type '\(condition.value)'.", at: [condition.offset])
            return nil
        }
        return type
    }

    func reportUnknownType(_ name: NameNode) {
        // A type that the document itself defines is an error already.
        for case .type(let node) in document.definitions where node.name.value == name.value && !node.isExtension {
            return
        }
        report("Unknown type '\(name.value)'.\(self.hint(name.value, self.schema.typeNames))", at: [name.offset])
    }
}

/// What an operation or a fragment uses.
struct DefinitionUses {
    struct Variable {
        let name: String
        let offset: SourceOffset
        /// The type that is expected there, where it is known.
        let type: TypeReferenceNode?
        /// Whether there is a default where it is put.
        let hasDefault: Bool
        /// The `@oneOf` input that it is a field of.
        let oneOf: String?
    }

    var variables: [Variable] = []
    var spreads: [FragmentSpreadNode] = []
}

extension OperationKind {
    /// Where directives on such an operation stand.
    var location: DirectiveLocation {
        switch self {
        case .query: .query
        case .mutation: .mutation
        case .subscription: .subscription
        }
    }
}
