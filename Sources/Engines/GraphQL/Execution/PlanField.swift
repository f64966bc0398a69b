/// A field as one object type answers it, all places that select it merged.
@usableFromInline
final class PlanField: Sendable {
    struct Level: Sendable {
        let isList: Bool
        let isNonNull: Bool
    }

    let responseKey: String
    /// The key as the answer has it: quoted, with its colon.
    let keyBytes: [UInt8]
    /// The type it is a field of.
    let parentType: String
    let definition: FieldDefinitionNode
    /// Every place that selects it.
    let nodes: [FieldNode]
    /// Its type from the outside in; the last is no list.
    let levels: [Level]
    /// What leaves must be; `nil` for objects.
    let leaf: LeafKind?
    let arguments: ArgumentPlan
    /// `nil` for `__typename`, which is known.
    let resolver: Resolver?
    let selection: PlanSelection?
    /// The name of its type, inside all lists.
    let typeName: String
    /// Whether its type is several objects.
    let isAbstract: Bool

    init(_ nodes: [FieldNode], of parent: String, _ definition: FieldDefinitionNode, in scope: PlanScope) {
        let first = nodes[0]
        responseKey = first.responseKey
        let source = scope.source(of: first, definition, of: parent)
        keyBytes = source.keyBytes
        arguments = source.arguments
        parentType = parent
        self.definition = definition
        self.nodes = nodes
        levels = Self.levels(of: definition.type)
        typeName = definition.type.name.value
        let type = scope.schema.types[typeName]
        leaf = type.flatMap { $0.isLeaf ? LeafKind($0) : nil }
        isAbstract = type?.isAbstract ?? false
        resolver = scope.resolvers.resolver(first.name.value, of: parent)
        let sets = nodes.compactMap(\.selectionSet)
        selection = sets.isEmpty ? nil : PlanSelection(sets, in: scope)
    }

    /// The field as messages name it.
    var coordinate: String { "\(parentType).\(definition.name.value)" }

    private static func levels(of type: TypeReferenceNode) -> [Level] {
        switch type {
        case .named: [Level(isList: false, isNonNull: false)]
        case .list(let item, _): [Level(isList: true, isNonNull: false)] + levels(of: item)
        case .nonNull(let nullable):
            levels(of: nullable).enumerated().map { index, level in
                index == 0 ? Level(isList: level.isList, isNonNull: true) : level
            }
        }
    }
}
