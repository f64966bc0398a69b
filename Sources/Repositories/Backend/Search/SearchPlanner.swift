import Foundation
import RepositoriesDomain
import TextSearch

/// What is known of the words that the catalogue has.
protocol SearchLexicon {
    /// The fields in which each of `words` stands somewhere; nothing for a word that stands nowhere.
    func fields(of words: Set<String>) throws -> [String: Set<PostingField>]
    func hasWord(beginningWith prefix: String) throws -> Bool
    /// How many repositories have the word, or one that begins with it.
    func count(of word: String, isPrefix: Bool) throws -> Int
    /// The topics of the best known repository of a name, each run together.
    func topics(ofRepositoryNamed name: String) throws -> [String]
    /// The word that was probably meant by one that stands nowhere.
    func nearest(to word: String) throws -> String?
}

/// Makes a plan of what a person typed.
struct SearchPlanner {
    let lexicon: any SearchLexicon

    /// More words are left out.
    private static let limit = 16
    /// What stands in so many repositories is more likely meant than another word of which nothing is here.
    private static let likelyCount = 3

    struct Token: Hashable {
        var text: String
        var isQuoted = false
        var correctionOf: String?
    }

    func plan(_ expression: SearchExpression, text: String) throws -> SearchPlan {
        var plan = SearchPlan()
        var corrections: [(typed: String, shown: String)] = []
        let typed = TypedWords(expression)
        for words in typed.clauses where !words.isEmpty {
            let tokens = try corrected(try tokens(of: Array(words.prefix(Self.limit))))
            corrections += tokens.compactMap { token in token.correctionOf.map { ($0, token.text) } }
            plan.clauses += try clauses(of: tokens, in: typed.fields)
            if try typed.fields.contains(.topics) && isCategory(tokens) { plan.isCategory = true }
            plan.replaced.formUnion(try replaced(by: tokens).keys)
            plan.wantsReading = plan.wantsReading || tokens.contains { SearchThesaurus.readingWords.contains($0.text) }
            let meant = tokens.map { $0.isQuoted ? $0.text : SearchThesaurus.alias(of: $0.text) ?? $0.text }
            if tokens.count == 1 { plan.subjects.formUnion(tokens.map(\.text) + meant) }
            let names = [words.map(\.key), tokens.map(\.text), meant]
            plan.nameKeys.formUnion(names.map { SearchWords.key($0.joined()) })
        }
        plan.excluded = typed.excluded.prefix(Self.limit).map { Self.excluded($0) }
        plan.fullNameKey = typed.clauses.count == 1 ? typed.clauses[0].map(\.text).joined().lowercased() : ""
        plan.correction = Self.correction(of: text, corrections)
        return plan
    }

    // MARK: Words

    /// Words that carry something, each in the form that is looked for; all of them when none does.
    private func tokens(of words: [TypedWords.Word]) throws -> [Token] {
        let runs = Self.runs(of: words)
        let known = try lexicon.fields(of: Set(words.map(\.key) + runs.values))
        var all: [Token] = []
        var index = 0
        while index < words.count {
            let run = runs.first {
                $0.key.lowerBound == index
                    && (known[$0.value]?.contains(.topics) == true || SearchThesaurus.isCompound($0.value))
            }
            all += run.map { [Token(text: $0.value)] } ?? Self.tokens(of: words[index], known)
            index = run?.key.upperBound ?? index + 1
        }
        let telling = all.filter { $0.isQuoted || !SearchThesaurus.stopWords.contains($0.text) }
        return telling.isEmpty ? all : telling
    }

    private static func tokens(of word: TypedWords.Word, _ known: [String: Set<PostingField>]) -> [Token] {
        if word.isQuoted { return [Token(text: word.text, isQuoted: true)] }
        let parts = SearchWords.words(word.text)
        if parts.count > 1, known[word.key] != nil || SearchThesaurus.isCompound(word.key) {
            return [Token(text: word.key)]
        }
        return parts.map { Token(text: $0) }
    }

