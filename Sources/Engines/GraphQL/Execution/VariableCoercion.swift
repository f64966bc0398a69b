/// Makes what a request gives into the variables that an operation takes.
struct VariableCoercion {
    let schema: Schema
    let document: DocumentNode
    /// Whether messages tell names that may have been meant.
    let hints: Bool
    /// The most errors that are told.
    let errorLimit: Int

    /// The variables, those without value and default missing; or what is wrong with each.
    func variables(
        of operation: OperationNode,
        _ given: [GraphQLValue.Member]
    ) -> Result<ByName<GraphQLValue>, RequestErrors> {
        guard !operation.variables.isEmpty else { return .success([:]) }
        let values = Dictionary(given.map { (ExactText($0.name), $0.value) }) { _, last in last }
        var variables: ByName<GraphQLValue> = [:]
        var errors: [GraphQLError] = []
        for definition in operation.variables where errors.count < errorLimit {
            let name = definition.name.value
            do {
                if let value = try value(of: definition, values[ExactText(name)]) { variables[name] = value }
            } catch {
                let place = error.path.isEmpty ? "" : " at '\(Self.written(error.path))'"
                errors.append(
                    GraphQLError(
                        "Variable '$\(name)' has invalid value\(place): \(error.message())"
                            .cut(to: GraphQLError.longestMessage),
                        locations: [document.location(of: definition.offset)],
                        code: .badUserInput
                    )
                )
            }
        }
        return errors.isEmpty ? .success(variables) : .failure(RequestErrors(errors: errors))
    }

    private func value(
        of definition: VariableDefinitionNode,
        _ given: GraphQLValue?
    ) throws(CoercionFault) -> GraphQLValue? {
        let coercion = InputCoercion(schema: schema, hints: hints)
        if let given { return try coercion.coerce(given, to: definition.type) }
        if let value = definition.defaultValue { return try coercion.literal(value, as: definition.type, [:]) }
        guard case .nonNull = definition.type else { return nil }
        throw CoercionFault("Expected a value of non-null type '\(definition.type)' to be provided.")
    }

    private static func written(_ path: [PathElement]) -> String {
        path.map { step in
            switch step {
            case .key(let key): ".\(key)"
            case .index(let index): "[\(index)]"
            }
        }
        .joined()
    }
}

/// Errors that end a request before anything is executed; at least one.
struct RequestErrors: Error {
    let errors: [GraphQLError]
}
