extension DocumentRules {
    func checkDirectives(_ nodes: [DirectiveNode], _ location: DirectiveLocation) {
        guard !nodes.isEmpty else { return }
        var seen: ByName<DirectiveNode> = [:]
        for node in nodes {
            let name = node.name.value
            checkUnique(node.arguments)
            let definition = schema.directives[name]
            for argument in node.arguments {
                let key = argument.name.value
                let known = definition?.arguments.first { $0.name.value == key }
                if let definition, known == nil {
                    report(
                        "Unknown argument '\(key)' on directive '@\(name)'."
                            + self.hint(key, definition.arguments.map(\.name.value)),
                        at: [argument.name.offset]
                    )
                }
                visitValue(argument.value, as: known)
            }
            guard let definition else {
                report("Unknown directive '@\(name)'.", at: [node.offset])
                continue
            }
            check(node, definition, location)
            guard !definition.isRepeatable else { continue }
            if let first = seen[name] {
                report(
                    "The directive '@\(name)' can only be used once at this location.",
                    at: [first.offset, node.offset]
                )
            } else {
                seen[name] = node
            }
        }
    }

    private func check(_ node: DirectiveNode, _ definition: DirectiveDefinitionNode, _ location: DirectiveLocation) {
        let name = node.name.value
        if !definition.locations.contains(where: { $0.value == location.rawValue }) {
            report("Directive '@\(name)' may not be used on \(location.rawValue).", at: [node.offset])
        }
        for argument in definition.arguments where argument.isRequired && node.argument(argument.name.value) == nil {
            report(
                "Argument '@\(name)(\(argument.name.value):)' of type '\(argument.type)' is required,"
                    + " but it was not provided.",
                at: [node.offset]
            )
        }
    }

    /// Checks a value, and notes the variables in it.
    func visitValue(_ value: ValueNode, as definition: InputValueNode?) {
        if let definition { checkLiteral(value, as: definition.type) }
        note(value, as: definition?.type, hasDefault: definition?.defaultValue != nil, oneOf: nil)
    }

    func checkLiteral(_ value: ValueNode, as type: TypeReferenceNode) {
        for fault in LiteralCheck.faults(of: value, as: type, in: schema, hints: settings.hints) {
            report(fault.message(), at: [fault.offset])
        }
    }

    /// Notes the variables in a value with the types that are expected of them.
    func note(_ value: ValueNode, as type: TypeReferenceNode?, hasDefault: Bool, oneOf: String?) {
        switch value.kind {
        case .variable(let name):
            current.variables.append(
                .init(name: name, offset: value.offset, type: type, hasDefault: hasDefault, oneOf: oneOf)
            )
        case .list(let items):
            for item in items { note(item, as: type?.item, hasDefault: false, oneOf: nil) }
        case .object(let fields): note(fields, as: type)
        default: break
        }
    }

    private func note(_ fields: [ObjectFieldNode], as type: TypeReferenceNode?) {
        let target = type.flatMap { schema.types[$0.name.value] }
        var seen: ByName<NameNode> = [:]
        for field in fields {
            let name = field.name.value
            if let first = seen[name] {
                report(
                    "There can be only one input field named '\(name)'.",
                    at: [first.offset, field.name.offset]
                )
            } else {
                seen[name] = field.name
            }
            let definition = target?.inputFields[name]
            note(
                field.value,
                as: definition?.type,
                hasDefault: definition?.defaultValue != nil,
                oneOf: target?.isOneOf == true ? target?.name : nil
            )
        }
    }

    func checkVariables(of node: OperationNode) {
        for (name, nodes) in node.variables.map(\.name).grouped() where nodes.count > 1 {
            // The name itself, after the `$`.
            report(
                "There can be only one variable named '$\(name)'.",
                at: nodes.map { SourceOffset($0.offset.bytes + 1) }
            )
        }
        for variable in node.variables {
            checkDirectives(variable.directives, .variableDefinition)
            let name = variable.type.name
            guard let type = schema.types[name.value] else {
                reportUnknownType(name)
                continue
            }
            guard type.isInput else {
                report(
                    "Variable '$\(variable.name.value)' cannot be non-input type '\(variable.type)'.",
                    at: [variable.type.offset]
                )
                continue
            }
            if let value = variable.defaultValue {
                checkLiteral(value, as: variable.type)
                note(value, as: variable.type, hasDefault: false, oneOf: nil)
            }
        }
    }
}

extension TypeReferenceNode {
    /// What a list's items are; `nil` for a type that is no list.
    var item: TypeReferenceNode? {
        switch self {
        case .named: nil
        case .list(let item, _): item
        case .nonNull(let nullable): nullable.item
        }
    }
}
