package import Foundation
import RepositoriesDomain

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
