package import Foundation
package import RepositoriesDomain

/// A repository as GitHub tells it, with what is only of use to who keeps it.
package struct GitHubRepository: Hashable, Sendable {
    /// GitHub's number; the same before and after a repository is renamed.
    package var number: Int64
    package var repository: Repository
    /// `subscribers_count`, which searches leave out.
    package var watchers: Int?
    package var defaultBranch: String?
    package var webURL: URL?

    package init(
        number: Int64,
        repository: Repository,
        watchers: Int? = nil,
        defaultBranch: String? = nil,
        webURL: URL? = nil
    ) {
        self.number = number
        self.repository = repository
        self.watchers = watchers
        self.defaultBranch = defaultBranch
        self.webURL = webURL
    }
}

/// The JSON of a repository; only `id` and `full_name` have to be there.
struct GitHubRepositoryPayload: Decodable {
    private let number: Int64
    private let fullName: String
    /// Only the token's owner may see it.
    let isPrivate: Bool
    private let values: KeyedDecodingContainer<Key>

    private enum Key: String, CodingKey {
        case archived, createdAt = "created_at", defaultBranch = "default_branch", description, fork
        case forks = "forks_count", fullName = "full_name", homepage, htmlURL = "html_url", id, language, license
        case openIssues = "open_issues_count", owner, isPrivate = "private", pushedAt = "pushed_at"
        case stars = "stargazers_count", subscribers = "subscribers_count", topics, visibility
    }

    private struct Owner: Decodable {
        var avatar: String?

        private enum CodingKeys: String, CodingKey { case avatar = "avatar_url" }
    }

    private struct License: Decodable {
        var identifier: String?

        private enum CodingKeys: String, CodingKey { case identifier = "spdx_id" }
    }

    init(from decoder: any Decoder) throws {
        values = try decoder.container(keyedBy: Key.self)
        number = try values.decode(Int64.self, forKey: .id)
        fullName = try values.decode(String.self, forKey: .fullName)
        let visibility = values.lenient(.visibility, as: String.self)
        isPrivate = values.lenient(.isPrivate) == true || (visibility ?? "public") != "public"
    }

    /// `nil` when the name is none that GitHub allows.
    func repository(fetchedAt: Date) -> GitHubRepository? {
        guard let id = Repository.ID(fullName: fullName) else { return nil }
        return GitHubRepository(
            number: number,
            repository: repository(id, fetchedAt: fetchedAt),
            watchers: count(.subscribers),
            defaultBranch: text(.defaultBranch),
            webURL: url(text(.htmlURL), schemes: ["https"])
        )
    }

    private func repository(_ id: Repository.ID, fetchedAt: Date) -> Repository {
        let license = values.lenient(.license, as: License.self)?.identifier
        return Repository(
            id: id,
            summary: String((text(.description) ?? "").prefix(350)),
            language: text(.language),
            topics: (values.lenient(.topics, as: [String].self) ?? []).prefix(20).map { $0.lowercased() },
            license: license == "NOASSERTION" || license?.isEmpty == true ? nil : license,
            stars: count(.stars) ?? 0,
            forks: count(.forks) ?? 0,
            openIssues: count(.openIssues),
            isArchived: values.lenient(.archived) ?? false,
            isFork: values.lenient(.fork) ?? false,
            avatarURL: url(values.lenient(.owner, as: Owner.self)?.avatar, schemes: ["https"]),
            homepage: url(text(.homepage), schemes: ["https", "http"]),
            createdAt: GitHubDate.date(text(.createdAt)),
            pushedAt: GitHubDate.date(text(.pushedAt)),
            origin: .github(fetchedAt: fetchedAt)
        )
    }

    /// One line without control characters; `nil` for an empty one.
    private func text(_ key: Key) -> String? {
        guard let text = values.lenient(key, as: String.self) else { return nil }
        let words = text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private func count(_ key: Key) -> Int? {
        values.lenient(key, as: Int.self).map { max(0, $0) }
    }

    private func url(_ text: String?, schemes: [String]) -> URL? {
        guard let text, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
            schemes.contains(scheme), url.host()?.isEmpty == false
        else { return nil }
        return url
    }
}

/// An answer to a question that named what we already have.
package enum GitHubAnswer<Value: Sendable>: Sendable {
    /// What we have is still right.
    case notModified
    case modified(Value, GitHubValidators)
}

extension GitHubAnswer: Equatable where Value: Equatable {}

/// A README's text and where in the repository it is.
package struct GitHubReadme: Hashable, Sendable {
    package var text: String
    /// From the repository's root, such as `docs/README.md`.
    package var path: String

    package init(text: String, path: String) {
        self.text = text
        self.path = path
    }
}

/// The newest full release of a repository.
package struct GitHubRelease: Hashable, Sendable {
    /// The release's title, or its tag when it has none.
    package var name: String?
    package var publishedAt: Date?

    package init(name: String?, publishedAt: Date?) {
        self.name = name
        self.publishedAt = publishedAt
    }
}
