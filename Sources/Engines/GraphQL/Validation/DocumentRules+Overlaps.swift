/// A field where it is selected, and the field it is selected of.
final class SelectedField {
    let node: FieldNode
    let parentType: SchemaType?
    let type: TypeReferenceNode?
    let parent: SelectedField?
    /// Name and arguments, equal for fields that may share a name in the answer.
    let signature: String

    init(_ node: FieldNode, _ parentType: SchemaType?, _ type: TypeReferenceNode?, _ parent: SelectedField?) {
        self.node = node
        self.parentType = parentType
        self.type = type
        self.parent = parent
        signature = node.arguments.isEmpty ? node.name.value : node.name.value + Self.written(node.arguments)
    }

    private static func written(_ arguments: [ArgumentNode]) -> String {
        let sorted = arguments.sorted { $0.name.value < $1.name.value }
        return "(" + sorted.map { "\($0.name.value):\($0.value.sorted)" }.joined(separator: ",") + ")"
    }
}

extension DocumentRules {
    /// Fields that share a name in an answer are the same field.
    ///
    /// All fields of one name are compared at once and not in pairs: their shapes must be equal to the first one's, and
    /// those that one object can have must be equal to the first one's in name and arguments. What they select is then
    /// one set, which is looked at the same way. Time is linear where fields repeat.
    ///
    /// - Parameter reached: The fragments that operations reach, and that are looked at with them.
    func checkOverlaps(besides reached: Set<String>) {
        var check = OverlapCheck(rules: self)
        for definition in document.definitions {
            switch definition {
            case .operation(let node): check.run(node.selectionSet, of: schema.root(node.kind))
            case .fragment(let node) where !reached.contains(node.name.value):
                check.run(
                    node.selectionSet,
                    of: schema.types[node.typeCondition.value].flatMap { $0.isComposite ? $0 : nil }
                )
            default: break
            }
        }
        if check.comparisons > settings.comparisonLimit {
            report("Fields would take more than \(settings.comparisonLimit) comparisons.", at: [])
        }
    }
}

private struct OverlapCheck {
    typealias Groups = [(key: String, fields: [SelectedField])]

    let rules: DocumentRules
    var comparisons = 0
    private var told: Set<[Int]> = []

    init(rules: DocumentRules) {
        self.rules = rules
    }

    mutating func run(_ set: SelectionSetNode, of type: SchemaType?) {
        var fields: [SelectedField] = []
        var visited: Set<String> = []
        collect(set, of: type, in: nil, &visited, &fields)
        let groups = Self.grouped(fields)
        checkSameFields(groups)
        checkShapes(groups)
    }

    private var isSpent: Bool { comparisons > rules.settings.comparisonLimit }

    private mutating func collect(
        _ set: SelectionSetNode,
        of type: SchemaType?,
        in parent: SelectedField?,
        _ visited: inout Set<String>,
        _ fields: inout [SelectedField]
    ) {
        var spreads: [FragmentSpreadNode] = []
        collect(set, of: type, in: parent, &spreads, &fields)
        // Fields come before those of fragments, wherever these are spread.
        for spread in spreads where !isSpent && visited.insert(spread.name.value).inserted {
            guard let fragment = rules.fragments[spread.name.value] else { continue }
            let inner = rules.schema.types[fragment.typeCondition.value]
            collect(fragment.selectionSet, of: inner, in: parent, &visited, &fields)
        }
    }

    private mutating func collect(
        _ set: SelectionSetNode,
        of type: SchemaType?,
        in parent: SelectedField?,
        _ spreads: inout [FragmentSpreadNode],
        _ fields: inout [SelectedField]
    ) {
        for selection in set.selections {
            switch selection {
            case .field(let node):
                let own = type.flatMap { rules.schema.fieldType(node.name.value, of: $0) }
                fields.append(SelectedField(node, type, own, parent))
            case .inline(let node):
                let inner = node.typeCondition.map { rules.schema.types[$0.value] } ?? type
                collect(node.selectionSet, of: inner, in: parent, &spreads, &fields)
            case .spread(let node): spreads.append(node)
            }
        }
    }

    private static func grouped(_ fields: [SelectedField]) -> Groups {
        var groups: Groups = []
        var indexes: [String: Int] = [:]
        for field in fields {
            let key = field.node.responseKey
            if let index = indexes[key] {
                groups[index].fields.append(field)
            } else {
                indexes[key] = groups.count
                groups.append((key, [field]))
            }
        }
        return groups
    }