    /// What three words are, run together, where the one between says nothing by itself, `infrastructure as code`, or
    /// all are one notion, `large language model`.
    private static func runs(of words: [TypedWords.Word]) -> [Range<Int>: String] {
        let runs = words.indices.dropFirst().dropLast().map { middle in
            let range = middle - 1..<middle + 2
            return (middle, range, words[range].map(\.key).joined())
        }
        let telling = runs.filter { middle, range, joined in
            !words[range].contains(where: \.isQuoted)
                && (SearchThesaurus.stopWords.contains(words[middle].key) || SearchThesaurus.isCompound(joined))
        }
        return Dictionary(uniqueKeysWithValues: telling.map { ($0.1, $0.2) })
    }

    private func corrected(_ tokens: [Token]) throws -> [Token] {
        let forms = tokens.flatMap { SearchWords.forms($0.text) }
        let aliases = tokens.compactMap { SearchThesaurus.alias(of: $0.text) }
        let known = try lexicon.fields(of: Set(tokens.map(\.text) + forms + aliases))
        return try tokens.map { token in
            let alias = SearchThesaurus.alias(of: token.text)
            guard !token.isQuoted, known[token.text] == nil, alias.flatMap({ known[$0] }) == nil,
                !SearchThesaurus.isCompound(token.text), !SearchThesaurus.vagueWords.contains(token.text),
                !SearchWords.forms(token.text).contains(where: { known[$0] != nil }),
                let correct = try meant(by: token.text)
            else { return token }
            return Token(text: correct, correctionOf: token.text)
        }
    }

    /// The word that was meant by one that stands nowhere; `nil` when it begins one, or is probably none misspelt.
    private func meant(by word: String) throws -> String? {
        if let shorter = try undoubled(word) { return shorter }
        guard try !lexicon.hasWord(beginningWith: word), let nearest = try lexicon.nearest(to: word),
            try isMisspelt(word, nearest)
        else { return nil }
        return nearest
    }

    /// The word without its last letter, where that was typed twice: `reactt` begins `react-three-fiber` run together,
    /// and yet few mean that.
    private func undoubled(_ word: String) throws -> String? {
        guard word.count > 3, word.last == word.dropLast().last else { return nil }
        let shorter = String(word.dropLast())
        let isCommoner =
            try lexicon.count(of: shorter, isPrefix: false) > lexicon.count(of: word, isPrefix: true)
        return isCommoner ? shorter : nil
    }

    /// Whether a word is another one misspelt, and not simply one of which nothing is here: `chess` is no `hess`.
    private func isMisspelt(_ word: String, _ other: String) throws -> Bool {
        let isSwapped = word.sorted() == other.sorted()
        let isLong = word.count >= 8 && Spelling.distance(Array(word.utf8), Array(other.utf8), limit: 1) != nil
        return try isSwapped || isLong || lexicon.count(of: other, isPrefix: false) >= Self.likelyCount
    }

    private static func correction(
        of text: String,
        _ corrections: [(typed: String, shown: String)]
    ) -> SearchPlan.Correction? {
        var (shown, verbatim) = (text, text)
        for correction in corrections {
            shown = replacing(correction.typed, with: correction.shown, in: shown)
            verbatim = replacing(correction.typed, with: "\"\(correction.typed)\"", in: verbatim)
        }
        return shown == text ? nil : .init(shown: shown, verbatim: verbatim)
    }

