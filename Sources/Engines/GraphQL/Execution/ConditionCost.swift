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
