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
