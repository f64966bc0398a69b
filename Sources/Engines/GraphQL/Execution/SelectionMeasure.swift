/// Measures an operation, each fragment once.
struct SelectionMeasure {
    private let scope: PlanScope
    private let variables: ByName<GraphQLValue>
    private var fragments: ByName<SelectionTally> = [:]
    private var conditions: ConditionMeasure
    private var sizeVaries = false

    /// Whether a variable says how many values there will be, or what conditions they meet.
    var varies: Bool { sizeVaries || conditions.varies }

    init(_ scope: PlanScope, _ variables: ByName<GraphQLValue>) {
        self.scope = scope
        self.variables = variables
        conditions = ConditionMeasure(variables)
    }

    /// What a selection of a type comes to.
    mutating func tally(_ set: SelectionSetNode, of type: String) -> SelectionTally {
        var tally = SelectionTally(depth: 1)
        // An object is of one type: of what is selected of several, the dearest counts.
        var costs: ByName<Int> = [:]
        for selection in set.selections {
            switch selection {
            case .field(let node):
                guard looksAt(node.directives, &tally) else { continue }
                tally.rootFields = tally.rootFields.saturatedSum(1)
                add(node, of: type, to: &tally)
            case .inline(let node):
                guard looksAt(node.directives, &tally) else { continue }
                let condition = node.typeCondition?.value ?? type
                merge(self.tally(node.selectionSet, of: condition), of: condition, in: type, &tally, &costs)
            case .spread(let node):
                guard looksAt(node.directives, &tally), let fragment = scope.fragments[node.name.value] else {
                    continue
                }
                let name = node.name.value
                let found = fragments[name] ?? self.tally(fragment.selectionSet, of: fragment.typeCondition.value)
                fragments[name] = found
                merge(found, of: fragment.typeCondition.value, in: type, &tally, &costs)
            }
        }
        tally.cost = tally.cost.saturatedSum(costs.values.max() ?? 0)
        return tally
    }

    /// Whether directives leave something in; what they leave out is looked at for each object as well, and costs one.
    private func looksAt(_ directives: [DirectiveNode], _ tally: inout SelectionTally) -> Bool {
        if scope.includes(directives) { return true }
        tally.cost = tally.cost.saturatedSum(1)
        return false
    }

    private func merge(
        _ other: SelectionTally,
        of condition: String,
        in type: String,
        _ tally: inout SelectionTally,
        _ costs: inout ByName<Int>
    ) {
        var other = other
        // So does what brings nothing.
        other.cost = max(other.cost, 1)
        if condition != type, scope.schema.types[condition]?.kind == .object {
            costs[condition] = costs[condition, default: 0].saturatedSum(other.cost)
            other.cost = 0
        }
        tally.add(other)
        tally.rootFields = tally.rootFields.saturatedSum(other.rootFields)
        tally.depth = max(tally.depth, other.depth)
    }

    private mutating func add(_ node: FieldNode, of type: String, to tally: inout SelectionTally) {
        if node.alias != nil { tally.aliases = tally.aliases.saturatedSum(1) }
        let cost = scope.resolvers.resolver(node.name.value, of: type)?.cost ?? FieldCost()
        tally.cost = tally.cost.saturatedSum(cost.weight)
        if let asked = cost.conditions { tally.cost = tally.cost.saturatedSum(conditions.cost(of: node, asked)) }
        guard let set = node.selectionSet, let parent = scope.schema.types[type],
            let definition = scope.schema.field(node.name.value, of: parent)
        else { return }
        let inner = self.tally(set, of: definition.type.name.value)
        tally.add(inner, times: size(of: node, definition, cost))
        // What tells of the schema is bounded by the schema, and nests deep in what tools ask.
        if !definition.type.name.value.hasPrefix("__") { tally.depth = max(tally.depth, inner.depth + 1) }
    }