    private static func replacing(_ word: String, with other: String, in text: String) -> String {
        guard let range = text.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) else { return text }
        return text.replacingCharacters(in: range, with: other)
    }

    /// Whether all that was typed is a topic, as of several repositories: then a kind of thing is meant, and no name.
    private func isCategory(_ tokens: [Token]) throws -> Bool {
        let joined = tokens.map(\.text).joined()
        return try tokens.count > 1 && lexicon.fields(of: [joined])[joined]?.contains(.topics) == true
    }

    /// What somebody who looks for an alternative has, with what such things are: as it is known, or else as the
    /// repository of that name says of itself.
    private func replaced(by tokens: [Token]) throws -> [String: [String]] {
        guard tokens.contains(where: { SearchThesaurus.alternativeWords.contains($0.text) }) else { return [:] }
        let telling = tokens.filter { !$0.isQuoted && !SearchThesaurus.vagueWords.contains($0.text) }
        var replaced = Dictionary(telling.map { ($0.text, SearchThesaurus.related(to: $0.text)) }) { first, _ in first }
        if telling.count == 1, replaced[telling[0].text]?.isEmpty == true {
            replaced[telling[0].text] = try lexicon.topics(ofRepositoryNamed: telling[0].text)
        }
        return replaced.filter { !$1.isEmpty }
    }

    private static func excluded(_ word: TypedWords.Word) -> SearchConcept {
        let words = SearchWords.words(word.text)
        guard words.count == 1 else { return SearchConcept(phrase: words) }
        let plurals = SearchWords.forms(words[0]).filter { $0 == words[0] + "s" || $0 + "s" == words[0] }
        return SearchConcept(terms: ([words[0]] + plurals).map { .init(text: $0) })
    }

    // MARK: Concepts

    /// The clause of these words, and before it one in which words that belong together are one.
    private func clauses(of tokens: [Token], in fields: Set<PostingField>) throws -> [[SearchConcept]] {
        let pairs = zip(tokens, tokens.dropFirst()).map { $0.isQuoted || $1.isQuoted ? "" : $0.text + $1.text }
        let threes = zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2))).map { first, others in
            first.isQuoted || others.0.isQuoted || others.1.isQuoted ? "" : first.text + others.0.text + others.1.text
        }
        let aliases = tokens.compactMap { SearchThesaurus.alias(of: $0.text) }
        let replaced = try replaced(by: tokens)
        let related = replaced.values.flatMap(\.self)
        let known = try lexicon.fields(of: Set(tokens.map(\.text) + pairs + threes + aliases + related))
        let builder = ClauseBuilder(known: known, fields: fields, replaced: replaced)
        var merged: [(token: Token, weight: Double)] = []
        var parts: [(token: Token, weight: Double)] = []
        var index = 0
        while index < tokens.count {
            let pair = index < pairs.count ? pairs[index] : ""
            let isNamed = known[pair]?.isDisjoint(with: [.language, .name, .topics]) == false
            let isOne = !pair.isEmpty && (SearchThesaurus.isCompound(pair) || isNamed)
            merged.append(isOne ? (Token(text: pair), 1.5) : (tokens[index], 1))
            parts += isOne ? [(tokens[index], 0.5), (tokens[index + 1], 0.5)] : [(tokens[index], 1)]
            index += isOne ? 2 : 1
        }
        let plain = builder.clause(parts, pairs: pairs + threes)
        return merged.count == tokens.count ? [plain] : [builder.clause(merged, pairs: threes), plain]
    }
}

/// Turns tokens into what they look for.
private struct ClauseBuilder {
    let known: [String: Set<PostingField>]
    let fields: Set<PostingField>
    /// For these words things of their kind are looked for, not they.
    let replaced: [String: [String]]

