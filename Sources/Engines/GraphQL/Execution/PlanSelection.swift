import Synchronization

/// What a plan is made from, with every condition known.
final class PlanScope: Sendable {
    let schema: Schema
    let resolvers: ResolverTable
    let fragments: ByName<FragmentNode>
    /// The variables that conditions name.
    let conditions: ByName<Bool>
    /// What its plans take in memory, for the bound of the documents that are kept.
    let held: HeldBytes
    private let sources = Mutex<ByName<[Int: FieldSource]>>([:])

    init(
        schema: Schema,
        resolvers: ResolverTable,
        fragments: ByName<FragmentNode>,
        conditions: ByName<Bool>,
        held: HeldBytes
    ) {
        self.schema = schema
        self.resolvers = resolvers
        self.fragments = fragments
        self.conditions = conditions
        self.held = held
    }

    /// What a field says of itself, once for all places that a fragment brings it to.
    func source(of node: FieldNode, _ definition: FieldDefinitionNode, of parent: String) -> FieldSource {
        sources.withLock { sources in
            if let known = sources[parent]?[node.offset.bytes] { return known }
            let made = FieldSource(node, definition, schema)
            sources[parent, default: [:]][node.offset.bytes] = made
            if case .constant(_, let bytes) = made.arguments { held.add(bytes) }
            return made
        }
    }

    /// Whether directives leave something in.
    func includes(_ directives: [DirectiveNode]) -> Bool {
        guard !directives.isEmpty else { return true }
        for directive in directives {
            let name = directive.name.value
            guard name == "skip" || name == "include", let value = directive.argument("if")?.value else { continue }
            let holds =
                switch value.kind {
                case .boolean(let isTrue): isTrue
                case .variable(let variable): conditions[variable] ?? false
                default: false
                }
            if holds == (name == "skip") { return false }
        }
        return true
    }
}

/// What a field of a document says of itself, which may be large.
struct FieldSource: Sendable {
    /// The key as the answer has it: quoted, with its colon.
    let keyBytes: [UInt8]
    let arguments: ArgumentPlan

    init(_ node: FieldNode, _ definition: FieldDefinitionNode, _ schema: Schema) {
        var key = JSONText()
        key.string(node.responseKey)
        key.append(UInt8(ascii: ":"))
        keyBytes = key.bytes
        arguments = ArgumentPlan(node.arguments, definition, schema)
    }
}

/// What is selected of values, which is worked out for each type that they turn out to be.
final class PlanSelection: Sendable {
    private let sets: [SelectionSetNode]
    private let scope: PlanScope
    private let plans = Mutex<ByName<ObjectPlan>>([:])

    init(_ sets: [SelectionSetNode], in scope: PlanScope) {
        self.sets = sets
        self.scope = scope
    }

    /// What is selected of objects of a type.
    func plan(for type: String) -> ObjectPlan? {
        plans.withLock { plans in
            if let known = plans[type] { return known }
            guard let target = scope.schema.types[type] else { return nil }
            var collector = FieldCollector(scope: scope, type: target)
            for set in sets { collector.add(set) }
            let made = ObjectPlan(collector)
            scope.held.add(made.size)
            plans[type] = made
            return made
        }
    }

    /// Whether a field is selected, on whatever type.
    func mentions(_ field: String) -> Bool {
        var seen: NameSet = []
        return sets.contains { mentions(field, in: $0, &seen) }
    }

    private func mentions(_ field: String, in set: SelectionSetNode, _ seen: inout NameSet) -> Bool {
        for selection in set.selections {
            switch selection {
            case .field(let node):
                if node.name.value == field, scope.includes(node.directives) { return true }
            case .inline(let node):
                if scope.includes(node.directives), mentions(field, in: node.selectionSet, &seen) { return true }
            case .spread(let node):
                guard scope.includes(node.directives), seen.insert(node.name.value).inserted,
                    let fragment = scope.fragments[node.name.value]
                else { continue }
                if mentions(field, in: fragment.selectionSet, &seen) { return true }
            }
        }
        return false
    }
}

/// What is selected of objects of one type.
final class ObjectPlan: Sendable {
    let typeName: String
    /// The type's name in quotes.
    let typeNameBytes: [UInt8]
    let fields: [PlanField]
    /// About what it takes in memory, as measured.
    var size: Int { fields.reduce(500) { $0 + 1000 + 200 * $1.nodes.count } }

    init(_ collector: FieldCollector) {
        typeName = collector.type.name
        var name = JSONText()
        name.string(typeName)
        typeNameBytes = name.bytes
        fields = collector.groups.compactMap { nodes in
            guard let first = nodes.first,
                let definition = collector.scope.schema.field(first.name.value, of: collector.type)
            else { return nil }
            return PlanField(nodes, of: collector.type.name, definition, in: collector.scope)
        }
    }
}

/// The fields of a selection by their names in the answer, in the order of the document (CollectFields of the
/// specification).
struct FieldCollector {
    let scope: PlanScope
    let type: SchemaType
    private(set) var groups: [[FieldNode]] = []
    private var indexes: ByName<Int> = [:]
    private var visited: NameSet = []

    init(scope: PlanScope, type: SchemaType) {
        self.scope = scope
        self.type = type
    }

    mutating func add(_ set: SelectionSetNode) {
        for selection in set.selections {
            switch selection {
            case .field(let node):
                guard scope.includes(node.directives) else { continue }
                add(node)
            case .inline(let node):
                if scope.includes(node.directives), fits(node.typeCondition) { add(node.selectionSet) }
            case .spread(let node):
                guard scope.includes(node.directives), visited.insert(node.name.value).inserted,
                    let fragment = scope.fragments[node.name.value], fits(fragment.typeCondition)
                else { continue }
                add(fragment.selectionSet)
            }
        }
    }

    private mutating func add(_ node: FieldNode) {
        if let index = indexes[node.responseKey] {
            groups[index].append(node)
        } else {
            indexes[node.responseKey] = groups.count
            groups.append([node])
        }
    }

    private func fits(_ condition: NameNode?) -> Bool {
        guard let condition, condition.value != type.name else { return true }
        return scope.schema.types[condition.value]?.possibleTypeNames.contains(type.name) ?? false
    }
}
