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
