extension DocumentNode: CustomStringConvertible {
    /// Parses a document, executable or of a schema.
    ///
    /// - Throws: ``GraphQLError`` where it is not GraphQL, or larger than `limits` allow.
    public init(parsing text: String, limits: ParserLimits = ParserLimits()) throws(GraphQLError) {
        do {
            self = try Parser.document(text, limits: limits)
        } catch {
            let place = SourceText(text).location(of: error.offset)
            throw GraphQLError(error.message, locations: [place], code: .parseFailed)
        }
    }

    /// The document, formatted.
    public var description: String {
        Printer.text { printer in
            for (index, definition) in definitions.enumerated() {
                if index > 0 { printer.write("\n\n") }
                printer.definition(definition)
            }
            printer.write("\n")
        }
    }
}

extension Printer {
    mutating func definition(_ node: DefinitionNode) {
        switch node {
        case .operation(let operation): self.operation(operation)
        case .fragment(let fragment):
            description(fragment.description)
            write("fragment \(fragment.name.value) on \(fragment.typeCondition.value)")
            directives(fragment.directives)
            write(" ")
            selectionSet(fragment.selectionSet)
        case .schema(let schema): self.schema(schema)
        case .type(let type): self.type(type)
        case .directive(let directive): directiveDefinition(directive)
        }
    }

    private mutating func operation(_ node: OperationNode) {
        let isShorthand =
            node.kind == .query && node.name == nil && node.variables.isEmpty
            && node.directives.isEmpty && node.description == nil
        if !isShorthand {
            description(node.description)
            write(node.kind.rawValue)
            if let name = node.name { write(" \(name.value)") }
            if node.name == nil, !node.variables.isEmpty { write(" ") }
            list(node.variables, from: "(", to: ")") { $0.variableDefinition($1) }
            directives(node.directives)
            write(" ")
        }
        selectionSet(node.selectionSet)
    }

    private mutating func variableDefinition(_ node: VariableDefinitionNode) {
        description(node.description)
        write("$\(node.name.value): \(node.type)")
        defaultValue(node.defaultValue)
        directives(node.directives)
    }

    private mutating func defaultValue(_ node: ValueNode?) {
        guard let node else { return }
        write(" = ")
        value(node)
    }

    private mutating func selectionSet(_ node: SelectionSetNode) {
        block(node.selections) { printer, selection in
            switch selection {
            case .field(let field): printer.field(field)
            case .spread(let spread):
                printer.write("...\(spread.name.value)")
                printer.directives(spread.directives)
            case .inline(let inline):
                printer.write("...")
                if let condition = inline.typeCondition { printer.write(" on \(condition.value)") }
                printer.directives(inline.directives)
                printer.write(" ")
                printer.selectionSet(inline.selectionSet)
            }
        }
    }

    private mutating func field(_ node: FieldNode) {
        if let alias = node.alias { write("\(alias.value): ") }
        write(node.name.value)
        arguments(node.arguments)
        directives(node.directives)
        guard let selectionSet = node.selectionSet else { return }
        write(" ")
        self.selectionSet(selectionSet)
    }

    private mutating func schema(_ node: SchemaNode) {
        description(node.description)
        write(node.isExtension ? "extend schema" : "schema")
        directives(node.directives)
        guard !node.roots.isEmpty else { return }
        write(" ")
        block(node.roots) { $0.write("\($1.operation.rawValue): \($1.type.value)") }
    }

    private mutating func type(_ node: TypeDefinitionNode) {
        description(node.description)
        if node.isExtension { write("extend ") }
        write("\(node.kind.keyword) \(node.name.value)")
        list(node.interfaces, from: " implements ", to: "", by: " & ") { $0.write($1.value) }
        directives(node.directives)
        list(node.members, from: " = ", to: "", by: " | ") { $0.write($1.value) }
        if !node.fields.isEmpty {
            write(" ")
            block(node.fields) { $0.fieldDefinition($1) }
        }
        if !node.values.isEmpty {
            write(" ")
            block(node.values) { printer, value in
                printer.description(value.description)
                printer.write(value.name.value)
                printer.directives(value.directives)
            }
        }
        if !node.inputFields.isEmpty {
            write(" ")
            block(node.inputFields) { $0.inputValue($1) }
        }
    }

    private mutating func fieldDefinition(_ node: FieldDefinitionNode) {
        description(node.description)
        write(node.name.value)
        argumentDefinitions(node.arguments)
        write(": \(node.type)")
        directives(node.directives)
    }

    private mutating func argumentDefinitions(_ nodes: [InputValueNode]) {
        list(nodes, from: "(", to: ")") { $0.inputValue($1) }
    }

    private mutating func inputValue(_ node: InputValueNode) {
        description(node.description)
        write("\(node.name.value): \(node.type)")
        defaultValue(node.defaultValue)
        directives(node.directives)
    }

    private mutating func directiveDefinition(_ node: DirectiveDefinitionNode) {
        description(node.description)
        write("directive @\(node.name.value)")
        argumentDefinitions(node.arguments)
        if node.isRepeatable { write(" repeatable") }
        list(node.locations, from: " on ", to: "", by: " | ") { $0.write($1.value) }
    }
}

extension TypeKind {
    /// The word that defines it.
    var keyword: String {
        switch self {
        case .scalar: "scalar"
        case .object: "type"
        case .interface: "interface"
        case .union: "union"
        case .enum: "enum"
        case .input: "input"
        }
    }
}
