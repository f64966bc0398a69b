extension DocumentRules {
    /// Names are given once, and an operation without a name is alone.
    func checkDefinitionNames() {
        var operations: [NameNode] = []
        var fragments: [NameNode] = []
        var count = 0
        for definition in document.definitions {
            switch definition {
            case .operation(let node):
                count += 1
                if let name = node.name { operations.append(name) }
            case .fragment(let node): fragments.append(node.name)
            default: break
            }
        }
        for (name, nodes) in operations.grouped() {
            for node in nodes.dropFirst() {
                report("There can be only one operation named '\(name)'.", at: [nodes[0].offset, node.offset])
            }
        }
        for (name, nodes) in fragments.grouped() {
            for node in nodes.dropFirst() {
                report("There can be only one fragment named '\(name)'.", at: [nodes[0].offset, node.offset])
            }
        }
        guard count > 1 else { return }
        for case .operation(let node) in document.definitions where node.name == nil {
            report("This anonymous operation must be the only defined operation.", at: [node.offset])
        }
    }

    /// Whether a fragment is within itself; each fragment is entered once.
    func checkFragmentCycles() -> Bool {
        var visited: NameSet = []
        var path: [FragmentSpreadNode] = []
        var indexes: ByName<Int> = [:]
        var hasCycle = false

        func enter(_ name: String) {
            guard visited.insert(name).inserted, let spreads = uses[name]?.spreads, !spreads.isEmpty else { return }
            indexes[name] = path.count
            for spread in spreads {
                let target = spread.name.value
                path.append(spread)
                if let index = indexes[target] {
                    hasCycle = true
                    reportCycle(of: target, along: Array(path.dropFirst(index)))
                } else if fragments[target] != nil {
                    enter(target)
                }
                path.removeLast()
            }
            indexes[name] = nil
        }
        for case .fragment(let node) in document.definitions { enter(node.name.value) }
        return hasCycle
    }

    private func reportCycle(of name: String, along path: [FragmentSpreadNode]) {
        let via = path.dropLast().map { "'\($0.name.value)'" }.joined(separator: ", ")
        report(
            "Cannot spread fragment '\(name)' within itself" + (via.isEmpty ? "." : " via \(via)."),
            at: path.map(\.offset)
        )
    }

    /// Fragments and variables are used, and variables fit where they are used.
    ///
    /// - Returns: The fragments that operations reach.
    func checkReachable(from operations: [(OperationNode, DefinitionUses)]) -> NameSet {
        var used: NameSet = []
        for (operation, uses) in operations {
            let reached = reachable(from: uses)
            used.formUnion(reached)
            var variables = uses.variables
            for name in reached { variables += self.uses[name]?.variables ?? [] }
            check(variables, of: operation)
        }
        for case .fragment(let node) in document.definitions where !used.contains(node.name.value) {
            report("Fragment '\(node.name.value)' is never used.", at: [node.offset])
        }
        return used
    }

    /// The fragments that are reached, each once.
    private func reachable(from uses: DefinitionUses) -> [String] {
        var seen: NameSet = []
        var order: [String] = []
        var open = Array(uses.spreads.reversed())
        while let spread = open.popLast() {
            let name = spread.name.value
            guard fragments[name] != nil, seen.insert(name).inserted else { continue }
            order.append(name)
            open += self.uses[name]?.spreads ?? []
        }
        return order
    }

    private func check(_ uses: [DefinitionUses.Variable], of operation: OperationNode) {
        let definitions = Dictionary(operation.variables.map { ($0.name.value, $0) }) { _, last in last }
        var used: NameSet = []
        let ending = operation.name.map { " by operation '\($0.value)'." } ?? "."
        for use in uses {
            used.insert(use.name)
            if let definition = definitions[use.name] {
                check(use, definition)
            } else {
                report("Variable '$\(use.name)' is not defined\(ending)", at: [use.offset, operation.offset])
            }
        }
        for variable in operation.variables where !used.contains(variable.name.value) {
            let ending = operation.name.map { " in operation '\($0.value)'." } ?? "."
            report("Variable '$\(variable.name.value)' is never used\(ending)", at: [variable.offset])
        }
    }

    private func check(_ use: DefinitionUses.Variable, _ definition: VariableDefinitionNode) {
        guard let type = use.type, schema.types[definition.type.name.value] != nil else { return }
        if !isAllowed(definition, as: type, hasDefault: use.hasDefault) {
            report(
                "Variable '$\(use.name)' of type '\(definition.type)' used in position expecting type '\(type)'.",
                at: [definition.offset, use.offset]
            )
        }
        if let oneOf = use.oneOf, definition.type.isNullable {
            report(
                "Variable '$\(use.name)' is of type '\(definition.type)' but must be non-nullable"
                    + " to be used for OneOf Input Object '\(oneOf)'.",
                at: [definition.offset, use.offset]
            )
        }
    }

    private func isAllowed(_ variable: VariableDefinitionNode, as type: TypeReferenceNode, hasDefault: Bool) -> Bool {
        guard case .nonNull(let nullable) = type, variable.type.isNullable else {
            return schema.isSubtype(variable.type, of: type)
        }
        let variableHasDefault = variable.defaultValue.map { $0.kind != .null } ?? false
        return (variableHasDefault || hasDefault) && schema.isSubtype(variable.type, of: nullable)
    }
}

extension TypeReferenceNode {
    /// Whether `null` is one of its values.
    var isNullable: Bool {
        if case .nonNull = self { false } else { true }
    }
}
