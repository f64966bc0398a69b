/// How large a document may be.
public struct ParserLimits: Sendable, Hashable {
    /// The most tokens.
    public var tokens: Int
    /// How deep selections, values and list types may nest.
    public var nesting: Int
    /// The most bytes of a name, which is read again wherever a fragment brings it.
    public static let longestName = 1000

    /// Limits of one's own; 5,000 tokens and 64 levels unless said.
    public init(tokens: Int = 5000, nesting: Int = 64) {
        self.tokens = tokens
        self.nesting = nesting
    }

    /// For documents of one's own, such as schemas: any number of tokens.
    public static let trusted = ParserLimits(tokens: .max, nesting: 64)
}

/// Reads documents, each token once.
struct Parser {
    private var lexer: Lexer
    private let limits: ParserLimits
    private(set) var token = Token(kind: .endOfFile, start: 0, end: 0)
    private var tokenCount = 0
    private var nesting = 0

    var source: SourceText { lexer.source }

    static func document(_ text: String, limits: ParserLimits) throws(SyntaxError) -> DocumentNode {
        var parser = Parser(lexer: Lexer(SourceText(text)), limits: limits)
        try parser.advance()
        var definitions: [DefinitionNode] = []
        repeat { definitions.append(try parser.definition()) } while parser.token.kind != .endOfFile
        return DocumentNode(definitions: definitions, tokenCount: parser.tokenCount, source: parser.source.marked)
    }

    /// A value by itself, without variables.
    static func constant(_ text: String, limits: ParserLimits = ParserLimits()) throws(SyntaxError) -> ValueNode {
        var parser = Parser(lexer: Lexer(SourceText(text)), limits: limits)
        try parser.advance()
        let value = try parser.value(isConstant: true)
        try parser.expect(.endOfFile)
        return value
    }

    private init(lexer: Lexer, limits: ParserLimits) {
        self.lexer = lexer
        self.limits = limits
    }

    // MARK: Tokens

    mutating func advance() throws(SyntaxError) {
        token = try lexer.next()
        guard token.kind != .endOfFile else { return }
        tokenCount += 1
        if token.kind == .name, token.end - token.start > ParserLimits.longestName {
            throw SyntaxError("A name has more than \(ParserLimits.longestName) bytes.", at: token.start)
        }
        if tokenCount > limits.tokens {
            throw SyntaxError("Document contains more than \(limits.tokens) tokens. Parsing aborted.", at: token.start)
        }
    }

    /// The token after the present one.
    func following() throws(SyntaxError) -> Token {
        var ahead = lexer
        return try ahead.next()
    }

    func unexpected() -> SyntaxError {
        SyntaxError("Unexpected \(described(token)).", at: token.start)
    }

    func described(_ token: Token) -> String {
        switch token.kind {
        case .name, .int, .float, .string, .blockString:
            "\(token.kind.words) '\(contents(token).cut())'"
        default: token.kind.words
        }
    }

    func contents(_ token: Token) -> String {
        switch token.kind {
        case .string: StringLiteral.value(of: token, in: source)
        case .blockString: StringLiteral.blockValue(of: token, in: source)
        default: source.text(from: token.start, to: token.end)
        }
    }

    @discardableResult
    mutating func expect(_ kind: TokenKind) throws(SyntaxError) -> Token {
        guard token.kind == kind else {
            throw SyntaxError("Expected \(kind.words), found \(described(token)).", at: token.start)
        }
        let found = token
        if kind != .endOfFile { try advance() }
        return found
    }

    mutating func skip(_ kind: TokenKind) throws(SyntaxError) -> Bool {
        guard token.kind == kind else { return false }
        try advance()
        return true
    }

    func isKeyword(_ word: StaticString) -> Bool {
        guard token.kind == .name, token.end - token.start == word.utf8CodeUnitCount else { return false }
        return source.text(from: token.start, to: token.end) == word.description
    }

    mutating func skipKeyword(_ word: StaticString) throws(SyntaxError) -> Bool {
        guard isKeyword(word) else { return false }
        try advance()
        return true
    }

    mutating func expectKeyword(_ word: StaticString) throws(SyntaxError) {
        guard try skipKeyword(word) else {
            throw SyntaxError("Expected '\(word)', found \(described(token)).", at: token.start)
        }
    }

    mutating func name() throws(SyntaxError) -> NameNode {
        let found = try expect(.name)
        return NameNode(source.text(from: found.start, to: found.end), at: found.start)
    }

    /// Runs `body` a level deeper.
    mutating func nested<Result>(
        _ body: (inout Parser) throws(SyntaxError) -> Result
    ) throws(SyntaxError) -> Result {
        nesting += 1
        defer { nesting -= 1 }
        if nesting > limits.nesting {
            throw SyntaxError("Document nests deeper than \(limits.nesting) levels.", at: token.start)
        }
        return try body(&self)
    }

    /// At least one of something between two tokens, or nothing where the first is missing.
    mutating func optionalMany<Node>(
        _ open: TokenKind,
        _ close: TokenKind,
        _ body: (inout Parser) throws(SyntaxError) -> Node
    ) throws(SyntaxError) -> [Node] {
        token.kind == open ? try many(open, close, body) : []
    }

    /// At least one of something between two tokens.
    mutating func many<Node>(
        _ open: TokenKind,
        _ close: TokenKind,
        _ body: (inout Parser) throws(SyntaxError) -> Node
    ) throws(SyntaxError) -> [Node] {
        try expect(open)
        var nodes: [Node] = []
        repeat { nodes.append(try body(&self)) } while try !skip(close)
        return nodes
    }

    /// Any number of something between two tokens.
    mutating func any<Node>(
        _ open: TokenKind,
        _ close: TokenKind,
        _ body: (inout Parser) throws(SyntaxError) -> Node
    ) throws(SyntaxError) -> [Node] {
        try expect(open)
        var nodes: [Node] = []
        while try !skip(close) { nodes.append(try body(&self)) }
        return nodes
    }

    /// At least one of something with a token between; one may stand before the first.
    mutating func delimited<Node>(
        _ delimiter: TokenKind,
        _ body: (inout Parser) throws(SyntaxError) -> Node
    ) throws(SyntaxError) -> [Node] {
        _ = try skip(delimiter)
        var nodes: [Node] = []
        repeat { nodes.append(try body(&self)) } while try skip(delimiter)
        return nodes
    }
}
