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
