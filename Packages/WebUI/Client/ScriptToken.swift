/// A piece of a script: a word, a sign, or text that stands for itself.
struct ScriptToken: Equatable {
    enum Kind { case word, sign, text }

    /// What stood before it: nothing, blanks, or the end of a line; comments count as blanks.
    enum Gap { case none, blank, line }

    let kind: Kind
    let text: String
    let gap: Gap

    /// Reads scripts as ours are written: no template within a template, no division at the start of an expression.
    static func tokens(of source: String) -> [ScriptToken] {
        var reader = Reader(source: Array(source.utf8))
        while let token = reader.next() { reader.tokens.append(token) }
        return reader.tokens
    }
}

private struct Reader {
    let source: [UInt8]
    var tokens: [ScriptToken] = []
    private var at = 0
    private var isInTemplate = false
    /// The open braces; `true` is one of a template's `${`.
    private var braces: [Bool] = []

    init(source: [UInt8]) { self.source = source }

    private func byte(_ offset: Int = 0) -> Character? {
        at + offset < source.count ? Character(Unicode.Scalar(source[at + offset])) : nil
    }

    mutating func next() -> ScriptToken? {
        if isInTemplate { return templateText() }
        let gap = skipGap()
        guard let first = byte() else { return nil }
        switch first {
        case "'", "\"": return text(until: first, gap)
        case "`":
            isInTemplate = true
            return take(1, .text, gap)
        case "/" where startsExpression: return expression(gap)
        case "{":
            braces.append(false)
            return take(1, .sign, gap)
        case "}":
            isInTemplate = braces.popLast() ?? false
            return take(1, isInTemplate ? .text : .sign, gap)
        case _ where Self.isWord(first):
            var count = 1
            while let character = byte(count), Self.isWord(character) { count += 1 }
            return take(count, .word, gap)
        default: return take(1, .sign, gap)
        }
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }

    private mutating func take(_ count: Int, _ kind: ScriptToken.Kind, _ gap: ScriptToken.Gap) -> ScriptToken {
        defer { at += count }
        return ScriptToken(kind: kind, text: String(decoding: source[at..<(at + count)], as: UTF8.self), gap: gap)
    }

    private mutating func skipGap() -> ScriptToken.Gap {
        var gap = ScriptToken.Gap.none
        while let character = byte() {
            if character == "/", byte(1) == "/" {
                while let rest = byte(), rest != "\n" { at += 1 }
            } else if character == "/", byte(1) == "*" {
                repeat { at += 1 } while at < source.count && !(byte(-2) == "*" && byte(-1) == "/")
            } else if character == "\n" {
                at += 1
                gap = .line
                continue
            } else if character == " " {
                at += 1
            } else {
                return gap
            }
            if gap == .none { gap = .blank }
        }
        return gap
    }

    private mutating func text(until end: Character, _ gap: ScriptToken.Gap) -> ScriptToken {
        var count = 1
        while let character = byte(count), character != end { count += character == "\\" ? 2 : 1 }
        return take(count + 1, .text, gap)
    }

    private mutating func templateText() -> ScriptToken? {
        var count = 0
        while let character = byte(count) {
            if character == "`" || (character == "$" && byte(count + 1) == "{") { break }
            count += character == "\\" ? 2 : 1
        }
        isInTemplate = false
        if byte(count) == "`" { return take(count + 1, .text, .none) }
        braces.append(true)
        return take(count + 2, .text, .none)
    }

    /// Whether a slash begins a regular expression, judged by what stands before it.
    private var startsExpression: Bool {
        guard let last = tokens.last else { return true }
        return last.kind == .sign ? !")]}".contains(last.text) : last.text == "return"
    }

    private mutating func expression(_ gap: ScriptToken.Gap) -> ScriptToken {
        var count = 1
        var isInClass = false
        while let character = byte(count), character != "/" || isInClass {
            if character == "[" { isInClass = true }
            if character == "]" { isInClass = false }
            count += character == "\\" ? 2 : 1
        }
        while let flag = byte(count + 1), flag.isLetter { count += 1 }
        return take(count + 1, .text, gap)
    }
}
