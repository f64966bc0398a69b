extension Parser {
    mutating func value(isConstant: Bool) throws(SyntaxError) -> ValueNode {
        let start = token
        switch start.kind {
        case .openBracket:
            let items = try nested { parser throws(SyntaxError) in
                try parser.any(.openBracket, .closeBracket) { item throws(SyntaxError) in
                    try item.value(isConstant: isConstant)
                }
            }
            return ValueNode(.list(items), at: start.start)
        case .openBrace:
            let fields = try nested { parser throws(SyntaxError) in
                try parser.any(.openBrace, .closeBrace) { field throws(SyntaxError) in
                    try field.objectField(isConstant: isConstant)
                }
            }
            return ValueNode(.object(fields), at: start.start)
        case .dollar: return try variableValue(isConstant: isConstant)
        default: return ValueNode(try simpleValue(), at: start.start)
        }
    }

    private mutating func simpleValue() throws(SyntaxError) -> ValueNode.Kind {
        let text = contents(token)
        let kind: ValueNode.Kind
        switch token.kind {
        case .int: kind = .int(text)
        case .float: kind = .float(text)
        case .string: kind = .string(text, isBlock: false)
        case .blockString: kind = .string(text, isBlock: true)
        case .name:
            switch text {
            case "true": kind = .boolean(true)
            case "false": kind = .boolean(false)
            case "null": kind = .null
            default: kind = .enum(text)
            }
        default: throw unexpected()
        }
        try advance()
        return kind
    }

    private mutating func variableValue(isConstant: Bool) throws(SyntaxError) -> ValueNode {
        let start = token.start
        guard !isConstant else {
            let ahead = try following()
            if ahead.kind == .name {
                throw SyntaxError("Unexpected variable '$\(contents(ahead))' in constant value.", at: start)
            }
            throw unexpected()
        }
        return ValueNode(.variable(try variable().value), at: start)
    }

    mutating func variable() throws(SyntaxError) -> NameNode {
        let start = try expect(.dollar).start
        return NameNode(try name().value, at: start)
    }

    private mutating func objectField(isConstant: Bool) throws(SyntaxError) -> ObjectFieldNode {
        let name = try name()
        try expect(.colon)
        return ObjectFieldNode(name: name, value: try value(isConstant: isConstant))
    }

    mutating func arguments(isConstant: Bool) throws(SyntaxError) -> [ArgumentNode] {
        try optionalMany(.openParenthesis, .closeParenthesis) { parser throws(SyntaxError) in
            let name = try parser.name()
            try parser.expect(.colon)
            return ArgumentNode(name: name, value: try parser.value(isConstant: isConstant))
        }
    }

    mutating func directives(isConstant: Bool) throws(SyntaxError) -> [DirectiveNode] {
        var directives: [DirectiveNode] = []
        while token.kind == .at {
            let start = try expect(.at).start
            let name = try name()
            let arguments = try arguments(isConstant: isConstant)
            directives.append(DirectiveNode(name: name, arguments: arguments, offset: SourceOffset(start)))
        }
        return directives
    }

    mutating func typeReference() throws(SyntaxError) -> TypeReferenceNode {
        let start = token.start
        var type: TypeReferenceNode
        if token.kind == .openBracket {
            let item = try nested { parser throws(SyntaxError) in
                try parser.advance()
                let item = try parser.typeReference()
                try parser.expect(.closeBracket)
                return item
            }
            type = .list(item, offset: SourceOffset(start))
        } else {
            type = .named(try name())
        }
        if try skip(.bang) { type = .nonNull(type) }
        return type
    }
}
