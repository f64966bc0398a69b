/// Makes schemas of documents: merges extensions, resolves roots, adds what the language has.
struct SchemaBuilder {
    private var nodes: [TypeDefinitionNode] = []
    private var indexes: ByName<Int> = [:]
    private var directives = BuiltIns.directives
    private var description: String?
    private var hasSchemaDefinition = false
    private var rootNodes: [OperationKind: RootTypeNode] = [:]

    /// - Throws: ``SchemaFaults`` of the first stage that finds any: syntax, the SDL's rules, the schema's checks.
    static func schema(_ sdl: String) throws(SchemaFaults) -> Schema {
        let document: DocumentNode
        do {
            document = try DocumentNode(parsing: sdl, limits: .trusted)
        } catch {
            throw SchemaFaults(errors: [error])
        }
        let errors = SDLRules(document).errors()
        guard errors.isEmpty else { throw SchemaFaults(errors: errors) }
        var builder = SchemaBuilder()
        builder.collect(document)
        let schema = builder.schema()
        let faults = SchemaChecks(schema, document).errors()
        guard faults.isEmpty else { throw SchemaFaults(errors: faults) }
        return schema
    }

    private mutating func collect(_ document: DocumentNode) {
        for case .type(let node) in document.definitions where !node.isExtension {
            indexes[node.name.value] = nodes.count
            nodes.append(node)
        }
        for definition in document.definitions {
            switch definition {
            case .type(let node) where node.isExtension: extend(node)
            case .directive(let node):
                directives.removeAll { $0.name.value == node.name.value }
                directives.append(node)
            case .schema(let node):
                if !node.isExtension {
                    hasSchemaDefinition = true
                    description = node.description?.text
                }
                for root in node.roots { rootNodes[root.operation] = root }
            default: break
            }
        }
    }

    private mutating func extend(_ node: TypeDefinitionNode) {
        guard let index = indexes[node.name.value], nodes.indices.contains(index) else {
            extendBuiltIn(node)
            return
        }
        nodes[index].merge(node)
    }

    private mutating func extendBuiltIn(_ node: TypeDefinitionNode) {
        guard var type = BuiltIns.types.first(where: { $0.name.value == node.name.value }) else { return }
        type.merge(node)
        indexes[node.name.value] = nodes.count
        nodes.append(type)
    }

    private func schema() -> Schema {
        var all = nodes
        let used = Self.usedNames(in: nodes, directives)
        for type in BuiltIns.types where indexes[type.name.value] == nil {
            let name = type.name.value
            if !BuiltIns.optionalScalars.contains(name) || used.contains(name) { all.append(type) }
        }
        let possible = Self.possibleTypes(of: all)
        let types = all.map { node in
            SchemaType(
                node,
                isBuiltIn: indexes[node.name.value] == nil,
                possibleTypes: possible[node.name.value] ?? []
            )
        }
        return Schema(
            description: description,
            types: types,
            directives: directives,
            rootNodes: rootNodes,
            roots: roots()
        )
    }

    private func roots() -> [OperationKind: String] {
        let named = rootNodes.mapValues(\.type.value)
        if hasSchemaDefinition { return named }
        let names: [OperationKind: String] = [
            .query: "Query", .mutation: "Mutation", .subscription: "Subscription",
        ]
        // What is extended and not defined is the schema of the usual names.
        return names.filter { indexes[$0.value] != nil }.merging(named) { $1 }
    }

    private static func usedNames(
        in nodes: [TypeDefinitionNode],
        _ directives: [DirectiveDefinitionNode]
    ) -> NameSet {
        var names: NameSet = []
        for node in nodes {
            for field in node.fields {
                names.insert(field.type.name.value)
                names.formUnion(field.arguments.map(\.type.name.value))
            }
            names.formUnion(node.inputFields.map(\.type.name.value))
        }
        for directive in directives { names.formUnion(directive.arguments.map(\.type.name.value)) }
        return names
    }

    private static func possibleTypes(of nodes: [TypeDefinitionNode]) -> ByName<[String]> {
        var possible: ByName<[String]> = [:]
        for node in nodes where node.kind == .object {
            possible[node.name.value, default: []].append(node.name.value)
            for interface in Set(node.interfaces.map(\.value)) {
                possible[interface, default: []].append(node.name.value)
            }
        }
        for node in nodes where node.kind == .union { possible[node.name.value] = node.members.map(\.value) }
        return possible
    }
}

extension TypeDefinitionNode {
    /// Takes up what an extension adds.
    mutating func merge(_ node: TypeDefinitionNode) {
        interfaces += node.interfaces
        directives += node.directives
        fields += node.fields
        members += node.members
        values += node.values
        inputFields += node.inputFields
    }
}