    /// What the fields of a group select, as one set.
    private mutating func merged(_ fields: [SelectedField]) -> Groups {
        var selected: [SelectedField] = []
        for field in fields {
            guard let set = field.node.selectionSet else { continue }
            // A fragment counts for every field that spreads it, as each may be of another type.
            var visited: Set<String> = []
            let type = field.type.flatMap { rules.schema.types[$0.name.value] }
            collect(set, of: type?.isComposite == true ? type : nil, in: field, &visited, &selected)
        }
        comparisons += selected.count
        return Self.grouped(selected)
    }

    private mutating func checkShapes(_ groups: Groups) {
        for (_, fields) in groups where !isSpent {
            let typed = fields.compactMap { field in field.type.map { (field, $0) } }
            if let (first, type) = typed.first {
                for (field, other) in typed.dropFirst() {
                    comparisons += 1
                    guard conflict(type, other) else { continue }
                    tell(first, field, "they return conflicting types '\(type)' and '\(other)'")
                }
            }
            if fields.contains(where: { $0.node.selectionSet != nil }) { checkShapes(merged(fields)) }
        }
    }

    private func conflict(_ first: TypeReferenceNode, _ second: TypeReferenceNode) -> Bool {
        switch (first, second) {
        case (.list(let first, _), .list(let second, _)), (.nonNull(let first), .nonNull(let second)):
            return conflict(first, second)
        case (.named(let first), .named(let second)):
            guard first.value != second.value else { return false }
            let types = rules.schema.types
            return types[first.value]?.isLeaf == true || types[second.value]?.isLeaf == true
        default: return true
        }
    }

    private mutating func checkSameFields(_ groups: Groups) {
        for (_, fields) in groups where !isSpent {
            for together in Self.thatMeet(fields) {
                guard let first = together.first else { continue }
                for field in together.dropFirst() {
                    comparisons += 1
                    guard field.signature != first.signature else { continue }
                    let names = (first.node.name.value, field.node.name.value)
                    tell(
                        first,
                        field,
                        names.0 == names.1
                            ? "they have differing arguments" : "'\(names.0)' and '\(names.1)' are different fields"
                    )
                }
                if together.contains(where: { $0.node.selectionSet != nil }) { checkSameFields(merged(together)) }
            }
        }
    }

    /// The fields that one object can have: those of each object with those of interfaces, in their order.
    private static func thatMeet(_ fields: [SelectedField]) -> [[SelectedField]] {
        var objects: [String] = []
        for field in fields {
            guard let type = field.parentType, type.kind == .object, !objects.contains(type.name) else { continue }
            objects.append(type.name)
        }
        guard objects.count > 1 else { return [fields] }
        return objects.map { name in
            fields.filter { $0.parentType?.kind != .object || $0.parentType?.name == name }
        }
    }

    /// Tells of a conflict where the two ways to it part.
    private mutating func tell(_ first: SelectedField, _ second: SelectedField, _ reason: String) {
        var pair = (first, second)
        var lists = ([first.node.offset], [second.node.offset])
        var words = reason
        while let above = pair.0.parent, let other = pair.1.parent, above.node.offset.bytes != other.node.offset.bytes {
            words = "subfields '\(pair.0.node.responseKey)' conflict because \(words)"
            pair = (above, other)
            lists.0.insert(above.node.offset, at: 0)
            lists.1.insert(other.node.offset, at: 0)
        }
        let places = lists.0 + lists.1
        guard told.insert(places.map(\.bytes)).inserted else { return }
        rules.report(
            "Fields '\(pair.0.node.responseKey)' conflict because \(words)."
                + " Use different aliases on the fields to fetch both if this was intentional.",
            at: places
        )
    }
}

extension ValueNode {
    /// As it is written, fields of objects sorted.
    fileprivate var sorted: String {
        switch kind {
        case .list(let items): "[" + items.map(\.sorted).joined(separator: ",") + "]"
        case .object(let fields):
            "{"
                + fields.sorted { $0.name.value < $1.name.value }.map { "\($0.name.value):\($0.value.sorted)" }
                .joined(separator: ",") + "}"
        default: description
        }
    }
}
