import RepositoriesDomain
import TextSearch

/// The words by which a repository is found, and the fields they stand in.
struct SearchPostings {
    let words: [PostingField: Set<String>]

    /// `labels` are what the starter catalogue calls it, such as `web-backend` and `beginner`.
    init(_ repository: Repository, labels: [String]) {
        words = [
            .name: Set([SearchWords.key(repository.id.name)].filter { !$0.isEmpty }),
            .nameParts: Set(SearchWords.nameWords(repository.id.name)),
            .owner: Set(SearchWords.nameWords(repository.id.owner)),
            .topics: Self.wholeLabels(repository.topics),
            .mainLabel: Self.labelWords(Array(labels.prefix(1))),
            .labels: Self.labelWords(repository.topics + labels.dropFirst()),
            .language: Set([SearchWords.key(repository.language ?? "")].filter { !$0.isEmpty }),
            .summary: Self.summaryWords(repository.summary),
        ]
    }

    /// Each label run together.
    ///
    /// What is in a part of it, which ``labelWords(_:)`` has, says less: a `terminal-emulator` is no `emulator`.
    private static func wholeLabels(_ labels: [String]) -> Set<String> {
        Set(labels.map { SearchWords.words($0).joined() }.filter { !$0.isEmpty })
    }

    /// Each label in parts and run together: `static-site-generator` is also `staticsite`.
    private static func labelWords(_ labels: [String]) -> Set<String> {
        var words: Set<String> = []
        for label in labels {
            let parts = SearchWords.words(label)
            words.formUnion(parts)
            words.formUnion(zip(parts, parts.dropFirst()).map { $0 + $1 })
            if !parts.isEmpty { words.insert(parts.joined()) }
        }
        return words
    }

    /// Words, and two in a row where they are one notion; those that carry nothing are left out.
    private static func summaryWords(_ summary: String) -> Set<String> {
        let words = SearchWords.words(summary)
        let pairs = zip(words, words.dropFirst()).map { $0 + $1 }.filter(SearchThesaurus.isCompound)
        return Set(words + pairs).subtracting(SearchThesaurus.stopWords)
    }
}
