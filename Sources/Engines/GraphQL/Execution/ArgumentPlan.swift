/// What a field is given, worked out ahead where no variable is in it.
enum ArgumentPlan: Sendable {
    case constant(GraphQLValue, heldBytes: Int)
    case varying([ArgumentNode], [InputValueNode], Schema)

    init(_ nodes: [ArgumentNode], _ definition: FieldDefinitionNode, _ schema: Schema) {
        guard !definition.arguments.isEmpty else {
            self = .constant(.object([]), heldBytes: 0)
            return
        }
        let varying = ArgumentPlan.varying(nodes, definition.arguments, schema)
        if nodes.contains(where: { $0.value.hasVariable }) {
            self = varying
        } else if let value = try? varying.value([:]) {
            self = .constant(value, heldBytes: value.heldBytes)
        } else {
            // What the field says of it is told where it is executed.
            self = varying
        }
    }

    /// About how many bytes are given as they are written, without what variables have.
    var writtenBytes: Int {
        switch self {
        case .constant(_, let bytes): bytes
        case .varying(let nodes, _, _): nodes.reduce(0) { $0.saturatedSum($1.value.value([:]).heldBytes) }
        }
    }

    /// The arguments as an object, in the order of the schema; those without value and default are not in it.
    ///
    /// - Throws: ``CoercionFault`` where a variable is not what an argument takes.
    func value(_ variables: ByName<GraphQLValue>) throws(CoercionFault) -> GraphQLValue {
        switch self {
        case .constant(let value, _): return value
        case .varying(let nodes, let definitions, let schema):
            let coercion = InputCoercion(schema: schema)
            var members: [GraphQLValue.Member] = []
            for definition in definitions {
                let name = definition.name.value
                let given = nodes.first { $0.name.value == name }?.value
                if let value = try Self.value(given, definition, variables, coercion) {
                    members.append(.init(name, value))
                }
            }
            return .object(members)
        }
    }

    private static func value(
        _ given: ValueNode?,
        _ definition: InputValueNode,
        _ variables: ByName<GraphQLValue>,
        _ coercion: InputCoercion
    ) throws(CoercionFault) -> GraphQLValue? {
        let name = definition.name.value
        do {
            if let given, let value = try coercion.literal(given, as: definition.type, variables) { return value }
            if let value = definition.defaultValue { return try coercion.literal(value, as: definition.type, [:]) }
        } catch {
            throw CoercionFault("Argument '\(name)' has invalid value: \(error.message())")
        }
        guard definition.isRequired else { return nil }
        throw CoercionFault("Argument '\(name)' of required type '\(definition.type)' was not provided.")
    }
}

extension ValueNode {
    /// Whether a variable is in it.
    var hasVariable: Bool {
        switch kind {
        case .variable: true
        case .list(let items): items.contains(where: \.hasVariable)
        case .object(let fields): fields.contains { $0.value.hasVariable }
        default: false
        }
    }
}

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
