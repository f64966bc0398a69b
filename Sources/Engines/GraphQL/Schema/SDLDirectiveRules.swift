/// Directives in a schema's document are known, stand where they may, and are given what they take.
struct SDLDirectiveRules {
    private let document: DocumentNode
    private let directives: ByName<DirectiveDefinitionNode>
    private var found: [GraphQLError] = []
    private var seen: ByName<ByName<DirectiveNode>> = [:]

    init(_ document: DocumentNode, _ directives: ByName<DirectiveDefinitionNode>) {
        self.document = document
        self.directives = directives
    }

    mutating func errors() -> [GraphQLError] {
        for definition in document.definitions {
            switch definition {
            case .schema(let node): check(node.directives, .schema, group: "schema")
            case .directive(let node): check(node.arguments, .argumentDefinition)
            case .type(let node): check(node)
            case .operation, .fragment: break
            }
        }
        return found
    }

    private mutating func check(_ node: TypeDefinitionNode) {
        check(node.directives, node.kind.location, group: "type \(node.name.value)")
        for field in node.fields {
            check(field.directives, .fieldDefinition)
            check(field.arguments, .argumentDefinition)
        }
        for value in node.values { check(value.directives, .enumValue) }
        check(node.inputFields, .inputFieldDefinition)
    }

    private mutating func check(_ nodes: [InputValueNode], _ location: DirectiveLocation) {
        for node in nodes {
            check(node.directives, location)
            if let value = node.defaultValue { checkFields(of: value) }
        }
    }

    private mutating func report(_ message: String, at offsets: [SourceOffset]) {
        found.append(GraphQLError(message, locations: offsets.map(document.location), code: .validationFailed))
    }

    private mutating func check(_ nodes: [DirectiveNode], _ location: DirectiveLocation, group: String? = nil) {
        var seenHere = group.flatMap { seen[$0] } ?? [:]
        for node in nodes {
            let name = node.name.value
            for (argument, group) in node.arguments.map(\.name).grouped() where group.count > 1 {
                report("There can be only one argument named '\(argument)'.", at: group.map(\.offset))
            }
            for argument in node.arguments { checkFields(of: argument.value) }
            guard let definition = directives[name] else {
                report("Unknown directive '@\(name)'.", at: [node.offset])
                continue
            }
            if !definition.locations.contains(where: { $0.value == location.rawValue }) {
                report("Directive '@\(name)' may not be used on \(location.rawValue).", at: [node.offset])
            }
            if !definition.isRepeatable, let first = seenHere.updateValue(node, forKey: name) {
                report(
                    "The directive '@\(name)' can only be used once at this location.",
                    at: [first.offset, node.offset]
                )
            }
            checkArguments(of: node, definition)
        }
        if let group { seen[group] = seenHere }
    }

    private mutating func checkArguments(of node: DirectiveNode, _ definition: DirectiveDefinitionNode) {
        let name = node.name.value
        let known = definition.arguments.map(\.name.value)
        for argument in node.arguments where !known.contains(argument.name.value) {
            let hint = Suggestions.words(for: argument.name.value, from: known)
            report(
                "Unknown argument '\(argument.name.value)' on directive '@\(name)'.\(hint)",
                at: [argument.name.offset]
            )
        }
        for argument in definition.arguments where argument.isRequired && node.argument(argument.name.value) == nil {
            report(
                "Argument '@\(name)(\(argument.name.value):)' of type '\(argument.type)' is required,"
                    + " but it was not provided.",
                at: [node.offset]
            )
        }
    }

    private mutating func checkFields(of value: ValueNode) {
        switch value.kind {
        case .list(let items): for item in items { checkFields(of: item) }
        case .object(let fields):
            var seen: ByName<NameNode> = [:]
            for field in fields {
                if let first = seen[field.name.value] {
                    report(
                        "There can be only one input field named '\(field.name.value)'.",
                        at: [first.offset, field.name.offset]
                    )
                } else {
                    seen[field.name.value] = field.name
                }
                checkFields(of: field.value)
            }
        default: break
        }
    }
}

extension TypeKind {
    /// Where directives on such a type stand.
    var location: DirectiveLocation {
        switch self {
        case .scalar: .scalar
        case .object: .object
        case .interface: .interface
        case .union: .union
        case .enum: .enum
        case .input: .inputObject
        }
    }
}

/// The uses of directives in a schema: what they are given fits, and none refers to itself.
struct DirectiveUses {
    private let schema: Schema
    private var found: [(message: String, offset: SourceOffset)] = []

    init(_ schema: Schema) {
        self.schema = schema
    }

    func faults(of document: DocumentNode) -> [(message: String, offset: SourceOffset)] {
        var uses = self
        for node in document.definitions.flatMap(Self.directives) { uses.checkValues(of: node) }
        for case .directive(let node) in document.definitions where uses.reaches(node) {
            uses.found.append(("Directive '@\(node.name.value)' must not refer to itself.", node.offset))
        }
        return uses.found
    }

    private mutating func checkValues(of node: DirectiveNode) {
        guard let definition = schema.directives[node.name.value] else { return }
        for argument in node.arguments {
            guard let known = definition.arguments.first(where: { $0.name.value == argument.name.value }) else {
                continue
            }
            for fault in LiteralCheck.faults(of: argument.value, as: known.type, in: schema) {
                found.append((fault.message(), fault.offset))
            }
        }
    }

    /// Whether a directive is used where it is defined: on its arguments, or in a type of theirs.
    private func reaches(_ definition: DirectiveDefinitionNode) -> Bool {
        var seen: NameSet = []
        var seenTypes: NameSet = []
        var open = definition.arguments
        while let input = open.popLast() {
            var directives = input.directives
            let name = input.type.name.value
            if seenTypes.insert(name).inserted, let type = schema.types[name] {
                directives += type.node.directives + type.node.values.flatMap(\.directives)
                open += type.node.inputFields
            }
            for node in directives {
                if node.name.value == definition.name.value { return true }
                guard seen.insert(node.name.value).inserted else { continue }
                open += schema.directives[node.name.value]?.arguments ?? []
            }
        }
        return false
    }

    private static func directives(in definition: DefinitionNode) -> [DirectiveNode] {
        switch definition {
        case .schema(let node): node.directives
        case .directive(let node): node.arguments.flatMap(\.directives)
        case .type(let node):
            node.directives + node.values.flatMap(\.directives) + node.inputFields.flatMap(\.directives)
                + node.fields.flatMap { $0.directives + $0.arguments.flatMap(\.directives) }
        case .operation, .fragment: []
        }
    }
}
