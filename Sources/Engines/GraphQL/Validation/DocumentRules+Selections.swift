extension DocumentRules {
    func visit(_ set: SelectionSetNode, of parent: SchemaType?) {
        for selection in set.selections {
            switch selection {
            case .field(let node): visit(node, of: parent)
            case .spread(let node): visit(node, of: parent)
            case .inline(let node): visit(node, of: parent)
            }
        }
    }

    private func visit(_ node: FieldNode, of parent: SchemaType?) {
        guard let parent, let field = schema.field(node.name.value, of: parent) else {
            if let parent { reportUnknownField(node, of: parent) }
            for argument in node.arguments { visitValue(argument.value, as: nil) }
            checkUnique(node.arguments)
            checkDirectives(node.directives, .field)
            if let set = node.selectionSet { visit(set, of: nil) }
            return
        }
        checkArguments(of: node, field, parent)
        checkDirectives(node.directives, .field)
        let type = schema.types[field.type.name.value]
        checkLeaf(node, field, type)
        if let set = node.selectionSet { visit(set, of: type?.isComposite == true ? type : nil) }
    }

    private func checkLeaf(_ node: FieldNode, _ field: FieldDefinitionNode, _ type: SchemaType?) {
        guard let type else { return }
        let name = node.name.value
        if type.isLeaf, let set = node.selectionSet {
            report(
                "Field '\(name)' must not have a selection since type '\(field.type)' has no subfields.",
                at: [set.offset]
            )
        } else if type.isComposite, node.selectionSet == nil {
            report(
                "Field '\(name)' of type '\(field.type)' must have a selection of subfields."
                    + " Did you mean '\(name) { ... }'?",
                at: [node.offset]
            )
        }
    }

    private func checkArguments(of node: FieldNode, _ field: FieldDefinitionNode, _ parent: SchemaType) {
        let name = node.name.value
        checkUnique(node.arguments)
        for argument in node.arguments {
            let key = argument.name.value
            let definition = field.arguments.first { $0.name.value == key }
            if definition == nil {
                report(
                    "Unknown argument '\(key)' on field '\(parent.name).\(name)'."
                        + self.hint(key, field.arguments.map(\.name.value)),
                    at: [argument.name.offset]
                )
            }
            visitValue(argument.value, as: definition)
        }
        for definition in field.arguments where definition.isRequired {
            guard !node.arguments.contains(where: { $0.name.value == definition.name.value }) else { continue }
            let owner = field.type.name.value.hasPrefix("__") ? "<meta>" : parent.name
            report(
                "Argument '\(owner).\(name)(\(definition.name.value):)' of type '\(definition.type)' is required,"
                    + " but it was not provided.",
                at: [node.offset]
            )
        }
    }

    func checkUnique(_ arguments: [ArgumentNode]) {
        guard arguments.count > 1 else { return }
        for (name, nodes) in arguments.map(\.name).grouped() where nodes.count > 1 {
            report("There can be only one argument named '\(name)'.", at: nodes.map(\.offset))
        }
    }

    private func visit(_ node: FragmentSpreadNode, of parent: SchemaType?) {
        current.spreads.append(node)
        checkDirectives(node.directives, .fragmentSpread)
        let name = node.name.value
        guard let fragment = fragments[name] else {
            return report("Unknown fragment '\(name)'.", at: [node.name.offset])
        }
        guard let parent, let type = schema.types[fragment.typeCondition.value], type.isComposite,
            !schema.overlap(parent, type)
        else { return }
        report(
            "Fragment '\(name)' cannot be spread here as objects of type '\(parent.name)'"
                + " can never be of type '\(type.name)'.",
            at: [node.offset]
        )
    }

    private func visit(_ node: InlineFragmentNode, of parent: SchemaType?) {
        checkDirectives(node.directives, .inlineFragment)
        guard let condition = node.typeCondition else { return visit(node.selectionSet, of: parent) }
        let type = checkCondition(condition, fragment: nil)
        if let type, let parent, !schema.overlap(parent, type) {
            report(
                "Fragment cannot be spread here as objects of type '\(parent.name)' can never be of type '\(type.name)'.",
                at: [node.offset]
            )
        }
        visit(node.selectionSet, of: type)
    }

    private func reportUnknownField(_ node: FieldNode, of parent: SchemaType) {
        let name = node.name
        var hint = ""
        if settings.hints {
            let types = typesWithField(name.value, of: parent)
            hint = Suggestions.words(for: "", from: types, of: "to use an inline fragment on ", isNear: true)
            if hint.isEmpty { hint = Suggestions.words(for: name.value, from: parent.node.fields.map(\.name.value)) }
        }
        report("Cannot query field '\(name.value)' on type '\(parent.name)'.\(hint)", at: [node.offset])
    }

    /// The types below an abstract one that have a field, those of most use first.
    private func typesWithField(_ name: String, of parent: SchemaType) -> [String] {
        guard parent.isAbstract else { return [] }
        var counts: ByName<Int> = [:]
        for possible in parent.possibleTypes {
            guard let type = schema.types[possible], type.fields[name] != nil else { continue }
            counts[possible] = 1
            for interface in type.node.interfaces where schema.types[interface.value]?.fields[name] != nil {
                counts[interface.value, default: 0] += 1
            }
        }
        return counts.keys.sorted { first, second in
            if counts[first] != counts[second] { return counts[first] ?? 0 > counts[second] ?? 0 }
            if schema.isSubtype(second, of: first) { return true }
            if schema.isSubtype(first, of: second) { return false }
            return first < second
        }
    }
}
