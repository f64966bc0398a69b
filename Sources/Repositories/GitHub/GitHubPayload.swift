package import Foundation
import RepositoriesDomain

/// The JSON of answers other than repositories.
enum GitHubPayload {
    struct Search: Decodable {
        var totalCount: Int
        var isIncomplete: Bool
        var items: [GitHubRepositoryPayload]

        private enum Key: String, CodingKey {
            case totalCount = "total_count", isIncomplete = "incomplete_results", items
        }

        private struct Item: Decodable {
            var repository: GitHubRepositoryPayload?

            init(from decoder: any Decoder) throws {
                // One repository we cannot read must not hide the other nine.
                repository = try? GitHubRepositoryPayload(from: decoder)
            }
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            items = try values.decode([Item].self, forKey: .items).compactMap(\.repository)
            totalCount = max(0, values.lenient(.totalCount) ?? items.count)
            isIncomplete = values.lenient(.isIncomplete) ?? false
        }
    }

    /// A star with its date, or, from servers that do not know that form, a bare repository.
    struct Star: Decodable {
        private var starredAt: String?
        private var payload: GitHubRepositoryPayload?

        private enum Key: String, CodingKey { case starredAt = "starred_at", repo }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            starredAt = values.lenient(.starredAt)
            // One repository we cannot read must not hide the others.
            payload = values.lenient(.repo) ?? (try? GitHubRepositoryPayload(from: decoder))
        }

        /// `nil` for what cannot be read, and for what only the token's owner may see.
        func star(fetchedAt: Date) -> GitHubStar? {
            guard let payload, !payload.isPrivate, let repository = payload.repository(fetchedAt: fetchedAt) else {
                return nil
            }
            return GitHubStar(repository: repository, starredAt: GitHubDate.date(starredAt))
        }
    }

    struct Readme: Decodable {
        var path: String?
        var encoding: String?
        var content: String?
    }

    struct Release: Decodable {
        var name: String?
        var tag: String?
        var publishedAt: String?

        private enum CodingKeys: String, CodingKey {
            case name, tag = "tag_name", publishedAt = "published_at"
        }
    }

    /// `errors` is a list of objects, or of plain texts.
    struct Problem: Decodable {
        var message: String?
        var fields: [String]
        var codes: [String]

        private enum Key: String, CodingKey { case message, errors }

        private struct Detail: Decodable {
            var field: String?
            var code: String?
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            message = values.lenient(.message)
            let details = values.lenient(.errors, as: [Detail].self) ?? []
            fields = details.compactMap(\.field)
            codes = details.compactMap(\.code)
        }
    }
}

/// A repository that somebody starred.
package struct GitHubStar: Hashable, Sendable {
    package var repository: GitHubRepository
    /// `nil` when the server does not say.
    package var starredAt: Date?

    package init(repository: GitHubRepository, starredAt: Date?) {
        self.repository = repository
        self.starredAt = starredAt
    }
}

/// One page of somebody's stars.
package struct GitHubStarsPage: Hashable, Sendable {
    /// At most 100, the newest first.
    package var stars: [GitHubStar]
    /// GitHub's own address of the page that follows; `nil` on the last one.
    package var next: URL?
    /// How many pages there are in all; `nil` on the last page, where GitHub does not say.
    package var pageCount: Int?

    package init(stars: [GitHubStar], next: URL?, pageCount: Int?) {
        self.stars = stars
        self.next = next
        self.pageCount = pageCount
    }
}

extension KeyedDecodingContainer {
    /// The value, or `nil` when it is missing or of another shape.
    ///
    /// GitHub adds, drops and retypes fields; one that is not needed must not cost the whole answer.
    func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
        // The loss is the point: see above.
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }
}

/// The `q` of a repository search.
///
/// What the person typed comes first, as ``SearchExpression`` allows it; the filters follow. A filter that the text
/// sets itself is left to the text. `is:public` keeps what only the token's owner may see out of every answer.
enum GitHubSearchText {
    static func q(_ query: RepositoryQuery) -> String {
        let expression = SearchExpression(query.text)
        var parts = expression.parts.map(text)
        if let language = query.language { parts.append("language:\(quoted(language))") }
        if let stars = query.minimumStars { parts.append("stars:>=\(stars)") }
        if !query.includesArchived, !expression.mentions(.archived) { parts.append("archived:false") }
        if !expression.mentions(.fork) { parts.append(query.includesForks ? "fork:true" : "fork:false") }
        parts.append("is:public")
        return parts.joined(separator: " ")
    }

    private static func text(_ part: SearchExpression.Part) -> String {
        switch part {
        case .word(let word): word
        case .phrase(let phrase): "\"\(phrase)\""
        case .both: "AND"
        case .either: "OR"
        case .not: "NOT"
        case .qualifier(let qualifier):
            "\(qualifier.isExcluded ? "-" : "")\(qualifier.name.rawValue):\(quoted(qualifier.value))"
        }
    }

    private static func quoted(_ value: String) -> String {
        value.contains(" ") ? "\"\(value)\"" : value
    }
}

/// One page of a search.
package struct GitHubSearchPage: Hashable, Sendable {
    /// Best first; at most as many as were asked for.
    package var repositories: [GitHubRepository]
    package var totalCount: Int
    package var isIncomplete: Bool
    /// GitHub's own address of the page that follows; `nil` on the last one.
    package var next: URL?

    package init(repositories: [GitHubRepository], totalCount: Int, isIncomplete: Bool, next: URL?) {
        self.repositories = repositories
        self.totalCount = totalCount
        self.isIncomplete = isIncomplete
        self.next = next
    }
}
