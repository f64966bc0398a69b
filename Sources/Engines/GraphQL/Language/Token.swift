/// What the lexer tells apart.
enum TokenKind: UInt8, Sendable {
    case endOfFile, bang, dollar, ampersand, openParenthesis, closeParenthesis, spread, colon, equals, at
    case openBracket, closeBracket, openBrace, pipe, closeBrace, name, int, float, string, blockString

    /// As syntax errors name it.
    var words: String {
        switch self {
        case .endOfFile: "<EOF>"
        case .bang: "'!'"
        case .dollar: "'$'"
        case .ampersand: "'&'"
        case .openParenthesis: "'('"
        case .closeParenthesis: "')'"
        case .spread: "'...'"
        case .colon: "':'"
        case .equals: "'='"
        case .at: "'@'"
        case .openBracket: "'['"
        case .closeBracket: "']'"
        case .openBrace: "'{'"
        case .pipe: "'|'"
        case .closeBrace: "'}'"
        case .name: "Name"
        case .int: "Int"
        case .float: "Float"
        case .string: "String"
        case .blockString: "BlockString"
        }
    }
}

/// One token: its kind and the bytes from `start` up to `end`.
struct Token: Sendable {
    let kind: TokenKind
    let start: Int
    let end: Int
}

/// Text that is not GraphQL: what was expected, and the byte where it was not.
struct SyntaxError: Error, Equatable {
    let message: String
    let offset: SourceOffset

    init(_ message: String, at offset: Int) {
        self.message = "Syntax Error: \(message)"
        self.offset = SourceOffset(offset)
    }
}
