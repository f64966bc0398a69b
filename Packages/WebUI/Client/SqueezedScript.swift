/// A script without comments and needless blanks, its own names shortened.
///
/// A name is shortened everywhere or nowhere: only if it is declared in the script and never stands where a property
/// may. For that to be safe the script must not use a global of the same name as one of its own variables.
package struct SqueezedScript {
    private let tokens: [ScriptToken]

    package init(_ source: String) { tokens = ScriptToken.tokens(of: source) }

    /// The shorter script.
    package var text: String {
        let short = shortNames
        var result = ""
        for (index, token) in tokens.enumerated() where !isNeedless(index) {
            if index > 0 { result += gap(between: tokens[index - 1], and: token) }
            result += token.kind == .word && !isMember(index) ? short[token.text] ?? token.text : token.text
        }
        return result
    }

    /// The last semicolon of a block and the last comma of a list.
    ///
    /// The sources have no empty statements, whose semicolon would be missed.
    private func isNeedless(_ index: Int) -> Bool {
        guard index + 1 < tokens.count, tokens[index].kind == .sign, tokens[index + 1].kind == .sign else {
            return false
        }
        let next = tokens[index + 1].text
        return tokens[index].text == ";" ? next == "}" : tokens[index].text == "," && "}])".contains(next)
    }

    /// Ends of lines stay where a statement may end there, since the sources rely on them nowhere else.
    ///
    /// After a brace they go: what ends with one and is no block has a semicolon in the sources.
    private func gap(between left: ScriptToken, and right: ScriptToken) -> String {
        switch right.gap {
        case .none: return ""
        case .line:
            let endsHere = ";{,([=&|?:".contains(left.text) || (left.kind == .sign && left.text == "}")
            return endsHere || ")]}.?:&|".contains(right.text) ? "" : "\n"
        case .blank:
            let areWords = left.kind == .word && right.kind == .word
            let wouldJoin = left.text == right.text && "+-/".contains(left.text)
            return areWords || wouldJoin ? " " : ""
        }
    }

    // MARK: Names

    private static let keywords: Set<String> = [
        "async", "await", "break", "case", "catch", "const", "continue", "default", "delete", "do", "else", "false",
        "finally", "for", "function", "get", "if", "in", "instanceof", "let", "new", "null", "of", "return", "set",
        "switch", "this", "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "yield",
    ]

    private var shortNames: [String: String] {
        let words = tokens.filter { $0.kind == .word }.map(\.text)
        let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
        let names = declaredNames.subtracting(propertyNames).subtracting(Self.keywords).filter { $0.count > 2 }
        let ordered = names.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
        let free = Self.candidates.filter { counts[$0] == nil && !Self.keywords.contains($0) }
        return Dictionary(uniqueKeysWithValues: zip(ordered, free))
    }

    private static let candidates: [String] = {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        return letters + letters.flatMap { first in letters.map { first + $0 } }
    }()

    private func isMember(_ index: Int) -> Bool {
        guard index > 0, tokens[index - 1].text == "." else { return false }
        // Three points spread a variable.
        return index < 2 || tokens[index - 2].text != "."
    }

    /// Words that are, or may be, properties: after a point, and keys, short keys and methods between braces.
    private var propertyNames: Set<String> {
        var names: Set<String> = []
        var brackets: [String] = []
        for (index, token) in tokens.enumerated() {
            if token.opensBracket { brackets.append(token.text.suffix(1).description) }
            if token.closesBracket { _ = brackets.popLast() }
            guard token.kind == .word, index > 0 else { continue }
            let before = tokens[index - 1].text
            let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
            let isNamed = after == "(" ? isMethod(at: index + 1) : [":", ",", "}", "="].contains(after)
            let mayBeKey = brackets.last == "{" && isNamed
            if isMember(index) || (mayBeKey && ["{", ",", "get", "set", "async"].contains(before)) {
                names.insert(token.text)
            }
        }
        return names
    }

    /// Whether the bracket that opens here holds a method's parameters: its body follows.
    private func isMethod(at start: Int) -> Bool {
        var depth = 0
        for index in start..<tokens.count {
            if tokens[index].opensBracket { depth += 1 }
            if tokens[index].closesBracket { depth -= 1 }
            if depth == 0 { return index + 1 < tokens.count && tokens[index + 1].text == "{" }
        }
        return false
    }

    private var declaredNames: Set<String> {
        var declared: Set<String> = []
        for (index, token) in tokens.enumerated() {
            switch token.text {
            case "const", "let", "function": declared.formUnion(names(declaredAfter: index))
            case "=" where index + 1 < tokens.count && tokens[index + 1].text == ">" && index > 0:
                declared.formUnion(parameters(before: index))
            default: break
            }
        }
        return declared
    }

    /// The name or names after `const`, `let` and `function`, and a function's parameters.
    private func names(declaredAfter index: Int) -> Set<String> {
        guard index + 2 < tokens.count else { return [] }
        if tokens[index + 1].text == "[" { return names(inBracketAt: index + 1) }
        guard tokens[index + 1].kind == .word else { return [] }
        let list = tokens[index].text == "function" ? names(inBracketAt: index + 2) : []
        return list.union([tokens[index + 1].text]).union(tokens[index].text == "let" ? others(after: index + 1) : [])
    }

    /// `b` and `c` of `let a = 1, b, c;`.
    private func others(after start: Int) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        for index in (start + 1)..<tokens.count {
            let token = tokens[index]
            if token.opensBracket { depth += 1 }
            if token.closesBracket { depth -= 1 }
            if depth < 0 || (depth == 0 && [";", "of"].contains(token.text)) { break }
            if depth == 0, token.kind == .word, tokens[index - 1].text == "," { names.insert(token.text) }
        }
        return names
    }

    private func parameters(before arrow: Int) -> Set<String> {
        let last = tokens[arrow - 1]
        if last.kind == .word { return [last.text] }
        var depth = 0
        for index in (0..<arrow).reversed() {
            if tokens[index].closesBracket { depth += 1 }
            if tokens[index].opensBracket { depth -= 1 }
            if depth == 0 { return names(inBracketAt: index) }
        }
        return []
    }

    /// Words that follow an opening bracket or a comma, up to the bracket's end.
    private func names(inBracketAt start: Int) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        for index in start..<tokens.count {
            let token = tokens[index]
            if token.opensBracket { depth += 1 }
            if token.closesBracket { depth -= 1 }
            if depth == 0 { break }
            if token.kind == .word, ["(", "[", ","].contains(tokens[index - 1].text) { names.insert(token.text) }
        }
        return names
    }
}

extension ScriptToken {
    fileprivate var opensBracket: Bool {
        kind == .sign ? ["(", "[", "{"].contains(text) : kind == .text && text.hasSuffix("${")
    }

    fileprivate var closesBracket: Bool {
        [")", "]", "}"].contains(text) && (kind == .sign || text == "}")
    }
}
