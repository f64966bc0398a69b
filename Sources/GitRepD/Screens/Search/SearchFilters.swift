import RepositoriesDomain

/// What narrows a search besides its words.
nonisolated struct SearchFilters: Hashable {
    var language: String?
    var minimumStars: Int?
    var sort = RepositoryQuery.Sort.bestMatch
    var includesArchived = false
    var includesForks = false

    /// GitHub's names of languages that together cover nearly all of its popular repositories.
    static let languages = [
        "C", "C#", "C++", "CSS", "Clojure", "Dart", "Elixir", "Go", "HTML", "Haskell", "Java", "JavaScript", "Julia",
        "Jupyter Notebook", "Kotlin", "Lua", "OCaml", "Objective-C", "PHP", "Perl", "PowerShell", "Python", "R", "Ruby",
        "Rust", "Scala", "Shell", "Svelte", "Swift", "TypeScript", "Vim Script", "Vue", "Zig",
    ]
    static let starSteps = [10, 100, 1_000, 10_000, 50_000]

    /// How many differ from what a fresh search has; the sort is not a filter.
    var activeCount: Int {
        [language != nil, minimumStars != nil, includesArchived, includesForks].count { $0 }
    }

    func query(_ text: String) -> RepositoryQuery {
        RepositoryQuery(
            text: text,
            language: language,
            minimumStars: minimumStars,
            sort: sort,
            includesArchived: includesArchived,
            includesForks: includesForks
        )
    }
}

nonisolated extension SearchFilters {
    init(_ query: RepositoryQuery) {
        language = query.language
        minimumStars = query.minimumStars
        sort = query.sort
        includesArchived = query.includesArchived
        includesForks = query.includesForks
    }
}
