import Foundation
import RepositoriesDomain
import TextSearch

/// The words of an expression: one list for each side of an `OR`, those that must not be, and where to look.
struct TypedWords {
    struct Word: Hashable {
        var text: String
        var isQuoted = false

        var key: String { SearchWords.key(text) }
    }

    private(set) var clauses: [[Word]] = [[]]
    private(set) var excluded: [Word] = []
    /// All, unless the person said otherwise by `in:`.
    private(set) var fields = Set(PostingField.allCases)

    init(_ expression: SearchExpression) {
        var isExcluded = false
        var named: Set<PostingField> = []
        for part in expression.parts {
            switch part {
            case .word(let text): add(Word(text: text), isExcluded)
            case .phrase(let text): add(Word(text: text, isQuoted: true), isExcluded)
            case .either: clauses.append([])
            case .qualifier(let qualifier) where qualifier.name == .in:
                let values = qualifier.value.lowercased().split(separator: ",")
                named = values.reduce(into: named) { $0.formUnion(PostingField.named(String($1))) }
            case .qualifier, .both, .not: break
            }
            isExcluded = part == .not
        }
        if !named.isEmpty { fields = named }
    }

    private mutating func add(_ word: Word, _ isExcluded: Bool) {
        guard !word.key.isEmpty else { return }
        if isExcluded { excluded.append(word) } else { clauses[clauses.count - 1].append(word) }
    }
}
