package import Calls

extension RepositoryRelease: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.ID.schema),
        .optional("name", .string.described("The release's title, or its tag.")),
        .required("publishedAt", .date)
    ).named("RepositoryRelease")
}

extension ReleaseRadar: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("isWatching", .boolean.described("Whether releases are looked for.")),
        .required("releases", .array(of: RepositoryRelease.schema, maximum: maximumCount)),
        .required("isIncomplete", .boolean.described("Looking again with `refresh` asks for more."))
    ).named("ReleaseRadar")
}

extension ProblemKind {
    package static let repositoryNotFound = ProblemKind(
        "repository-not-found",
        404,
        "This repository does not exist, or is private"
    )
    package static let repositoryUnavailable = ProblemKind(
        "repository-unavailable",
        451,
        "This repository was taken down"
    )
    package static let sourceRateLimited = ProblemKind("source-rate-limited", 503, "GitHub's limit is reached")
    package static let sourceOffline = ProblemKind("source-offline", 503, "GitHub cannot be reached")
    package static let sourceFailed = ProblemKind("source-failed", 502, "GitHub's answer cannot be used")
    package static let favouriteLimitReached = ProblemKind(
        "favourite-limit-reached",
        409,
        "There is no room for more favourites"
    )
    package static let invalidImport = ProblemKind("invalid-import", 400, "This file holds no favourites of ours")
}
