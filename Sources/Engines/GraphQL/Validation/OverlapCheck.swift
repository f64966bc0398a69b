/// One look at all fields of a document that share names, counted while it goes on.
struct OverlapCheck {
    typealias Groups = [(key: String, fields: [SelectedField])]

    /// What is selected together, and which of the two rules it keeps.
    private struct Checked: Hashable {
        let fields: Set<FieldIdentity>
        let isShape: Bool
    }

    /// Of so many selections that are passed, one may be compared.
    private static let stepsOfComparison = 20

    let rules: DocumentRules
    private var comparisons = 0
    /// The selections that were passed, those of fragments wherever they are spread.
    private var steps = 0
    private var conflicts = 0
    private var isLate = false
    private var told: Set<[Int]> = []
    private var harmless: Set<Checked> = []
    /// Name and arguments of each field that was compared, by its place.
    private var signatures: [Int: [UInt8]] = [:]

    init(rules: DocumentRules) {
        self.rules = rules
    }

    mutating func run(_ set: SelectionSetNode, of type: SchemaType?) {
        var collected = CollectedFields()
        collect(set, of: type, in: nil, &collected)
        let groups = Self.grouped(collected.fields)
        checkSameFields(groups)
        checkShapes(groups)
    }

    /// Whether there is too much to be compared, or no time is left.
    var isSpent: Bool {
        isLate || comparisons > rules.settings.comparisonLimit
            || steps > rules.settings.comparisonLimit.saturatedProduct(Self.stepsOfComparison)
    }

    private mutating func step() -> Bool {
        steps += 1
        if steps & 0xFF == 0, rules.settings.isOver?() == true { isLate = true }
        return !isSpent
    }

    private mutating func collect(
        _ set: SelectionSetNode,
        of type: SchemaType?,
        in parent: SelectedField?,
        _ collected: inout CollectedFields
    ) {
        var spreads: [FragmentSpreadNode] = []
        collect(set, of: type, in: parent, &spreads, &collected)
        // Fields come before those of fragments, wherever these are spread.
        for spread in spreads where !isSpent && collected.visited.insert(spread.name.value).inserted {
            guard let fragment = rules.fragments[spread.name.value] else { continue }
            let inner = rules.schema.types[fragment.typeCondition.value]
            collect(fragment.selectionSet, of: inner, in: parent, &collected)
        }
    }

    private mutating func collect(
        _ set: SelectionSetNode,
        of type: SchemaType?,
        in parent: SelectedField?,
        _ spreads: inout [FragmentSpreadNode],
        _ collected: inout CollectedFields
    ) {
        for selection in set.selections {
            guard step() else { return }
            switch selection {
            case .field(let node):
                let own = type.flatMap { rules.schema.fieldType(node.name.value, of: $0) }
                let field = SelectedField(node, type, own, parent)
                if collected.add(field), parent != nil { comparisons += 1 }
            case .inline(let node):
                let inner = node.typeCondition.map { rules.schema.types[$0.value] } ?? type
                collect(node.selectionSet, of: inner, in: parent, &spreads, &collected)
            case .spread(let node): spreads.append(node)
            }
        }
    }

    private static func grouped(_ fields: [SelectedField]) -> Groups {
        var groups: Groups = []
        var indexes: ByName<Int> = [:]
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

    /// Looks at what the fields of a group select, as one set; an equal set without conflict is not looked at again.
    private mutating func checkSelected(by fields: [SelectedField], isShape: Bool) {
        var collected = CollectedFields()
        for field in fields where !isSpent {
            guard let set = field.node.selectionSet else { continue }
            let type = field.type.flatMap { rules.schema.types[$0.name.value] }
            collect(set, of: type?.isComposite == true ? type : nil, in: field, &collected)
        }
        let key = Checked(fields: collected.identities, isShape: isShape)
        guard !isSpent, !harmless.contains(key) else { return }
        let before = conflicts
        let groups = Self.grouped(collected.fields)
        if isShape { checkShapes(groups) } else { checkSameFields(groups) }
        if conflicts == before, !isSpent { harmless.insert(key) }
    }

    private mutating func checkShapes(_ groups: Groups) {
        for (_, fields) in groups where !isSpent {
            let typed = fields.compactMap { field in field.type.map { (field, $0) } }
            if let (first, type) = typed.first {
                for (field, other) in typed.dropFirst() where step() {
                    comparisons += 1
                    guard rules.schema.conflict(type, other) else { continue }
                    tell(first, field, "they return conflicting types '\(type)' and '\(other)'")
                }
            }
            if fields.contains(where: { $0.node.selectionSet != nil }) { checkSelected(by: fields, isShape: true) }
        }
    }

    private mutating func checkSameFields(_ groups: Groups) {
        for (_, fields) in groups where !isSpent {
            for together in thatMeet(fields) where !isSpent {
                guard let first = together.first else { continue }
                for field in together.dropFirst() where step() {
                    comparisons += 1
                    guard signature(of: field) != signature(of: first) else { continue }
                    let names = (first.node.name.value, field.node.name.value)
                    tell(
                        first,
                        field,
                        names.0 == names.1
                            ? "they have differing arguments" : "'\(names.0)' and '\(names.1)' are different fields"
                    )
                }
                if together.contains(where: { $0.node.selectionSet != nil }) {
                    checkSelected(by: together, isShape: false)
                }
            }
        }
    }

    /// Name and arguments, equal for fields that may share a name in the answer; compared by their bytes.
    private mutating func signature(of field: SelectedField) -> [UInt8] {
        let place = field.node.offset.bytes
        if let known = signatures[place] { return known }
        let written = field.node.signature
        signatures[place] = written
        return written
    }

    /// The fields that one object can have: those of each object with those of interfaces, in their order.
    private mutating func thatMeet(_ fields: [SelectedField]) -> [[SelectedField]] {
        var objects: [ObjectIdentifier] = []
        var known: Set<ObjectIdentifier> = []
        for field in fields {
            guard let type = field.parentType, type.kind == .object, known.insert(ObjectIdentifier(type)).inserted
            else { continue }
            objects.append(ObjectIdentifier(type))
        }
        guard objects.count > 1 else { return [fields] }
        return objects.map { object in
            fields.filter { field in
                guard step() else { return false }
                return field.parentType.map { $0.kind != .object || ObjectIdentifier($0) == object } ?? true
            }
        }
    }

    /// Tells of a conflict where the two ways to it part.
    private mutating func tell(
        _ first: SelectedField,
        _ second: SelectedField,
        _ reason: @escaping @autoclosure () -> String
    ) {
        conflicts += 1
        guard !rules.isFull else { return }
        var pair = (first, second)
        var lists = ([first.node.offset], [second.node.offset])
        var keys: [String] = []
        while let above = pair.0.parent, let other = pair.1.parent, above.node.offset.bytes != other.node.offset.bytes {
            keys.append(pair.0.node.responseKey)
            pair = (above, other)
            lists.0.append(above.node.offset)
            lists.1.append(other.node.offset)
        }
        let places = lists.0.reversed() + lists.1.reversed()
        guard told.insert(places.map(\.bytes)).inserted else { return }
        let (key, ways) = (pair.0.node.responseKey, Array(keys.reversed()))
        rules.report(
            "Fields '\(key)' conflict because \(ways.map { "subfields '\($0)' conflict because " }.joined())\(reason())."
                + " Use different aliases on the fields to fetch both if this was intentional.",
            at: places
        )
    }
}
