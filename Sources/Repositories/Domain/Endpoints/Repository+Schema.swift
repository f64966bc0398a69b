package import Calls
import Foundation

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
        .required("isBeingRefreshed", .boolean.described("Asking again with `refresh` waits for a newer answer.")),
        .optional("reading", SearchReading.schema)
    ).named("RepositoryPage")
}

extension SearchReading: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("correction", Correction.schema),
        .required("isPartial", .boolean.described("Nothing has all that was asked for; these have most of it.")),
        .required(
            "ignoredQualifiers",
            .array(of: .string, maximum: SearchExpression.Qualifier.Name.allCases.count)
                .described("What the stored repositories cannot answer, such as `size`.")
        )
    ).named("SearchReading")
}

extension SearchReading.Correction: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("shown", .string.described("What was searched for in place of what was typed.")),
        .required("verbatim", .string.described("What was typed, written so that it is taken as it is."))
    ).named("SearchCorrection")
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

extension RepositoryError: EndpointFailure {
    package var problem: Problem {
        switch self {
        case .invalidQuery("key", .unknownValue): Problem(.keyReused, field: "Idempotency-Key")
        case .invalidQuery(let field, let reason):
            Problem(
                .invalidInput,
                detail: "\(field) is not valid: \(reason.rawValue).",
                field: field,
                extensions: ["reason": .string(reason.rawValue)]
            )
        case .notFound(let id): Problem(.repositoryNotFound, extensions: Self.members(id))
        case .unavailable(let id): Problem(.repositoryUnavailable, extensions: Self.members(id))
        case .rateLimited(let until):
            Problem(.sourceRateLimited, until: until)
        case .offline: Problem(.sourceOffline)
        case .noRoom: .noRoom
        // The text is for the log.
        case .sourceFailed: Problem(.sourceFailed)
        case .busy: Problem(.unavailable, retryAfter: 1)
        case .failed: Problem(.serverError)
        case .favouriteLimitReached(let limit):
            Problem(.favouriteLimitReached, extensions: ["limit": .integer(Int64(limit))])
        case .invalidImport(let fault): Problem(.invalidImport, extensions: fault.members)
        case .notSignedIn: Problem(.signInNeeded)
        }
    }

    package init(problem: Problem) {
        self =
            switch problem {
            case _ where problem.is(.keyReused): .invalidQuery(field: "key", reason: .unknownValue)
            case _ where problem.is(.invalidInput): Self.invalidInput(problem)
            case _ where problem.is(.repositoryNotFound): .notFound(Self.id(problem))
            case _ where problem.is(.repositoryUnavailable): .unavailable(Self.id(problem))
            case _ where problem.is(.sourceRateLimited), _ where problem.is(.tooManyRequests):
                .rateLimited(until: problem.until)
            case _ where problem.is(.noRoom): .noRoom
            case _ where problem.is(.sourceOffline), _ where problem.is(.offline), _ where problem.is(.unavailable):
                .offline
            case _ where problem.is(.favouriteLimitReached):
                .favouriteLimitReached(limit: problem.extensions["limit"]?.integer ?? Favourite.maximumCount)
            case _ where problem.is(.invalidImport): .invalidImport(ImportFault(members: problem.extensions))
            case _ where problem.is(.tooLarge): .invalidQuery(field: problem.field ?? "body", reason: .tooLong)
            case _ where problem.is(.signInNeeded): .notSignedIn
            case _ where problem.is(.serverError): .failed("\(problem.status) \(problem.title)")
            default: .sourceFailed("\(problem.status) \(problem.title) \(problem.detail ?? "")")
            }
    }

    private static func members(_ id: Repository.ID) -> [String: JSONValue] {
        ["owner": .string(id.owner), "name": .string(id.name)]
    }

    private static func id(_ problem: Problem) -> Repository.ID {
        Repository.ID(
            owner: problem.extensions["owner"]?.string ?? "",
            name: problem.extensions["name"]?.string ?? ""
        )
    }

    /// The reasons of the API's own checks have more words than ours.
    private static func invalidInput(_ problem: Problem) -> RepositoryError {
        let reason = problem.extensions["reason"]?.string ?? ""
        let others: [String: QueryProblem] = ["missing": .empty, "tooMany": .outOfRange, "tooShort": .empty]
        return .invalidQuery(
            field: problem.field ?? "text",
            reason: QueryProblem(rawValue: reason) ?? others[reason] ?? .unknownValue
        )
    }
}
