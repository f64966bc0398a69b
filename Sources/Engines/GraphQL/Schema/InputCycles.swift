extension SchemaChecks {
    /// Every input must have a value that ends: a cycle of fields that must be given, or of `@oneOf`, has none.
    mutating func checkFiniteInputs() {
        let inputs = schema.typeNames.compactMap { schema.types[$0] }.filter { $0.kind == .input }
        var finite: NameSet = []
        var grew = true
        while grew {
            grew = false
            for type in inputs where !finite.contains(type.name) && isFinite(type, knowing: finite) {
                finite.insert(type.name)
                grew = true
            }
        }
        for type in inputs where !finite.contains(type.name) {
            report(
                "Invalid circular reference. The Input Object \(type.name) cannot be given a finite value.",
                at: [type.node.offset]
            )
        }
    }

    private func isFinite(_ type: SchemaType, knowing finite: NameSet) -> Bool {
        let fields = type.node.inputFields
        guard !fields.isEmpty else { return true }
        if type.isOneOf {
            return fields.contains { field in
                guard case .named(let name) = field.type else { return true }
                return schema.types[name.value]?.kind != .input || finite.contains(name.value)
            }
        }
        return fields.allSatisfy { field in
            guard case .nonNull(.named(let name)) = field.type else { return true }
            return schema.types[name.value]?.kind != .input || finite.contains(name.value)
        }
    }
}

/// Defaults of inputs that would be made of themselves without end.
struct DefaultCycles {
    private let schema: Schema
    private var visited: NameSet = []
    private var path: [String] = []
    private var found: [(String, SourceOffset)] = []

    init(_ schema: Schema) {
        self.schema = schema
    }

    mutating func faults() -> [(message: String, offset: SourceOffset)] {
        for name in schema.typeNames {
            guard let type = schema.types[name], type.kind == .input else { continue }
            visit(type, [])
        }
        return found.map { (message: $0.0, offset: $0.1) }
    }

    /// Goes through the defaults that a value with `given` fields takes.
    private mutating func visit(_ type: SchemaType, _ given: [ObjectFieldNode]) {
        for field in type.node.inputFields {
            guard let target = schema.types[field.type.name.value], target.kind == .input else { continue }
            if let value = given.last(where: { $0.name.value == field.name.value })?.value {
                visit(target, literal: value)
            } else if let value = field.defaultValue {
                visit(field, of: type, target, value)
            }
        }
    }

    private mutating func visit(_ type: SchemaType, literal value: ValueNode) {
        switch value.kind {
        case .list(let items): for item in items { visit(type, literal: item) }
        case .object(let fields): visit(type, fields)
        default: break
        }
    }

    private mutating func visit(
        _ field: InputValueNode,
        of type: SchemaType,
        _ target: SchemaType,
        _ value: ValueNode
    ) {
        let coordinate = "\(type.name).\(field.name.value)"
        if let start = path.firstIndex(of: coordinate) {
            let others = path.dropFirst(start + 1)
            let via = others.isEmpty ? "" : " via the default values of: \(others.joined(separator: ", "))"
            found.append(
                (
                    "Invalid circular reference. The default value of Input Object field \(coordinate)"
                        + " references itself\(via).",
                    value.offset
                )
            )
        } else if visited.insert(coordinate).inserted {
            path.append(coordinate)
            visit(target, literal: value)
            path.removeLast()
        }
    }
}