    func clause(_ tokens: [(token: SearchPlanner.Token, weight: Double)], pairs: [String]) -> [SearchConcept] {
        var concepts = tokens.enumerated().map { index, entry -> SearchConcept in
            let isLast = index == tokens.count - 1
            return concept(entry.token, weight: entry.weight, isLast: isLast, isAlone: tokens.count == 1)
        }
        if !concepts.contains(where: \.isRequired) {
            for index in concepts.indices { concepts[index].isRequired = true }
        }
        for pair in pairs where known[pair] != nil {
            concepts.append(SearchConcept(terms: [.init(text: pair)], isRequired: false, fields: fields(of: pair)))
        }
        // The more it shares with what is only known by its topics, the better it takes its place.
        let unknown = tokens.map(\.token.text).filter { SearchThesaurus.related(to: $0).isEmpty }
        for kind in Set(unknown.flatMap { replaced[$0] ?? [] }).sorted() {
            concepts.append(SearchConcept(terms: [.init(text: kind)], isRequired: false, fields: [.topics]))
        }
        if tokens.count == 1, isLanguage(tokens[0].token) {
            concepts[0].weight = 0.3
            let home = SearchConcept.Term(text: canonical(tokens[0].token))
            let fields: Set<PostingField> = [.owner, .name, .nameParts]
            concepts.append(
                SearchConcept(terms: [home], isRequired: false, weight: 0, fields: fields, isLanguageItself: true)
            )
        }
        return concepts
    }

    private func concept(_ token: SearchPlanner.Token, weight: Double, isLast: Bool, isAlone: Bool) -> SearchConcept {
        var concept = SearchConcept(weight: weight, fields: fields)
        if weight > 1 { concept.fields = fields(of: token.text) }
        if token.isQuoted {
            let words = SearchWords.words(token.text)
            if words.count == 1 { concept.terms = [.init(text: words[0])] } else { concept.phrase = words }
            return concept
        }
        let word = canonical(token)
        concept.terms = [.init(text: word)]
        if word != token.text { concept.terms.append(.init(text: token.text)) }
        let isVague = SearchThesaurus.vagueWords.contains(token.text)
        concept.isRequired = !isVague && !SearchThesaurus.kinds.contains(token.text)
        if isVague { concept.weight *= 0.2 }
        guard !isLanguage(token) else {
            if !isAlone, SearchThesaurus.everydayLanguages.contains(word) {
                concept.fields.formIntersection([.name, .nameParts, .topics, .language])
            }
            return concept
        }
        let isReplaced = replaced[token.text] != nil
        if isReplaced { concept.terms = concept.terms.map { .init(text: $0.text, percent: 50) } }
        concept.terms += SearchWords.forms(token.text).map { .init(text: $0, percent: 50) }
        let related = replaced[token.text] ?? SearchThesaurus.related(to: token.text)
        // The kind of thing comes first, by whichever name the catalogue knows it.
        let kind = related.first { known[$0] != nil }
        concept.terms += related.map { .init(text: $0, percent: !isReplaced ? 50 : $0 == kind ? 100 : 15) }
        if word != token.text {
            concept.terms += SearchThesaurus.related(to: word).map { .init(text: $0, percent: 50) }
        }
        let isKnown = known[token.text] != nil || known[word] != nil
        // What is typed last may be the beginning of a word; short words that are words mostly mean themselves, and so do
        // short ones behind which others stand: `nes emulator`.
        let isLongEnough = token.text.count >= (isAlone ? 3 : 4)
        if isLast && (!isKnown || isLongEnough) || !isKnown && isLongEnough {
            concept.terms.append(.init(text: token.text, isPrefix: true, percent: isKnown ? 40 : 80))
        }
        var seen: Set<SearchConcept.Term> = []
        concept.terms = concept.terms.filter { seen.insert($0).inserted }
        return concept
    }

    /// Where words run together are looked for: many are called by the kind of thing they are, and few mean these.
    private func fields(of joined: String) -> Set<PostingField> {
        let isTopic = fields.contains(.topics) && known[joined]?.contains(.topics) == true
        return isTopic ? fields.subtracting([.name, .nameParts]) : fields
    }

    private func canonical(_ token: SearchPlanner.Token) -> String {
        token.isQuoted ? token.text : SearchThesaurus.alias(of: token.text) ?? token.text
    }

    private func isLanguage(_ token: SearchPlanner.Token) -> Bool {
        !token.isQuoted && known[canonical(token)]?.contains(.language) == true
    }
}
