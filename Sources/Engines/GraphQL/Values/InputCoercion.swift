/// Makes what is given into what a type takes: defaults filled in, single values made lists.
struct InputCoercion {
    let schema: Schema
    /// Whether faults tell names that may have been meant.
    var hints = true

    /// What a variable's value is as a type.
    func coerce(_ value: GraphQLValue, to type: TypeReferenceNode) throws(CoercionFault) -> GraphQLValue {
        switch type {
        case .nonNull(let nullable):
            if value.isNull { throw CoercionFault("Expected value of non-null type '\(type)' not to be null.") }
            return try coerce(value, to: nullable)
        case .list(let item, _):
            switch value {
            case .null: return .null
            case .list(let items):
                var coerced: [GraphQLValue] = []
                for (index, value) in items.enumerated() {
                    coerced.append(
                        try nested(.index(index)) { () throws(CoercionFault) in try coerce(value, to: item) }
                    )
                }
                return .list(coerced)
            default: return .list([try coerce(value, to: item)])
            }
        case .named(let name):
            if value.isNull { return .null }
            guard let target = schema.types[name.value] else { throw CoercionFault("Unknown type '\(name.value)'.") }
            return target.kind == .input
                ? try coerceObject(value, to: target) : try LeafCoercion.coerce(value, to: target).get()
        }
    }

    private func nested(
        _ step: PathElement,
        _ body: () throws(CoercionFault) -> GraphQLValue
    ) throws(CoercionFault) -> GraphQLValue {
        do {
            return try body()
        } catch {
            var fault = error
            fault.path.insert(step, at: 0)
            throw fault
        }
    }

    private func coerceObject(_ value: GraphQLValue, to type: SchemaType) throws(CoercionFault) -> GraphQLValue {
        guard case .object(let given) = value else {
            throw CoercionFault(
                "Expected value of type '\(type.name)' to be an object, found: \(value.shown)."
            )
        }
        for member in given where type.inputFields[exactly: member.name] == nil {
            let hint = hints ? Suggestions.words(for: member.name, from: Array(type.inputFields.keys)) : ""
            throw CoercionFault(
                "Expected value of type '\(type.name)' not to include unknown field '\(member.name.cut())'.\(hint)"
            )
        }
        let values = Dictionary(given.map { ($0.name, $0.value) }) { _, last in last }
        var members: [GraphQLValue.Member] = []
        for field in type.node.inputFields {
            let name = field.name.value
            if let value = values[name] {
                let coerced = try nested(.key(name)) { () throws(CoercionFault) in try coerce(value, to: field.type) }
                members.append(.init(name, coerced))
            } else if let value = field.defaultValue {
                members.append(.init(name, try literal(value, as: field.type, [:]) ?? .null))
            } else if field.isRequired {
                throw CoercionFault("Expected value of type '\(type.name)' to include required field '\(name)'.")
            }
        }
        try checkOneOf(members, type)
        return .object(members)
    }

    private func checkOneOf(_ members: [GraphQLValue.Member], _ type: SchemaType) throws(CoercionFault) {
        guard type.isOneOf, members.count != 1 || members.first?.value.isNull == true else { return }
        throw CoercionFault(
            "Within OneOf Input Object type '\(type.name)', exactly one field must be specified,"
                + " and the value for that field must be non-null."
        )
    }

    /// What a literal is as a type, with variables put in; `nil` where it is a variable that is not given.
    func literal(
        _ node: ValueNode,
        as type: TypeReferenceNode,
        _ variables: ByName<GraphQLValue>
    ) throws(CoercionFault) -> GraphQLValue? {
        if case .variable(let name) = node.kind {
            guard let value = variables[name] else { return nil }
            if value.isNull, case .nonNull = type {
                throw CoercionFault("Expected variable '$\(name)' provided to non-null type '\(type)' not to be null.")
            }
            // A variable's value has been coerced to its own type; a list may still be wanted of it.
            return listed(value, as: type)
        }
        switch type {
        case .nonNull(let nullable):
            if node.kind == .null { throw CoercionFault("Expected value of non-null type '\(type)' not to be null.") }
            return try literal(node, as: nullable, variables)
        case .list(let item, _):
            if node.kind == .null { return .null }
            guard case .list(let nodes) = node.kind else {
                return .list([try literal(node, as: item, variables) ?? .null])
            }
            var values: [GraphQLValue] = []
            for (index, node) in nodes.enumerated() {
                values.append(try itemLiteral(node, as: item, variables, index))
            }
            return .list(values)
        case .named(let name):
            if node.kind == .null { return .null }
            guard let target = schema.types[name.value] else { throw CoercionFault("Unknown type '\(name.value)'.") }
            if target.kind == .input { return try objectLiteral(node, as: target, variables) }
            // Scalars of a schema's own take whole trees, in which variables may stand.
            return try node.hasVariable
                ? LeafCoercion.coerce(node.value(variables), to: target).get()
                : LeafCoercion.coerce(node, to: target).get()
        }
    }

    private func itemLiteral(
        _ node: ValueNode,
        as item: TypeReferenceNode,
        _ variables: ByName<GraphQLValue>,
        _ index: Int
    ) throws(CoercionFault) -> GraphQLValue {
        try nested(.index(index)) { () throws(CoercionFault) in
            if let value = try literal(node, as: item, variables) { return value }
            if case .nonNull = item { throw CoercionFault("Expected \(node.shown) of type '\(item)' to be provided.") }
            return .null
        }
    }

    private func listed(_ value: GraphQLValue, as type: TypeReferenceNode) -> GraphQLValue {
        switch (type, value) {
        case (.nonNull(let nullable), _): listed(value, as: nullable)
        case (.list, .null), (.list, .list), (.named, _): value
        case (.list(let item, _), _): .list([listed(value, as: item)])
        }
    }

    private func objectLiteral(
        _ node: ValueNode,
        as type: SchemaType,
        _ variables: ByName<GraphQLValue>
    ) throws(CoercionFault) -> GraphQLValue {
        guard case .object(let fields) = node.kind else {
            throw CoercionFault("Expected value of type '\(type.name)' to be an object, found: \(node.shown).")
        }
        var members: [GraphQLValue.Member] = []
        for field in type.node.inputFields {
            let name = field.name.value
            if let given = fields.last(where: { $0.name.value == name })?.value {
                let value = try literal(given, as: field.type, variables)
                if let value {
                    members.append(.init(name, value))
                    continue
                }
            }
            if let value = field.defaultValue {
                members.append(.init(name, try literal(value, as: field.type, [:]) ?? .null))
            } else if field.isRequired {
                throw CoercionFault("Expected value of type '\(type.name)' to include required field '\(name)'.")
            }
        }
        try checkOneOf(members, type)
        return .object(members)
    }
}

extension ValueNode {
    /// The value with variables put in, which are shared and not written out: each may be large and stand often.
    func value(_ variables: ByName<GraphQLValue>) -> GraphQLValue {
        switch kind {
        case .variable(let name): variables[name] ?? .null
        case .list(let items): .list(items.map { $0.value(variables) })
        case .object(let fields): .object(fields.map { .init($0.name.value, $0.value.value(variables)) })
        default: constant ?? .null
        }
    }
}
