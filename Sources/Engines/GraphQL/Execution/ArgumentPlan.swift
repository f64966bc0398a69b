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
