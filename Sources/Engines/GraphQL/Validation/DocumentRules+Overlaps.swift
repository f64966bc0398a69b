/// A field where it is selected, and the field it is selected of.
final class SelectedField {
    let node: FieldNode
    let parentType: SchemaType?
    let type: TypeReferenceNode?
    let parent: SelectedField?

    init(_ node: FieldNode, _ parentType: SchemaType?, _ type: TypeReferenceNode?, _ parent: SelectedField?) {
        self.node = node
        self.parentType = parentType
        self.type = type
        self.parent = parent
    }

    /// What it is for the rule, by whatever way it was reached.
    var identity: FieldIdentity {
        FieldIdentity(offset: node.offset.bytes, type: parentType.map(ObjectIdentifier.init))
    }
}

/// A field by its place in the document and the type it is selected of.
struct FieldIdentity: Hashable {
    let offset: Int
    let type: ObjectIdentifier?
}

extension DocumentRules {
    /// Fields that share a name in an answer are the same field.
    ///
    /// All fields of one name are compared at once and not in pairs: their shapes must be equal to the first one's, and
    /// those that one object can have must be equal to the first one's in name and arguments. What they select is then
    /// one set, which is looked at the same way, and once: sets that are equal have been found to be without conflict.
    /// Time is linear where fields repeat. What is collected is counted, and nothing more is once there is too much.
    ///
    /// - Parameter reached: The fragments that operations reach, and that are looked at with them.
    func checkOverlaps(besides reached: NameSet) {
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
        if check.isSpent {
            report("Fields would take more than \(self.settings.comparisonLimit) comparisons.", at: [])
        }
    }
}

/// Fields that are selected together, each once.
struct CollectedFields {
    private(set) var fields: [SelectedField] = []
    private(set) var identities: Set<FieldIdentity> = []
    /// The fragments that were entered: what they select does not hang on where they are spread.
    var visited: NameSet = []

    /// Takes a field; answers whether it was not there yet.
    mutating func add(_ field: SelectedField) -> Bool {
        guard identities.insert(field.identity).inserted else { return false }
        fields.append(field)
        return true
    }
}

extension FieldNode {
    /// Name and arguments in their order by name.
    var signature: [UInt8] {
        guard !arguments.isEmpty else { return Array(name.value.utf8) }
        let sorted = arguments.sorted { $0.name.value < $1.name.value }
        let written = sorted.map { "\($0.name.value):\($0.value.sorted)" }.joined(separator: ",")
        return Array("\(name.value)(\(written))".utf8)
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

extension Schema {
    /// Whether values of both types cannot stand in one place of an answer.
    func conflict(_ first: TypeReferenceNode, _ second: TypeReferenceNode) -> Bool {
        switch (first, second) {
        case (.list(let first, _), .list(let second, _)), (.nonNull(let first), .nonNull(let second)):
            return conflict(first, second)
        case (.named(let first), .named(let second)):
            guard first.value != second.value else { return false }
            return types[first.value]?.isLeaf == true || types[second.value]?.isLeaf == true
        default: return true
        }
    }
}
