import Foundation
import RepositoriesDomain
import Storage
import TextSearch

/// What a query demands of a repository besides words.
///
/// Of GitHub's qualifiers those are ignored, and said to be, about which nothing is stored.
struct SearchConditions {
    private(set) var all: [SQL] = []
    /// Names of qualifiers that the catalogue cannot answer, as they were typed first.
    private(set) var ignored: [String] = []

    init(_ query: RepositoryQuery, _ expression: SearchExpression) {
        var isExcluded = false
        for part in expression.parts {
            if case .qualifier(let qualifier) = part, qualifier.name != .in || Self.isReadme(qualifier) {
                if let condition = Self.condition(qualifier) {
                    all.append(qualifier.isExcluded != isExcluded ? "NOT (\(condition))" : condition)
                } else if !ignored.contains(qualifier.name.rawValue) {
                    ignored.append(qualifier.name.rawValue)
                }
            }
            isExcluded = part == .not
        }
        addFilters(query, expression)
    }

    private static func isReadme(_ qualifier: SearchExpression.Qualifier) -> Bool {
        qualifier.value.lowercased().split(separator: ",").allSatisfy { PostingField.named(String($0)).isEmpty }
    }

    private mutating func addFilters(_ query: RepositoryQuery, _ expression: SearchExpression) {
        if let language = query.language { all.append("r.language_key = \(language.lowercased())") }
        if let stars = query.minimumStars { all.append("r.stars >= \(stars)") }
        if !query.includesArchived, !expression.mentions(.archived) { all.append("r.is_archived = 0") }
        if !query.includesForks, !expression.mentions(.fork) { all.append("r.is_fork = 0") }
    }

    private static func condition(_ qualifier: SearchExpression.Qualifier) -> SQL? {
        let value = qualifier.value.lowercased()
        return switch qualifier.name {
        case .language: language(value)
        case .topic: "r.topics LIKE \("%," + escaped(value.replacing(" ", with: "-")) + ",%") ESCAPE '!'"
        case .user, .org: "r.key LIKE \(escaped(value) + "/%") ESCAPE '!'"
        case .repo: "r.key = \(value)"
        case .license: "LOWER(COALESCE(r.license, '')) = \(value)"
        case .archived: "r.is_archived = \(value == "true")"
        case .fork: value == "true" ? "1 = 1" : "r.is_fork = \(value == "only")"
        case .stars: range(value, of: "r.stars")
        case .forks: range(value, of: "r.forks")
        case .topics: range(value, of: "(LENGTH(r.topics) - LENGTH(REPLACE(r.topics, ',', '')) - 1)")
        case .created: days(value, of: "r.created_at")
        case .pushed: days(value, of: "r.pushed_at")
        case .followers, .good, .help, .in, .mirror, .size, .template: nil
        }
    }

    /// `golang` and `cpp` are languages too, by other names.
    private static func language(_ value: String) -> SQL {
        let word = SearchWords.key(value)
        let meant = SearchThesaurus.alias(of: word) ?? word
        return """
            r.number IN (SELECT number FROM repository_postings
                WHERE word = \(meant) AND field = \(PostingField.language.rawValue))
            """
    }

    /// Numbers as GitHub writes them: `50`, `>50`, `>=50`, `<50`, `<=50`, `10..50`, `10..*`.
    ///
    /// What is no number matches nothing.
    private static func range(_ text: String, of column: SQL) -> SQL {
        for sign in [">=", "<=", ">", "<"] where text.hasPrefix(sign) {
            return Int(text.dropFirst(sign.count)).map { "\(column) \(raw: sign) \($0)" } ?? "1 = 0"
        }
        guard let range = text.firstRange(of: "..") else { return Int(text).map { "\(column) = \($0)" } ?? "1 = 0" }
        let (low, high) = (text[..<range.lowerBound], text[range.upperBound...])
        guard let from = low == "*" ? 0 : Int(low), let to = high == "*" ? .max : Int(high) else { return "1 = 0" }
        return "\(column) BETWEEN \(from) AND \(to)"
    }

    /// The same of days, `2024-01-31`, which are meant whole.
    private static func days(_ text: String, of column: SQL) -> SQL {
        let known = "\(column) IS NOT NULL AND " as SQL
        func start(_ day: some StringProtocol) -> Date? {
            // Anything but a day matches nothing.
            try? Date("\(day.prefix(10))T00:00:00Z", strategy: .iso8601)
        }
        func end(_ day: some StringProtocol) -> Date? { start(day)?.addingTimeInterval(86_400) }
        let condition: SQL?
        if let range = text.firstRange(of: "..") {
            let (low, high) = (text[..<range.lowerBound], text[range.upperBound...])
            let from = low == "*" ? Date(timeIntervalSince1970: 0) : start(low)
            let to = high == "*" ? Date.distantFuture : end(high)
            condition = from.flatMap { from in to.map { "\(column) >= \(from) AND \(column) < \($0)" } }
        } else if text.hasPrefix(">=") {
            condition = start(text.dropFirst(2)).map { "\(column) >= \($0)" }
        } else if text.hasPrefix("<=") {
            condition = end(text.dropFirst(2)).map { "\(column) < \($0)" }
        } else if text.hasPrefix(">") {
            condition = end(text.dropFirst()).map { "\(column) >= \($0)" }
        } else if text.hasPrefix("<") {
            condition = start(text.dropFirst()).map { "\(column) < \($0)" }
        } else {
            condition = start(text).flatMap { start in end(text).map { "\(column) >= \(start) AND \(column) < \($0)" } }
        }
        return condition.map { known + $0 } ?? "1 = 0"
    }

    private static func escaped(_ text: String) -> String {
        text.map { "!%_".contains($0) ? "!\($0)" : String($0) }.joined()
    }
}
