extension DocumentRules {
    /// A subscription selects one field, which is no introspection, without conditions.
    func checkSubscription(_ node: OperationNode) {
        guard let root = schema.root(.subscription) else { return }
        var collected = RootSelection(rules: self, root: root)
        collected.add(node.selectionSet)
        let subject = node.name.map { "Subscription '\($0.value)'" } ?? "Anonymous Subscription"
        guard collected.conditions.isEmpty else {
            return report(
                "\(subject) must not use `@skip` or `@include` directives in the top level selection.",
                at: collected.conditions
            )
        }
        if collected.groups.count > 1 {
            let extra = collected.groups.dropFirst().flatMap(\.nodes)
            report("\(subject) must select only one top level field.", at: extra.map(\.offset))
        }
        for group in collected.groups {
            guard let first = group.nodes.first, first.name.value.hasPrefix("__") else { continue }
            report("\(subject) must not select an introspection top level field.", at: group.nodes.map(\.offset))
        }
    }

    /// Lists of introspection's types nest three deep at most.
    func checkIntrospectionDepth() {
        var depths: ByName<Int> = [:]

        func depth(of set: SelectionSetNode) -> Int {
            set.selections.map { selection in
                switch selection {
                case .field(let node):
                    let isList = ["fields", "interfaces", "possibleTypes", "inputFields"].contains(node.name.value)
                    return (isList ? 1 : 0) + (node.selectionSet.map(depth) ?? 0)
                case .inline(let node): return depth(of: node.selectionSet)
                case .spread(let node):
                    let name = node.name.value
                    if let known = depths[name] { return known }
                    let found = fragments[name].map { depth(of: $0.selectionSet) } ?? 0
                    depths[name] = found
                    return found
                }
            }.max() ?? 0
        }

        func visit(_ set: SelectionSetNode) {
            for selection in set.selections {
                switch selection {
                case .field(let node):
                    guard let inner = node.selectionSet else { continue }
                    if node.name.value == "__schema" || node.name.value == "__type", depth(of: inner) >= 3 {
                        report("Maximum introspection depth exceeded", at: [node.offset])
                    } else {
                        visit(inner)
                    }
                case .inline(let node): visit(node.selectionSet)
                case .spread: break
                }
            }
        }
        for definition in document.definitions {
            switch definition {
            case .operation(let node): visit(node.selectionSet)
            case .fragment(let node): visit(node.selectionSet)
            default: break
            }
        }
    }
}

/// The fields that a root's selection comes to, by their names in the answer.
private struct RootSelection {
    let rules: DocumentRules
    let root: SchemaType
    var groups: [(key: String, nodes: [FieldNode])] = []
    var conditions: [SourceOffset] = []
    private var visited: NameSet = []

    init(rules: DocumentRules, root: SchemaType) {
        self.rules = rules
        self.root = root
    }

    mutating func add(_ set: SelectionSetNode) {
        for selection in set.selections {
            switch selection {
            case .field(let node):
                note(node.directives)
                if let index = groups.firstIndex(where: { $0.key == node.responseKey }) {
                    groups[index].nodes.append(node)
                } else {
                    groups.append((node.responseKey, [node]))
                }
            case .inline(let node):
                note(node.directives)
                if fits(node.typeCondition) { add(node.selectionSet) }
            case .spread(let node):
                note(node.directives)
                guard visited.insert(node.name.value).inserted, let fragment = rules.fragments[node.name.value],
                    fits(fragment.typeCondition)
                else { continue }
                add(fragment.selectionSet)
            }
        }
    }

    private mutating func note(_ directives: [DirectiveNode]) {
        conditions += directives.filter { ["skip", "include"].contains($0.name.value) }.map(\.offset)
    }

    private func fits(_ condition: NameNode?) -> Bool {
        guard let condition else { return true }
        return rules.schema.types[condition.value]?.possibleTypeNames.contains(root.name) ?? false
    }
}
