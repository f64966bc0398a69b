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
