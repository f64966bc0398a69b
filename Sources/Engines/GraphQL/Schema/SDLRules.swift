/// The rules that a document keeps before it can be a schema.
struct SDLRules {
    let document: DocumentNode
    private(set) var found: [GraphQLError] = []
    private var definedTypes: ByName<TypeDefinitionNode> = [:]
    private var directives: ByName<DirectiveDefinitionNode>

    init(_ document: DocumentNode) {
        self.document = document
        directives = Dictionary(BuiltIns.directives.map { ($0.name.value, $0) }) { first, _ in first }
        for definition in document.definitions {
            switch definition {
            case .directive(let node): directives[node.name.value] = node
            case .type(let node) where !node.isExtension: definedTypes[node.name.value] = node
            default: break
            }
        }
    }

    func errors() -> [GraphQLError] {
        var rules = self
        rules.checkExecutables()
        rules.checkSchemaDefinitions()
        rules.checkTypeNames()
        rules.checkMembers()
        for definition in document.definitions { rules.checkExtension(definition) }
        rules.checkReferences()
        var uses = SDLDirectiveRules(document, directives)
        rules.found += uses.errors()
        return rules.found
    }

    private mutating func report(_ message: String, at offsets: [SourceOffset]) {
        found.append(GraphQLError(message, locations: offsets.map(document.location), code: .validationFailed))
    }

    /// A schema's document holds nothing that is executed.
    private mutating func checkExecutables() {
        for definition in document.definitions {
            switch definition {
            case .operation(let node): report("A schema must not contain operations.", at: [node.offset])
            case .fragment(let node): report("A schema must not contain fragments.", at: [node.offset])
            default: break
            }
        }
    }

    private mutating func checkSchemaDefinitions() {
        var count = 0
        var roots: [OperationKind: RootTypeNode] = [:]
        for case .schema(let node) in document.definitions {
            if !node.isExtension {
                if count > 0 { report("Must provide only one schema definition.", at: [node.offset]) }
                count += 1
            }
            for root in node.roots {
                if let first = roots[root.operation] {
                    report(
                        "There can be only one \(root.operation.rawValue) type in schema.",
                        at: [first.offset, root.offset]
                    )
                } else {
                    roots[root.operation] = root
                }
            }
        }
    }

    private mutating func checkTypeNames() {
        var types: ByName<NameNode> = [:]
        var directives: ByName<NameNode> = [:]
        for definition in document.definitions {
            switch definition {
            case .type(let node) where !node.isExtension:
                if BuiltIns.scalars.contains(node.name.value) {
                    report("Type '\(node.name.value)' is the language's and cannot be defined.", at: [node.name.offset])
                }
                if let first = types.updateValue(node.name, forKey: node.name.value) {
                    report(
                        "There can be only one type named '\(node.name.value)'.",
                        at: [first.offset, node.name.offset]
                    )
                }
            case .directive(let node):
                if let first = directives.updateValue(node.name, forKey: node.name.value) {
                    report(
                        "There can be only one directive named '@\(node.name.value)'.",
                        at: [first.offset, node.name.offset]
                    )
                }
                checkUnique(node.arguments.map(\.name)) {
                    "Argument '@\(node.name.value)(\($0):)' can only be defined once."
                }
            default: break
            }
        }
    }

    private mutating func checkUnique(_ names: [NameNode], _ message: (String) -> String) {
        for (name, group) in names.grouped() where group.count > 1 {
            report(message(name), at: group.map(\.offset))
        }
    }

    /// Fields, arguments and names of enums are defined once, extensions counted in.
    private mutating func checkMembers() {
        var fields: ByName<[NameNode]> = [:]
        var values: ByName<[NameNode]> = [:]
        var order: [String] = []
        for case .type(let node) in document.definitions {
            let name = node.name.value
            if fields[name] == nil { order.append(name) }
            fields[name, default: []] += node.fields.map(\.name) + node.inputFields.map(\.name)
            values[name, default: []] += node.values.map(\.name)
            for field in node.fields {
                checkUnique(field.arguments.map(\.name)) {
                    "Argument '\(name).\(field.name.value)(\($0):)' can only be defined once."
                }
            }
        }
        for name in order {
            checkUnique(fields[name] ?? []) { "Field '\(name).\($0)' can only be defined once." }
            checkUnique(values[name] ?? []) { "Enum value '\(name).\($0)' can only be defined once." }
        }
    }

    private mutating func checkExtension(_ definition: DefinitionNode) {
        guard case .type(let node) = definition, node.isExtension else { return }
        let name = node.name.value
        let builtIn = BuiltIns.scalars.contains(name) ? BuiltIns.types.first { $0.name.value == name } : nil
        guard let defined = definedTypes[name] ?? builtIn else {
            let hint = Suggestions.words(for: name, from: Array(definedTypes.keys))
            return report("Cannot extend type '\(name)' because it is not defined.\(hint)", at: [node.name.offset])
        }
        guard defined.kind != node.kind else { return }
        let offsets = definedTypes[name] == nil ? [node.offset] : [defined.offset, node.offset]
        report("Cannot extend non-\(node.kind.words) type '\(name)'.", at: offsets)
    }

    private mutating func checkReferences() {
        var names: [NameNode] = []
        for definition in document.definitions {
            switch definition {
            case .schema(let node): names += node.roots.map(\.type)
            case .directive(let node): names += node.arguments.map(\.type.name)
            case .type(let node):
                names += node.interfaces + node.members + node.inputFields.map(\.type.name)
                for field in node.fields { names += [field.type.name] + field.arguments.map(\.type.name) }
            default: break
            }
        }
        for name in names where definedTypes[name.value] == nil && !BuiltIns.typeNames.contains(name.value) {
            let hint = Suggestions.words(for: name.value, from: Array(BuiltIns.typeNames) + Array(definedTypes.keys))
            report("Unknown type '\(name.value)'.\(hint)", at: [name.offset])
        }
    }
}

extension [NameNode] {
    /// Equal names together, in the order of the first of each.
    func grouped() -> [(name: String, nodes: [NameNode])] {
        var groups: [(name: String, nodes: [NameNode])] = []
        var indexes: ByName<Int> = [:]
        for node in self {
            if let index = indexes[node.value], groups.indices.contains(index) {
                groups[index].nodes.append(node)
            } else {
                indexes[node.value] = groups.count
                groups.append((node.value, [node]))
            }
        }
        return groups
    }
}

extension TypeKind {
    /// The kind in words.
    var words: String {
        self == .input ? "input object" : self == .object ? "object" : keyword
    }
}
