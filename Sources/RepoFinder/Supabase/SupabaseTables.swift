import Calls
import Foundation
import PostgREST
import RepositoriesDomain

/// The tables and functions that RepoFinder's plan has.
enum SupabaseTables {
    static let users = RestTable(
        "users",
        [id, RestColumn("name", .text, isNullable: true)] + dates,
        key: ["id"],
        relations: ["user_preferences": .one, "saved_repos": .many, "liked_repos": .many]
    )

    static let preferences = RestTable(
        "user_preferences",
        [user, RestColumn("preferences", .jsonb)] + dates,
        key: ["user_id"]
    )

    static let saved = RestTable("saved_repos", own, key: ["user_id", "repo_id"])
    static let liked = RestTable("liked_repos", own, key: ["user_id", "repo_id"])

    static let interactions = RestTable(
        "user_interactions",
        [RestColumn("id", .uuid), user, repository, RestColumn("action", .text), created],
        key: ["id"]
    )

    static let clusters = RestTable(
        "repo_clusters",
        [
            RestColumn("id", .int8), RestColumn("cluster_name", .text), repository, RestColumn("repo_data", .jsonb),
            RestColumn("rank", .int4),
        ] + facts,
        key: ["cluster_name", "repo_id"]
    )

    static let trending = RestTable(
        "trending_repos",
        [
            RestColumn("id", .int8), repository, RestColumn("repo_data", .jsonb), RestColumn("period", .text),
            RestColumn("rank", .int4), RestColumn("gained", .int4, isNullable: true),
            RestColumn("as_of", .timestamptz, isNullable: true),
        ] + facts,
        key: ["period", "repo_id"]
    )

    static let all = [users, preferences, saved, liked, interactions, clusters, trending]

    // MARK: Functions

    static let recommended = RestTable(
        "recommend",
        [
            repository, RestColumn("repo_data", .jsonb), RestColumn("fit", .int4), RestColumn("reasons", .jsonb),
        ],
        key: ["repo_id"]
    )

    static let swiped = RestTable(
        "swipe",
        [
            RestColumn("repo_id", .text, isNullable: true, hasSpellings: true), RestColumn("result", .text),
        ],
        key: ["repo_id"]
    )

    static let recommend = RestFunction(
        "recommend",
        [.init("n", .int4), .init("cluster", .text), .init("exclude", .texts), .init("user_id", .text)],
        result: recommended
    )

    static let swipe = RestFunction(
        "swipe",
        [
            .init("repo_id", .text), .init("verdict", .text, isRequired: true), .init("key", .uuid),
            .init("user_id", .text),
        ],
        result: swiped,
        isSingle: true,
        isVolatile: true
    )

    // MARK: Columns

    private static let id = RestColumn("id", .text, hasSpellings: true)
    private static let user = RestColumn("user_id", .text, hasSpellings: true)
    private static let repository = RestColumn("repo_id", .text, hasSpellings: true)
    private static let created = RestColumn("created_at", .timestamptz)
    private static let dates = [created, RestColumn("updated_at", .timestamptz)]

    private static let own = [
        RestColumn("id", .uuid), user, repository, RestColumn("repo_data", .jsonb), RestColumn("full_name", .text),
        RestColumn("note", .text, initial: ""), RestColumn("tags", .texts, initial: []), created,
    ]

    private static let facts = [
        RestColumn("full_name", .text), RestColumn("description", .text, isNullable: true),
        RestColumn("language", .text, isNullable: true), RestColumn("stars", .int4), RestColumn("forks", .int4),
        RestColumn("topics", .texts),
    ]
}

/// `repo_data`: a repository in the shape of the plan's `Repository`.
enum RepositoryDocument {
    /// In bytes of JSON.
    static let maximumBytes = 16 << 10

    /// Every key is there, so that clients that need them all can read it.
    static func value(of repository: Repository, id: String, fit: Int? = nil) -> JSONValue {
        let topics = JSONValue.array(repository.topics.map { .string($0) })
        let owner = repository.id.owner
        let picture = repository.avatarURL?.absoluteString ?? "https://github.com/\(owner).png"
        return .object([
            "id": .string(id), "name": .string(repository.id.name), "fullName": .string(repository.id.fullName),
            "description": .string(repository.summary), "tags": topics, "topics": topics,
            "stars": .integer(Int64(repository.stars)), "forks": .integer(Int64(repository.forks)),
            "lastUpdated": .string(RFC3339.string(from: repository.pushedAt ?? repository.factsAt)),
            "fitScore": fit.map { .integer(Int64($0)) } ?? .null,
            "language": repository.language.map { .string($0) } ?? .null,
            "url": .string("https://github.com/\(repository.id.fullName)"),
            "owner": ["login": .string(owner), "avatarUrl": .string(picture)],
            "license": repository.license.map { .string($0) } ?? .null,
        ])
    }

    /// What a document says its repository is called; `nil` for nothing that GitHub allows.
    static func name(in document: JSONValue?) -> Repository.ID? {
        (document?.object?["fullName"]?.string).flatMap { Repository.ID(fullName: $0) }
    }

    /// The facts of a document, as far as they can be kept; what cannot is left out.
    static func repository(_ id: Repository.ID, from document: JSONValue?, at date: Date) -> Repository {
        let members = document?.object ?? [:]
        func text(_ name: String, atMost limit: Int) -> String? {
            guard let text = members[name]?.string else { return nil }
            let clean = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
            return String(String.UnicodeScalarView(clean.prefix(limit)))
        }
        func count(_ name: String) -> Int { min(max(members[name]?.integer ?? 0, 0), Int(Int32.max)) }
        var topics: [String] = []
        if case .array(let elements)? = members["topics"] { topics = elements.compactMap(\.string) }
        let address = members["owner"]?.object?["avatarUrl"]?.string.flatMap { URL(string: $0) }
        let isPicture = address?.scheme == "https" && address?.host()?.isEmpty == false
        return Repository(
            id: id,
            summary: text("description", atMost: 350) ?? "",
            language: text("language", atMost: 50),
            topics: Array(topics.map { $0.lowercased() }.filter(Self.isTopic).prefix(20)),
            license: text("license", atMost: 50),
            stars: count("stars"),
            forks: count("forks"),
            isArchived: false,
            isFork: false,
            avatarURL: isPicture && (address?.absoluteString.count ?? 0) <= 2_000 ? address : nil,
            origin: .starter(asOf: date)
        )
    }

    private static func isTopic(_ text: String) -> Bool {
        (1...50).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: ",") }
    }
}

extension Repository {
    var factsAt: Date {
        switch origin {
        case .starter(let date), .github(let date): date
        }
    }
}
