package import Calls

/// What to search for, and which page of the answer.
package struct SearchInput: EndpointInput, Hashable {
    package var text: String
    package var language: String?
    package var minimumStars: Int?
    package var sort: RepositoryQuery.Sort
    package var includesArchived: Bool
    package var includesForks: Bool
    package var page: Int
    package var refresh: Bool

    package init(_ query: RepositoryQuery, page: Int, refresh: Bool) {
        text = query.text
        language = query.language
        minimumStars = query.minimumStars
        sort = query.sort
        includesArchived = query.includesArchived
        includesForks = query.includesForks
        self.page = page
        self.refresh = refresh
    }

    package var query: RepositoryQuery {
        RepositoryQuery(
            text: text,
            language: language,
            minimumStars: minimumStars,
            sort: sort,
            includesArchived: includesArchived,
            includesForks: includesForks
        )
    }

    package static let fields: [InputField] = [
        .query(
            "text",
            .string(0...RepositoryQuery.maximumLength),
            "Words, and GitHub's qualifiers; may be empty with a language or a number of stars.",
            .defaulted("")
        ),
        .query("language", .string(1...50), "Only repositories in this language."),
        .query("minimumStars", .integer(0...100_000_000), "Only repositories with at least as many stars."),
        .query("sort", .choice(RepositoryQuery.Sort.self), "What comes first.", .defaulted("bestMatch")),
        .query("includesArchived", .boolean, "Also archived ones.", .defaulted(false)),
        .query("includesForks", .boolean, "Also forks.", .defaulted(false)),
        .query("page", .integer(1...RepositoryQuery.maximumPage), "Ten repositories each.", .defaulted(1)),
        .query("refresh", .boolean, "Ask the source again instead of showing a stored answer.", .defaulted(false)),
    ]
}
