/// What a person typed, taken apart as GitHub's repository search would.
///
/// People expect GitHub's syntax to work: words, `"phrases"`, `AND`, `OR`, `NOT`, `-word` and the qualifiers of
/// ``Qualifier/Name``. Everything else is plain text: an unknown `name:value` is a phrase, a quotation mark without its
/// partner and an operator without its operand are dropped, so that nothing typed can reach past itself and change a
/// filter that is added behind it.
/// Source: GitHub Docs, "Searching for repositories" and "Understanding the search syntax".
package struct SearchExpression: Hashable, Sendable {
    package var parts: [Part]

    package enum Part: Hashable, Sendable {
        case word(String)
        case phrase(String)
        case qualifier(Qualifier)
        case both, either, not
    }

    package struct Qualifier: Hashable, Sendable {
        package var name: Name
        package var value: String
        package var isExcluded: Bool

        /// The qualifiers that pass.
        ///
        /// `is` is not one of them: private repositories of the token's owner stay private.
        package enum Name: String, CaseIterable, Sendable {
            case archived, created, followers, fork, forks, good = "good-first-issues", help = "help-wanted-issues"
            case `in`, language, license, mirror, org, pushed, repo, size, stars, template, topic, topics, user
        }
    }

    package init(_ text: String) {
        var scanner = Scanner(rest: text[...])
        parts = Self.withoutDanglingOperators(scanner.parts())
    }

    /// Whether a qualifier is in the text.
    package func mentions(_ name: Qualifier.Name) -> Bool {
        parts.contains { part in
            guard case .qualifier(let qualifier) = part else { return false }
            return qualifier.name == name
        }
    }

    /// Whether there is anything to look for besides qualifiers.
    package var hasWords: Bool {
        parts.contains { part in
            switch part {
            case .word, .phrase: true
            case .qualifier, .both, .either, .not: false
            }
        }
    }

    private static func withoutDanglingOperators(_ parts: [Part]) -> [Part] {
        var kept: [Part] = []
        for part in parts {
            switch part {
            case .both, .either:
                if kept.last?.isOperator == false { kept.append(part) }
            case .not:
                if kept.last != .not { kept.append(part) }
            case .word, .phrase, .qualifier:
                kept.append(part)
            }
        }
        while kept.last?.isOperator == true { kept.removeLast() }
        return kept
    }
}

extension SearchExpression.Part {
    fileprivate var isOperator: Bool {
        switch self {
        case .both, .either, .not: true
        case .word, .phrase, .qualifier: false
        }
    }
}

private struct Scanner {
    var rest: Substring

    mutating func parts() -> [SearchExpression.Part] {
        var parts: [SearchExpression.Part] = []
        while let first = rest.first {
            if first == " " {
                rest.removeFirst()
            } else if let phrase = quoted() {
                if !phrase.isEmpty { parts.append(.phrase(phrase)) }
            } else {
                parts += wordParts()
            }
        }
        return parts
    }

    /// The text between the quotation mark at the start and the next one; `nil` without such a pair.
    private mutating func quoted() -> String? {
        guard rest.first == "\"" else { return nil }
        let body = rest.dropFirst()
        guard let end = body.firstIndex(of: "\"") else { return nil }
        rest = body[body.index(after: end)...]
        return String(body[..<end]).split(separator: " ").joined(separator: " ")
    }

    private mutating func wordParts() -> [SearchExpression.Part] {
        if rest.first == "\"" { rest.removeFirst() }
        let end = rest.firstIndex { $0 == " " || $0 == "\"" } ?? rest.endIndex
        let word = rest[..<end]
        rest = rest[end...]
        if word.last == ":", let qualifier = Self.qualifierName(word.dropLast()) {
            guard let value = quoted(), !value.isEmpty else { return [.phrase(String(word.dropLast()))] }
            return [.qualifier(.init(name: qualifier.name, value: value, isExcluded: qualifier.isExcluded))]
        }
        return word.isEmpty ? [] : Self.parts(of: word)
    }

    private static func parts(of word: Substring) -> [SearchExpression.Part] {
        switch word {
        case "AND": return [.both]
        case "OR": return [.either]
        case "NOT": return [.not]
        default: break
        }
        if let colon = word.firstIndex(of: ":"), word.index(after: colon) < word.endIndex,
            let qualifier = qualifierName(word[..<colon])
        {
            let value = String(word[word.index(after: colon)...])
            return [.qualifier(.init(name: qualifier.name, value: value, isExcluded: qualifier.isExcluded))]
        }
        if word.first == "-", let second = word.dropFirst().first, second.isLetter || second.isNumber {
            return [.not] + [plain(word.dropFirst())]
        }
        return [plain(word)]
    }

    /// Characters that mean something to GitHub are only safe inside a phrase.
    private static func plain(_ word: Substring) -> SearchExpression.Part {
        word.contains { ":()".contains($0) } ? .phrase(String(word)) : .word(String(word))
    }

    private static func qualifierName(
        _ text: Substring
    ) -> (name: SearchExpression.Qualifier.Name, isExcluded: Bool)? {
        let isExcluded = text.first == "-"
        let name = text.drop { $0 == "-" }.lowercased()
        return SearchExpression.Qualifier.Name(rawValue: name).map { ($0, isExcluded) }
    }
}
