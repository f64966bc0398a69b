/// What a schema must keep once it is put together: kinds fit, interfaces are implemented, inputs have an end.
struct SchemaChecks {
    let schema: Schema
    private let document: DocumentNode
    private var found: [GraphQLError] = []

    init(_ schema: Schema, _ document: DocumentNode) {
        self.schema = schema
        self.document = document
    }

    func errors() -> [GraphQLError] {
        var checks = self
        checks.checkRoots()
        for name in schema.directiveNames {
            guard let directive = schema.directives[name],
                !BuiltIns.directives.contains(directive)
            else { continue }
            checks.checkName(directive.name)
            checks.checkInputs(directive.arguments, { "@\(name)(\($0):)" }, isArgument: true)
        }
        for name in schema.typeNames {
            guard let type = schema.types[name], !type.isBuiltIn else { continue }
            checks.check(type)
        }
        for (message, offset) in DirectiveUses(schema).faults(of: document) { checks.report(message, at: [offset]) }
        checks.checkFiniteInputs()
        var cycles = DefaultCycles(schema)
        for (message, offset) in cycles.faults() { checks.report(message, at: [offset]) }
        return checks.found
    }

    mutating func report(_ message: String, at offsets: [SourceOffset]) {
        found.append(GraphQLError(message, locations: offsets.map(document.location), code: .validationFailed))
    }

    private mutating func checkRoots() {
        if schema.roots[.query] == nil { report("Query root type must be provided.", at: []) }
        var operations: ByName<[OperationKind]> = [:]
        for operation in OperationKind.allCases {
            guard let name = schema.roots[operation] else { continue }
            operations[name, default: []].append(operation)
            guard let type = schema.types[name], type.kind != .object else { continue }
            let condition = operation == .query ? "" : " if provided"
            report(
                "\(operation.title) root type must be Object type\(condition), it cannot be \(name).",
                at: [schema.rootNodes[operation]?.type.offset ?? type.node.offset]
            )
        }
        for (name, kinds) in operations.sorted(by: { $0.key < $1.key }) where kinds.count > 1 {
            report(
                "All root types must be different, '\(name)' type is used as"
                    + " \(kinds.map(\.rawValue).joined(separator: " and ")) root types.",
                at: kinds.compactMap { schema.rootNodes[$0]?.type.offset }
            )
        }
    }

    mutating func checkName(_ name: NameNode) {
        guard name.value.hasPrefix("__") else { return }
        report(
            "Name '\(name.value)' must not begin with '__', which is reserved by GraphQL introspection.",
            at: [name.offset]
        )
    }

    private mutating func check(_ type: SchemaType) {
        checkName(type.node.name)
        switch type.kind {
        case .scalar: break
        case .object, .interface:
            checkFields(of: type)
            checkInterfaces(of: type)
        case .union: checkMembers(of: type)
        case .enum:
            if type.node.values.isEmpty {
                report("Enum type \(type.name) must define one or more values.", at: [type.node.offset])
            }
            for value in type.node.values { checkName(value.name) }
        case .input: checkInput(type)
        }
    }

    private mutating func checkFields(of type: SchemaType) {
        if type.node.fields.isEmpty {
            report("Type \(type.name) must define one or more fields.", at: [type.node.offset])
        }
        for field in type.node.fields {
            checkName(field.name)
            if let target = schema.types[field.type.name.value], target.kind == .input {
                report(
                    "The type of \(type.name).\(field.name.value) must be Output Type but got: \(field.type).",
                    at: [field.type.offset]
                )
            }
            checkInputs(field.arguments, { "\(type.name).\(field.name.value)(\($0):)" }, isArgument: true)
        }
    }

    /// Arguments of a field or a directive, or the fields of an input.
    private mutating func checkInputs(
        _ nodes: [InputValueNode],
        _ coordinate: (String) -> String,
        isArgument: Bool
    ) {
        for node in nodes {
            checkName(node.name)
            let coordinate = coordinate(node.name.value)
            guard let target = schema.types[node.type.name.value], target.isInput else {
                report("The type of \(coordinate) must be Input Type but got: \(node.type).", at: [node.type.offset])
                continue
            }
            if node.isRequired, node.directives.deprecationReason != nil {
                let kind = isArgument ? "argument" : "input field"
                report("Required \(kind) \(coordinate) cannot be deprecated.", at: [node.type.offset])
            }
            guard let value = node.defaultValue else { continue }
            for fault in LiteralCheck.faults(of: value, as: node.type, in: schema) {
                report("\(coordinate) has invalid default value: \(fault.message())", at: [fault.offset])
            }
        }
    }

    private mutating func checkMembers(of union: SchemaType) {
        if union.node.members.isEmpty {
            report("Union type \(union.name) must define one or more member types.", at: [union.node.offset])
        }
        for (name, nodes) in union.node.members.grouped() {
            if schema.types[name]?.kind != .object {
                report(
                    "Union type \(union.name) can only include Object types, it cannot include \(name).",
                    at: nodes.map(\.offset)
                )
            } else if nodes.count > 1 {
                report("Union type \(union.name) can only include type \(name) once.", at: nodes.map(\.offset))
            }
        }
    }

    private mutating func checkInput(_ type: SchemaType) {
        if type.node.inputFields.isEmpty {
            report("Input Object type \(type.name) must define one or more fields.", at: [type.node.offset])
        }
        checkInputs(type.node.inputFields, { "\(type.name).\($0)" }, isArgument: false)
        guard type.isOneOf else { return }
        for field in type.node.inputFields {
            if case .nonNull = field.type {
                report("OneOf input field \(type.name).\(field.name.value) must be nullable.", at: [field.type.offset])
            }
            if field.defaultValue != nil {
                report(
                    "OneOf input field \(type.name).\(field.name.value) cannot have a default value.",
                    at: [field.name.offset]
                )
            }
        }
    }
}

extension OperationKind {
    /// The word at the start of a sentence.
    fileprivate var title: String {
        switch self {
        case .query: "Query"
        case .mutation: "Mutation"
        case .subscription: "Subscription"
        }
    }
}
