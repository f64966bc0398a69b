package import Calls

/// The calls of a ``RepositoryService``.
package enum RepositoryEndpoints {
    package static let search = Endpoint<SearchInput, RepositoryPage, RepositoryError>(
        "searchRepositories",
        .get,
        "/api/v1/repositories",
        for: .anyone,
        subject: "Repositories",
        summary: "Search repositories, ten at a time",
        problems: [.sourceRateLimited, .sourceOffline, .sourceFailed]
    )

    package static let detail = Endpoint<DetailInput, RepositoryDetail, RepositoryError>(
        "getRepository",
        .get,
        "/api/v1/repositories/{owner}/{name}",
        for: .anyone,
        subject: "Repositories",
        summary: "Tell everything known about one repository",
        problems: [
            .repositoryNotFound, .repositoryUnavailable, .sourceRateLimited, .sourceOffline, .sourceFailed,
        ]
    )

    package static let readme = Endpoint<RepositoryInput, ReadmeAnswer, RepositoryError>(
        "getReadme",
        .get,
        "/api/v1/repositories/{owner}/{name}/readme",
        for: .anyone,
        subject: "Repositories",
        summary: "Give a repository's README as blocks of text",
        problems: [
            .repositoryNotFound, .repositoryUnavailable, .sourceRateLimited, .sourceOffline, .sourceFailed,
        ]
    )

    package static let sourceStatus = Endpoint<NoInput, SourceStatus, RepositoryError>(
        "getSourceStatus",
        .get,
        "/api/v1/repository-source",
        for: .anyone,
        subject: "Repositories",
        summary: "Tell where repositories come from now, and what is left of the limits"
    )
}

/// A README, or that there is none.
package struct ReadmeAnswer: EndpointOutput, Hashable {
    /// `nil` when the repository has none.
    package var readme: Readme?

    package init(readme: Readme?) {
        self.readme = readme
    }

    package static let schema = JSONSchema.object(.optional("readme", Readme.schema)).named("ReadmeAnswer")
}

/// Which repository, and whether to ask the source again.
package struct DetailInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String
    package var refresh: Bool

    package init(_ id: Repository.ID, refresh: Bool) {
        owner = id.owner
        name = id.name
        self.refresh = refresh
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [
        .owner, .name,
        .query("refresh", .boolean, "Ask the source again instead of showing what is stored.", .defaulted(false)),
    ]
}

/// Which repository.
package struct RepositoryInput: EndpointInput, Hashable {
    package var owner: String
    package var name: String

    package init(_ id: Repository.ID) {
        owner = id.owner
        name = id.name
    }

    package var id: Repository.ID { Repository.ID(owner: owner, name: name) }

    package static let fields: [InputField] = [.owner, .name]
}

extension InputField {
    static let owner = InputField.path("owner", .string(1...39), "Who the repository belongs to.")
    static let name = InputField.path("name", .string(1...100), "What the repository is called.")
}

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
    package var stored: Bool

    package init(_ query: RepositoryQuery, page: Int, effort: SearchEffort) {
        text = query.text
        language = query.language
        minimumStars = query.minimumStars
        sort = query.sort
        includesArchived = query.includesArchived
        includesForks = query.includesForks
        self.page = page
        refresh = effort == .newest
        stored = effort == .stored
    }

    /// A client that wants both wants what is stored: that costs nobody anything.
    package var effort: SearchEffort { stored ? .stored : refresh ? .newest : .recent }

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
        .query("stored", .boolean, "Answer from what is stored, and ask the source for nothing.", .defaulted(false)),
    ]
}

/// Repositories of a Serendip server.
package struct RemoteRepositoryService: RepositoryService {
    private let client: EndpointClient

    package init(_ client: EndpointClient) {
        self.client = client
    }

    package func search(
        _ query: RepositoryQuery,
        page: Int,
        effort: SearchEffort
    ) async throws(RepositoryError) -> RepositoryPage {
        try await client.call(RepositoryEndpoints.search, SearchInput(query, page: page, effort: effort))
    }

    package func detail(of id: Repository.ID, refresh: Bool) async throws(RepositoryError) -> RepositoryDetail {
        try await client.call(RepositoryEndpoints.detail, DetailInput(id, refresh: refresh))
    }

    package func readme(of id: Repository.ID) async throws(RepositoryError) -> Readme? {
        try await client.call(RepositoryEndpoints.readme, RepositoryInput(id)).readme
    }

    package func sourceStatus() async throws(RepositoryError) -> SourceStatus {
        try await client.call(RepositoryEndpoints.sourceStatus)
    }
}
