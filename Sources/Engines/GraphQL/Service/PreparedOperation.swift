import Synchronization

/// An operation of a valid document, with the plans of what its conditions came to.
final class PreparedOperation: Sendable {
    /// What is selected where conditions came out a certain way.
    struct Plan: Sendable {
        let root: ObjectPlan
        let scope: PlanScope
        let rootType: String
        /// What it comes to; `nil` where a variable says how many values there are.
        let tally: SelectionTally?
    }

    let node: OperationNode
    let document: DocumentNode
    /// Whether a resolver that it may call suspends.
    let suspends: Bool
    private let schema: Schema
    private let resolvers: ResolverTable
    private let fragments: ByName<FragmentNode>
    /// The variables that conditions name, sorted.
    private let conditions: [String]
    private let plans = Mutex<[[Bool]: Plan]>([:])
    /// The answer of what tells of the schema alone, which is always the same.
    let constantAnswer = Mutex<GraphQLAnswer?>(nil)
    let isConstant: Bool
    let held: HeldBytes

    init(
        _ node: OperationNode,
        in document: DocumentNode,
        _ schema: Schema,
        _ resolvers: ResolverTable,
        _ held: HeldBytes
    ) {
        self.held = held
        self.node = node
        self.document = document
        self.schema = schema
        self.resolvers = resolvers
        var fragments: ByName<FragmentNode> = [:]
        for case .fragment(let fragment) in document.definitions { fragments[fragment.name.value] = fragment }
        self.fragments = fragments
        var survey = OperationSurvey(schema, resolvers, fragments)
        survey.visit(node.selectionSet, of: schema.root(node.kind))
        conditions = survey.conditions.sorted()
        suspends = survey.suspends
        isConstant = node.kind == .query && node.variables.isEmpty && survey.tellsOfSchemaOnly
    }

    /// The plan for variables.
    func plan(_ variables: ByName<GraphQLValue>) -> Plan? {
        let key = conditions.map { variables[$0] == .boolean(true) }
        return plans.withLock { plans in
            if let known = plans[key] { return known }
            guard let made = make(Dictionary(zip(conditions, key)) { first, _ in first }) else { return nil }
            // There are as many as conditions can come out; few are asked for.
            if plans.count >= 32 { plans = [:] }
            plans[key] = made
            return made
        }
    }

    private func make(_ conditions: ByName<Bool>) -> Plan? {
        guard let root = schema.root(node.kind) else { return nil }
        let scope = PlanScope(
            schema: schema,
            resolvers: resolvers,
            fragments: fragments,
            conditions: conditions,
            held: held
        )
        var measure = SelectionMeasure(scope, [:])
        let tally = measure.tally(node.selectionSet, of: root.name)
        guard let plan = PlanSelection([node.selectionSet], in: scope).plan(for: root.name) else { return nil }
        return Plan(root: plan, scope: scope, rootType: root.name, tally: measure.varies ? nil : tally)
    }

    /// What it comes to with variables.
    func tally(_ plan: Plan, _ variables: ByName<GraphQLValue>) -> SelectionTally {
        if let tally = plan.tally { return tally }
        var measure = SelectionMeasure(plan.scope, variables)
        return measure.tally(node.selectionSet, of: plan.rootType)
    }
}

/// What an operation uses, wherever it stands.
private struct OperationSurvey {
    private let schema: Schema
    private let resolvers: ResolverTable
    private let fragments: ByName<FragmentNode>
    private var visited: NameSet = []
    private(set) var conditions: NameSet = []
    private(set) var suspends = false
    private(set) var tellsOfSchemaOnly = true

    init(_ schema: Schema, _ resolvers: ResolverTable, _ fragments: ByName<FragmentNode>) {
        self.schema = schema
        self.resolvers = resolvers
        self.fragments = fragments
    }

    mutating func visit(_ set: SelectionSetNode, of type: SchemaType?) {
        for selection in set.selections {
            switch selection {
            case .field(let node):
                note(node.directives)
                visit(node, of: type)
            case .inline(let node):
                note(node.directives)
                visit(node.selectionSet, of: node.typeCondition.flatMap { schema.types[$0.value] } ?? type)
            case .spread(let node):
                note(node.directives)
                guard visited.insert(node.name.value).inserted, let fragment = fragments[node.name.value] else {
                    continue
                }
                visit(fragment.selectionSet, of: schema.types[fragment.typeCondition.value])
            }
        }
    }

    private mutating func visit(_ node: FieldNode, of type: SchemaType?) {
        guard let type else { return }
        let name = node.name.value
        if !name.hasPrefix("__"), !type.name.hasPrefix("__") { tellsOfSchemaOnly = false }
        for possible in type.possibleTypes where resolvers.resolver(name, of: possible)?.suspends == true {
            suspends = true
        }
        guard let set = node.selectionSet, let field = schema.field(name, of: type) else { return }
        visit(set, of: schema.types[field.type.name.value])
    }

    private mutating func note(_ directives: [DirectiveNode]) {
        for directive in directives where ["skip", "include"].contains(directive.name.value) {
            if case .variable(let name)? = directive.argument("if")?.value.kind { conditions.insert(name) }
        }
    }
}
