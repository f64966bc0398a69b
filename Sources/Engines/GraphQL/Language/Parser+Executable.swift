extension Parser {
    mutating func definition() throws(SyntaxError) -> DefinitionNode {
        if token.kind == .openBrace { return .operation(try operation(describedBy: nil, from: token.start)) }
        let start = token.start
        let description = try description()
        if description != nil, token.kind == .openBrace {
            throw SyntaxError(
                "Unexpected description, descriptions are not supported on shorthand queries.",
                at: start
            )
        }
        guard token.kind == .name else { throw unexpected() }
        switch contents(token) {
        case "query", "mutation", "subscription":
            return .operation(try operation(describedBy: description, from: start))
        case "fragment": return .fragment(try fragment(describedBy: description, from: start))
        case "extend":
            if description != nil {
                throw SyntaxError(
                    "Unexpected description, descriptions are not supported on type extensions.",
                    at: start
                )
            }
            return try typeSystemDefinition(describedBy: nil, isExtension: true, from: start)
        default: return try typeSystemDefinition(describedBy: description, isExtension: false, from: start)
        }
    }

    mutating func description() throws(SyntaxError) -> ValueNode? {
        guard token.kind == .string || token.kind == .blockString else { return nil }
        let found = token
        try advance()
        return ValueNode(.string(contents(found), isBlock: found.kind == .blockString), at: found.start)
    }

    private mutating func operation(
        describedBy description: ValueNode?,
        from start: Int
    ) throws(SyntaxError) -> OperationNode {
        var kind = OperationKind.query
        var name: NameNode?
        var variables: [VariableDefinitionNode] = []
        var directives: [DirectiveNode] = []
        if token.kind == .name {
            kind = try operationKind()
            if token.kind == .name { name = try self.name() }
            variables = try optionalMany(.openParenthesis, .closeParenthesis) { parser throws(SyntaxError) in
                try parser.variableDefinition()
            }
            directives = try self.directives(isConstant: false)
        }
        return OperationNode(
            description: description,
            kind: kind,
            name: name,
            variables: variables,
            directives: directives,
            selectionSet: try selectionSet(),
            offset: SourceOffset(start)
        )
    }

    mutating func operationKind() throws(SyntaxError) -> OperationKind {
        guard token.kind == .name, let kind = OperationKind(rawValue: contents(token)) else {
            if token.kind == .name { throw unexpected() }
            throw SyntaxError("Expected Name, found \(described(token)).", at: token.start)
        }
        try advance()
        return kind
    }

    private mutating func variableDefinition() throws(SyntaxError) -> VariableDefinitionNode {
        let start = token.start
        let description = try description()
        let name = try variable()
        try expect(.colon)
        let type = try typeReference()
        let defaultValue = try skip(.equals) ? try value(isConstant: true) : nil
        return VariableDefinitionNode(
            description: description,
            name: name,
            type: type,
            defaultValue: defaultValue,
            directives: try directives(isConstant: true),
            offset: SourceOffset(start)
        )
    }

    private mutating func fragment(
        describedBy description: ValueNode?,
        from start: Int
    ) throws(SyntaxError) -> FragmentNode {
        try expectKeyword("fragment")
        if isKeyword("on") { throw unexpected() }
        let name = try name()
        try expectKeyword("on")
        return FragmentNode(
            description: description,
            name: name,
            typeCondition: try self.name(),
            directives: try directives(isConstant: false),
            selectionSet: try selectionSet(),
            offset: SourceOffset(start)
        )
    }

    private mutating func selectionSet() throws(SyntaxError) -> SelectionSetNode {
        let start = token.start
        let selections = try nested { parser throws(SyntaxError) in
            try parser.many(.openBrace, .closeBrace) { selection throws(SyntaxError) in try selection.selection() }
        }
        return SelectionSetNode(selections: selections, offset: SourceOffset(start))
    }

    private mutating func selection() throws(SyntaxError) -> SelectionNode {
        token.kind == .spread ? try spread() : .field(try field())
    }

    private mutating func field() throws(SyntaxError) -> FieldNode {
        let first = try name()
        let second = try skip(.colon) ? try name() : nil
        return FieldNode(
            alias: second == nil ? nil : first,
            name: second ?? first,
            arguments: try arguments(isConstant: false),
            directives: try directives(isConstant: false),
            selectionSet: token.kind == .openBrace ? try selectionSet() : nil
        )
    }

    private mutating func spread() throws(SyntaxError) -> SelectionNode {
        let start = SourceOffset(try expect(.spread).start)
        let hasCondition = try skipKeyword("on")
        if !hasCondition, token.kind == .name {
            let name = try name()
            return .spread(
                FragmentSpreadNode(name: name, directives: try directives(isConstant: false), offset: start)
            )
        }
        return .inline(
            InlineFragmentNode(
                typeCondition: hasCondition ? try name() : nil,
                directives: try directives(isConstant: false),
                selectionSet: try selectionSet(),
                offset: start
            )
        )
    }
}
