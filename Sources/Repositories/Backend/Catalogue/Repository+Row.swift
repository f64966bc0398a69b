import Foundation
package import RepositoriesDomain
package import Storage

extension Repository {
    /// A row of the table `repositories`.
    package init(_ row: SQLRow) throws(StorageError) {
        let factsAt: Date = try row["facts_at"]
        let source: String = try row["source"]
        let topics: String = try row["topics"]
        self.init(
            id: ID(owner: try row["owner"], name: try row["name"]),
            summary: try row["summary"],
            language: try row["language"],
            topics: topics.split(separator: ",").map(String.init),
            license: try row["license"],
            stars: try row["stars"],
            forks: try row["forks"],
            openIssues: try row["open_issues"],
            isArchived: try row["is_archived"],
            isFork: try row["is_fork"],
            avatarURL: try row["avatar_url"],
            homepage: try row["homepage"],
            createdAt: try row["created_at"],
            pushedAt: try row["pushed_at"],
            origin: source == "starter" ? .starter(asOf: factsAt) : .github(fetchedAt: factsAt)
        )
    }
}
