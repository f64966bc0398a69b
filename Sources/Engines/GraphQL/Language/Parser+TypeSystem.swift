extension Parser {
    mutating func typeSystemDefinition(
        describedBy description: ValueNode?,
        isExtension: Bool,
        from start: Int
    ) throws(SyntaxError) -> DefinitionNode {
        if isExtension { try advance() }
        guard token.kind == .name else { throw unexpected() }
        switch contents(token) {
        case "schema": return .schema(try schema(describedBy: description, isExtension: isExtension, from: start))
        case "directive" where !isExtension:
            return .directive(try directiveDefinition(describedBy: description, from: start))
        default: break
        }
        guard let kind = Self.kinds[contents(token)] else { throw unexpected() }
        try advance()
        var node = TypeDefinitionNode(
            description: description,
            kind: kind,
            isExtension: isExtension,
            name: try name(),
            offset: SourceOffset(start)
        )
        try parts(of: &node)
        if isExtension, node.directives.isEmpty, node.isEmpty { throw unexpected() }
        return .type(node)
    }

    private static let kinds: ByName<TypeKind> = [
        "scalar": .scalar, "type": .object, "interface": .interface, "union": .union, "enum": .enum,
        "input": .input,
    ]

    private mutating func parts(of node: inout TypeDefinitionNode) throws(SyntaxError) {
        if node.kind == .object || node.kind == .interface, try skipKeyword("implements") {
            node.interfaces = try delimited(.ampersand) { parser throws(SyntaxError) in try parser.name() }
        }
        node.directives = try directives(isConstant: true)
        switch node.kind {
        case .scalar: break
        case .object, .interface:
            node.fields = try optionalMany(.openBrace, .closeBrace) { parser throws(SyntaxError) in
                try parser.fieldDefinition()
            }
        case .union:
            guard try skip(.equals) else { return }
            node.members = try delimited(.pipe) { parser throws(SyntaxError) in try parser.name() }
        case .enum:
            node.values = try optionalMany(.openBrace, .closeBrace) { parser throws(SyntaxError) in
                try parser.enumValue()
            }
        case .input:
            node.inputFields = try optionalMany(.openBrace, .closeBrace) { parser throws(SyntaxError) in
                try parser.inputValue()
            }
        }
    }

    private mutating func schema(
        describedBy description: ValueNode?,
        isExtension: Bool,
        from start: Int
    ) throws(SyntaxError) -> SchemaNode {
        try advance()
        let directives = try directives(isConstant: true)
        let root: (inout Parser) throws(SyntaxError) -> RootTypeNode = { parser throws(SyntaxError) in
            let offset = SourceOffset(parser.token.start)
            let operation = try parser.operationKind()
            try parser.expect(.colon)
            return RootTypeNode(operation: operation, type: try parser.name(), offset: offset)
        }
        let roots =
            isExtension
            ? try optionalMany(.openBrace, .closeBrace, root) : try many(.openBrace, .closeBrace, root)
        if isExtension, directives.isEmpty, roots.isEmpty { throw unexpected() }
        return SchemaNode(
            description: description,
            isExtension: isExtension,
            directives: directives,
            roots: roots,
            offset: SourceOffset(start)
        )
    }

    private mutating func fieldDefinition() throws(SyntaxError) -> FieldDefinitionNode {
        let description = try description()
        let name = try name()
        let arguments = try argumentDefinitions()
        try expect(.colon)
        return FieldDefinitionNode(
            description: description,
            name: name,
            arguments: arguments,
            type: try typeReference(),
            directives: try directives(isConstant: true)
        )
    }

    private mutating func argumentDefinitions() throws(SyntaxError) -> [InputValueNode] {
        try optionalMany(.openParenthesis, .closeParenthesis) { parser throws(SyntaxError) in
            try parser.inputValue()
        }
    }

    private mutating func inputValue() throws(SyntaxError) -> InputValueNode {
        let description = try description()
        let name = try name()
        try expect(.colon)
        let type = try typeReference()
        let defaultValue = try skip(.equals) ? try value(isConstant: true) : nil
        return InputValueNode(
            description: description,
            name: name,
            type: type,
            defaultValue: defaultValue,
            directives: try directives(isConstant: true)
        )
    }

    private mutating func enumValue() throws(SyntaxError) -> EnumValueNode {
        let description = try description()
        if isKeyword("true") || isKeyword("false") || isKeyword("null") {
            throw SyntaxError(
                "Name '\(contents(token))' is reserved and cannot be used for an enum value.",
                at: token.start
            )
        }
        let name = try name()
        return EnumValueNode(description: description, name: name, directives: try directives(isConstant: true))
    }

    private mutating func directiveDefinition(
        describedBy description: ValueNode?,
        from start: Int
    ) throws(SyntaxError) -> DirectiveDefinitionNode {
        try expectKeyword("directive")
        try expect(.at)
        let name = try name()
        let arguments = try argumentDefinitions()
        let isRepeatable = try skipKeyword("repeatable")
        try expectKeyword("on")
        return DirectiveDefinitionNode(
            description: description,
            name: name,
            arguments: arguments,
            isRepeatable: isRepeatable,
            locations: try delimited(.pipe) { parser throws(SyntaxError) in try parser.directiveLocation() },
            offset: SourceOffset(start)
        )
    }

    private mutating func directiveLocation() throws(SyntaxError) -> NameNode {
        let start = token
        let name = try name()
        guard DirectiveLocation(rawValue: name.value) != nil else {
            throw SyntaxError("Unexpected \(described(start)).", at: start.start)
        }
        return name
    }
}

/// Where directives stand.
public enum DirectiveLocation: String, Sendable, Hashable, CaseIterable {
    /// On an operation that reads.
    case query = "QUERY"
    /// On an operation that writes.
    case mutation = "MUTATION"
    /// On a subscription.
    case subscription = "SUBSCRIPTION"
    /// On a field that is selected.
    case field = "FIELD"
    /// On a fragment.
    case fragmentDefinition = "FRAGMENT_DEFINITION"
    /// On a fragment's use.
    case fragmentSpread = "FRAGMENT_SPREAD"
    /// On a fragment without a name.
    case inlineFragment = "INLINE_FRAGMENT"
    /// Of a draft, so that schemas that name it are read; nothing stands there.
    /// On a variable's definition.
    case variableDefinition = "VARIABLE_DEFINITION"
    /// On the schema.
    case schema = "SCHEMA"
    /// On a scalar.
    case scalar = "SCALAR"
    /// On an object.
    case object = "OBJECT"
    /// On a field's definition.
    case fieldDefinition = "FIELD_DEFINITION"
    /// On an argument's definition.
    case argumentDefinition = "ARGUMENT_DEFINITION"
    /// On an interface.
    case interface = "INTERFACE"
    /// On a union.
    case union = "UNION"
    /// On an enum.
    case `enum` = "ENUM"
    /// On a name of an enum.
    case enumValue = "ENUM_VALUE"
    /// On an input.
    case inputObject = "INPUT_OBJECT"
    /// On a field of an input.
    case inputFieldDefinition = "INPUT_FIELD_DEFINITION"
}

extension TypeDefinitionNode {
    /// Whether it has nothing but directives.
    var isEmpty: Bool {
        interfaces.isEmpty && fields.isEmpty && members.isEmpty && values.isEmpty && inputFields.isEmpty
    }
}