    /// How many values a field will have, as far as its arguments say.
    private mutating func size(of node: FieldNode, _ definition: FieldDefinitionNode, _ cost: FieldCost) -> Int {
        var couldBeGiven = false
        for path in cost.sizedBy {
            let steps = path.split(separator: ".").map(String.init)
            guard let name = steps.first, definition.arguments.contains(where: { $0.name.value == name }) else {
                continue
            }
            couldBeGiven = true
            let given = node.arguments.first { $0.name.value == name }?.value
            let literal = given ?? definition.arguments.first { $0.name.value == name }?.defaultValue
            if let size = number(literal, steps.dropFirst()) {
                // Asking for -1 of something commonly asks for all.
                return size < 0
                    ? max(cost.assumedSize, min(cost.largestSize, 100)) : min(max(size, 1), cost.largestSize)
            }
        }
        return couldBeGiven ? cost.assumedSize : cost.ownSize
    }

    private mutating func number(_ node: ValueNode?, _ steps: ArraySlice<String>) -> Int? {
        guard let node else { return nil }
        switch node.kind {
        case .variable(let name):
            sizeVaries = true
            var value = variables[name]
            for step in steps { value = value?[step] }
            if case .int(let whole)? = value { return whole }
            return nil
        case .object(let fields):
            guard let step = steps.first else { return nil }
            return number(fields.last { $0.name.value == step }?.value, steps.dropFirst())
        case .int(let digits) where steps.isEmpty: return Int(digits) ?? .max
        default: return nil
        }
    }
}

/// What the conditions in an argument cost, such as those of a filter, on top of their field.
public struct ConditionCost: Sendable, Hashable {
    /// The argument that they stand in.
    public var argument: String
    /// What each value costs that something is compared with.
    public var weight: Int
    /// The members that compare dearly, such as those that look inside texts.
    public var dear: NameSet
    /// What each value of those costs.
    public var dearWeight: Int

    /// One a value, and more of those that are dear.
    public init(argument: String, weight: Int = 1, dear: NameSet = [], dearWeight: Int = 1) {
        self.argument = argument
        self.weight = weight
        self.dear = dear
        self.dearWeight = dearWeight
    }
}

/// Adds up what conditions cost, each variable once however often it is named.
struct ConditionMeasure {
    private struct Place: Hashable {
        let cost: ConditionCost
        /// Whether a member around it is dear, which makes all dear that is in it.
        let isDear: Bool
    }

    private let variables: ByName<GraphQLValue>
    private var known: ByName<[Place: Int]> = [:]
    /// Whether a variable says what there is.
    private(set) var varies = false

    init(_ variables: ByName<GraphQLValue>) {
        self.variables = variables
    }

    /// What is given to a field, as it costs there.
    mutating func cost(of node: FieldNode, _ cost: ConditionCost) -> Int {
        guard let given = node.arguments.first(where: { $0.name.value == cost.argument })?.value else { return 0 }
        return self.cost(of: given, cost, dear: false)
    }

    private mutating func cost(of node: ValueNode, _ cost: ConditionCost, dear: Bool) -> Int {
        switch node.kind {
        case .variable(let name):
            varies = true
            guard let value = variables[name] else { return 0 }
            let place = Place(cost: cost, isDear: dear)
            if let found = known[name]?[place] { return found }
            let found = Self.cost(of: value, cost, dear: dear)
            known[name, default: [:]][place] = found
            return found
        case .null: return 0
        case .list(let items):
            // Also what is empty is a condition.
            return items.reduce(0) { $0.saturatedSum(max(cost.weight, self.cost(of: $1, cost, dear: dear))) }
        case .object(let fields):
            return fields.reduce(0) {
                $0.saturatedSum(self.cost(of: $1.value, cost, dear: dear || cost.dear.contains($1.name.value)))
            }
        default: return dear ? cost.dearWeight : cost.weight
        }
    }

    private static func cost(of value: GraphQLValue, _ cost: ConditionCost, dear: Bool) -> Int {
        switch value {
        case .null: 0
        case .list(let items):
            items.reduce(0) { $0.saturatedSum(max(cost.weight, self.cost(of: $1, cost, dear: dear))) }
        case .object(let members):
            members.reduce(0) {
                $0.saturatedSum(self.cost(of: $1.value, cost, dear: dear || cost.dear.contains($1.name)))
            }
        default: dear ? cost.dearWeight : cost.weight
        }
    }
}
