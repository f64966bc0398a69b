package import Calls

extension Repository: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("id", ID.schema),
        .required("summary", .string(0...1_000).described("Empty when the owner wrote none.")),
        .optional("language", .string(1...50)),
        .required("topics", .array(of: .string(1...50), maximum: 20)),
        .optional("license", .string(1...50).described("SPDX identifier.")),
        .required("stars", .count),
        .required("forks", .count),
        .optional("openIssues", .count.described("Issues and pull requests together.")),
        .required("isArchived", .boolean),
        .required("isFork", .boolean),
        .optional("avatarURL", .url),
        .optional("homepage", .url),
        .optional("createdAt", .date),
        .optional("pushedAt", .date),
        .required("origin", Origin.schema)
    ).named("Repository")
}

extension Repository.ID: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("owner", .string(1...39)),
        .required("name", .string(1...100))
    ).named("RepositoryID")
}

extension Repository.Origin: JSONDescribed {
    package static let schema = JSONSchema.oneOf(
        .only(.required("starter", .object(.required("asOf", .date)))),
        .only(.required("github", .object(.required("fetchedAt", .date))))
    ).named("RepositoryOrigin")
}

extension RepositoryPage: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("repositories", .array(of: Repository.schema, maximum: RepositoryQuery.pageSize)),
        .required("totalCount", .count),
        .required("isIncomplete", .boolean.described("The source ran out of time; there may be more matches.")),
        .required("page", .integer(1...RepositoryQuery.maximumPage)),
        .optional("nextPage", .integer(2...RepositoryQuery.maximumPage).described("Absent on the last page.")),
        .required("isCapped", .boolean.described("The list ends although there are more matches.")),
        .required("source", .choice(SourceStatus.Source.self)),
        .required("isBeingRefreshed", .boolean.described("Asking again with `refresh` waits for a newer answer."))
    ).named("RepositoryPage")
}

extension RepositoryDetail: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.schema),
        .optional("watchers", .count),
        .optional("lastReleaseAt", .date),
        .optional("lastReleaseName", .string),
        .required("webURL", .url),
        .required("isFavourite", .boolean.described("Of the person who asks.")),
        .required("isBeingRefreshed", .boolean.described("Asking again with `refresh` waits for a newer answer."))
    ).named("RepositoryDetail")
}

extension SourceStatus: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("source", .choice(Source.self)),
        .required("starterDate", .date),
        .required("starterCount", .count),
        .optional("searchLimit", RateLimit.schema),
        .optional("coreLimit", RateLimit.schema)
    ).named("SourceStatus")
}

extension RateLimit: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("limit", .count),
        .required("remaining", .count),
        .required("resetsAt", .date)
    ).named("RateLimit")
}

extension Favourite: EndpointOutput {
    package static let tagsSchema = JSONSchema.array(of: .string(0...maximumTagLength), maximum: maximumTags)
    package static let noteSchema = JSONSchema.string(0...maximumNoteLength)

    package static let schema = JSONSchema.object(
        .required("repository", Repository.schema),
        .required("savedAt", .date),
        .required("tags", tagsSchema),
        .required("note", noteSchema)
    ).named("Favourite")
}

extension ImportReport: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("added", .count),
        .required("kept", .count)
    ).named("ImportReport")
}
