import GraphQL
import Storage

/// Filters of ``StartupListings``, whose alias is `l`: what these have not is found where it stands, and of listings by
/// its ids, so that nothing is joined for each startup.
extension StrapiFilter {
    private static let listed: [String: FilterColumn] = [
        "documentId": .text("l.document_id"), "title": .folded("l.title_key"), "views": .number("l.views"),
        "createdAt": .date("l.created_at"), "publishedAt": .date("l.published_at"),
    ]

    mutating func listing(_ name: String, _ value: GraphQLValue, _ depth: Int) throws -> SQL {
        if let column = Self.listed[name], name != "title" || Self.isFolded(value) {
            return try operators(value, column)
        }
        let condition = try edition(name, value, depth)
        guard condition != Self.everything else { return condition }
        switch name {
        case "author": return listedAuthor(condition)
        case "title", "description": return listedEdition(condition)
        default: return "l.document_id IN (SELECT s.document_id FROM startups s WHERE \(condition))"
        }
    }

    /// The table is read from one end to the other: by an index each row would be looked up by itself.
    private func listedEdition(_ condition: SQL) -> SQL {
        """
        l.document_id IN (
            SELECT e.document_id FROM startup_editions e WHERE e.edition || '' = 'published' AND \(condition)
        )
        """
    }

    private mutating func listedAuthor(_ condition: SQL) -> SQL {
        leaveUnknown()
        return """
            l.document_id IN (
                SELECT s.document_id FROM startups s WHERE s.account_id IN (
                    SELECT w.account_id FROM startup_authors w JOIN accounts a ON a.id = w.account_id
                    LEFT JOIN account_passwords p ON p.account_id = w.account_id WHERE \(condition)
                )
            )
            """
    }

    mutating func listedCategory(_ condition: SQL, _ value: GraphQLValue) -> SQL {
        guard condition != Self.everything else { return condition }
        leaveUnknown()
        // Only who joins sees that there is none.
        if Self.names(value).contains(where: ["null", "notNull"].contains) { isListed = false }
        return "l.category_id IN (SELECT c.document_id FROM startup_categories c WHERE \(condition))"
    }

    /// What has no category, and an address that is not shown, is neither like another nor unlike it: where the opposite
    /// is asked for, that is left to who joins.
    private mutating func leaveUnknown() {
        if negations > 0 { isListed = false }
    }

    /// Whether nothing but what a title is without case is compared.
    private static func isFolded(_ value: GraphQLValue) -> Bool {
        names(value).allSatisfy(FilterColumn.foldedOperators.contains)
    }

    /// The operators that are given, also of what is not to be so.
    private static func names(_ value: GraphQLValue) -> [String] {
        guard case .object(let members) = value else { return [] }
        return members.filter { !$0.value.isNull }.flatMap { $0.name == "not" ? ["not"] + names($0.value) : [$0.name] }
    }
}
