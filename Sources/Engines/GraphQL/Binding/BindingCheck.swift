/// Holds what Swift answers and reads against the schema.
struct BindingCheck<Context: Sendable> {
    private let binding: SchemaBinding<Context>
    private var faults: [String]

    private var schema: Schema { binding.schema }

    init(_ binding: SchemaBinding<Context>) {
        self.binding = binding
        faults = binding.faults
    }

    /// Where both differ, sorted; empty where they do not.
    static func faults(of binding: SchemaBinding<Context>) -> [String] {
        var check = BindingCheck(binding)
        check.run()
        return check.faults.sorted()
    }

    private mutating func run() {
        for (name, entry) in binding.entries {
            guard let type = schema.types[name], type.kind == .object else {
                faults.append("\(name): is bound, and is no object type of the schema")
                continue
            }
            for (field, resolver) in entry.fields { check(field, resolver, of: type) }
        }
        for (name, entry) in binding.abstracts { check(entry, name) }
        for name in schema.typeNames {
            guard let type = schema.types[name], !type.isBuiltIn else { continue }
            if type.kind == .object {
                for field in type.node.fields where binding.entries[name]?.fields[field.name.value] == nil {
                    faults.append("\(name).\(field.name.value): has no resolver")
                }
            } else if type.isAbstract, binding.abstracts[name] == nil, isAnswered(name) {
                faults.append("\(name): nothing says which object types its values are")
            }
        }
    }

    /// Whether a field is of a type.
    private func isAnswered(_ name: String) -> Bool {
        schema.types.values.contains { type in
            type.kind == .object && type.node.fields.contains { $0.type.name.value == name }
        }
    }

    private mutating func check(_ entry: SchemaBinding<Context>.AbstractEntry, _ name: String) {
        guard let type = schema.types[name], type.isAbstract else {
            faults.append("\(name): is bound, and is no interface or union of the schema")
            return
        }
        let types = entry.types ?? type.possibleTypes.map { ($0, entry.row) }
        for (possible, row) in types {
            guard type.possibleTypeNames.contains(possible) else {
                faults.append("\(name): can be no \(possible)")
                continue
            }
            if let bound = binding.entries[possible]?.row, bound != row {
                faults.append("\(name): \(possible) is \(bound), and not \(row)")
            }
        }
        for possible in type.possibleTypes where !types.contains(where: { $0.0 == possible }) {
            faults.append("\(name): nothing says which values are \(possible)")
        }
    }

    private mutating func check(_ field: String, _ resolver: Resolver, of type: SchemaType) {
        let coordinate = "\(type.name).\(field)"
        guard let definition = type.fields[field] else {
            faults.append("\(coordinate): has a resolver, and is no field of the schema")
            return
        }
        if !fits(resolver.shape, definition.type) {
            let fault = misfit(resolver.shape, definition.type)
            faults.append("\(coordinate): is \(definition.type), and Swift answers \(fault)")
        }
        faults += resolver.arguments.faults(coordinate, definition.arguments, schema)
    }

    private func fits(_ shape: OutputShape, _ type: TypeReferenceNode) -> Bool {
        switch (shape, type) {
        case (.any(let element), _): misfit(element, schema.types[type.name.value]) == nil
        case (.optional, .nonNull): false
        case (.optional(let inner), _): fits(inner, type)
        case (_, .nonNull(let nullable)): fits(shape, nullable)
        case (.list(let inner), .list(let item, _)): fits(inner, item)
        case (.element(let element), .named(let name)): misfit(element, schema.types[name.value]) == nil
        case (.list, .named), (.element, .list): false
        }
    }

    /// Why values of a Swift type are none of a type; `nil` where they are.
    private func misfit(_ element: any OutputElement.Type, _ type: SchemaType?) -> String? {
        guard let type else { return "an unknown type" }
        if type.isLeaf {
            guard let leaf = element as? any LeafOutput.Type else { return "\(element)" }
            return leaf.misfit(LeafKind(type))
        }
        let row = binding.entries[type.name]?.row ?? binding.abstracts[type.name]?.row
        return row == nil || row == element ? nil : "\(element)"
    }

    private func misfit(_ shape: OutputShape, _ type: TypeReferenceNode) -> String {
        let words = Self.words(shape)
        guard let reason = misfit(shape.element, schema.types[type.name.value]), reason != words else { return words }
        return "\(words): \(reason)"
    }

    private static func words(_ shape: OutputShape) -> String {
        switch shape {
        case .element(let type), .any(let type): "\(type)"
        case .optional(let inner): "\(words(inner))?"
        case .list(let inner): "[\(words(inner))]"
        }
    }
}
