import RepositoriesDomain
import TextSearch

/// Where in a repository's text a word was found.
enum PostingField: Int, CaseIterable {
    /// `name` is the whole name, `nameParts` are the words in it; `mainLabel` is the first of the labels.
    case name, nameParts, topics, mainLabel, labels, language, owner, summary

    /// How much a word counts there.
    var weight: Int {
        switch self {
        case .name: 10
        case .topics: 7
        case .nameParts, .language: 6
        case .mainLabel: 5
        case .labels, .owner: 3
        case .summary: 2
        }
    }

    /// What GitHub's `in:` calls these fields.
    static func named(_ name: String) -> Set<PostingField> {
        switch name {
        case "name": [.name, .nameParts]
        case "description": [.summary]
        case "topics", "topic": [.topics, .mainLabel, .labels]
        default: []
        }
    }
}

/// One thing that is looked for, in all the words that may say it.
struct SearchConcept: Hashable {
    var terms: [Term] = []
    /// A row of words that has to stand as it is; empty for ``terms``.
    var phrase: [String] = []
    /// Without it a repository is no match.
    var isRequired = true
    /// How many words were typed for it.
    var weight = 1.0
    var fields = Set(PostingField.allCases)
    /// A language was all that was typed; it is meant itself before what is written in it.
    var isLanguageItself = false

    struct Term: Hashable {
        var text: String
        /// Also finds words that only begin with `text`.
        var isPrefix = false
        /// How much a hit counts, in hundredths of one of the word itself.
        var percent = 100

        /// The words from here to ``last`` are meant.
        var first: String { text }
        // No word has the last character of Unicode.
        var last: String { isPrefix ? text + "\u{10FFFF}" : text }
    }
}

/// What a search looks for: repositories with all that is required in one of the clauses.
struct SearchPlan: Hashable {
    /// One for each side of an `OR`.
    var clauses: [[SearchConcept]] = []
    var excluded: [SearchConcept] = []
    /// What was typed, without punctuation; a name that is the same is probably meant.
    var nameKeys: Set<String> = []
    /// The only word that was typed, and what it is called otherwise; a kind of thing in several words has none.
    var subjects: Set<String> = []
    /// What was typed, when it looks like `owner/name`.
    var fullNameKey = ""
    /// A kind of thing is looked for, and not what is called so.
    var isCategory = false
    /// What an alternative is looked for, which is not meant itself.
    var replaced: Set<String> = []
    /// Lists and courses are looked for, which are otherwise about a thing and not it.
    var wantsReading = false
    var correction: Correction?

    struct Correction: Hashable {
        /// What is searched for in place of what was typed.
        var shown: String
        /// The typed text with the corrected words in quotation marks, which are taken as they are.
        var verbatim: String
    }
}

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
