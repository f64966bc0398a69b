import Calls
import PostgREST

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
