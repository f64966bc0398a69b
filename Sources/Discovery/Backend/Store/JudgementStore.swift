package import AccountsDomain
import Calls
package import DiscoveryDomain
package import Foundation
package import Storage

/// What one person judged, as lists and numbers, inside a transaction.
package struct JudgementStore<Kind: DiscoverableCatalogue> {
    let connection: any SQLConnection
    let account: Account.ID

    package init(connection: any SQLConnection, account: Account.ID) {
        self.connection = connection
        self.account = account
    }

    /// What was judged here, newest first, `count` of those before `before`, and how to ask for older ones.
    ///
    /// Stars of elsewhere are not among them.
    package func history(before: Int?, count: Int) throws -> (entries: [JudgedItem], older: Int?) {
        let rows = try connection.rows(
            """
            SELECT sequence, opinion, judged_at, facts, tags, note FROM \(Kind.table("judgements"))
            WHERE account_id = \(account) AND opinion <> 'star' AND sequence < \(before ?? Int.max)
            ORDER BY sequence DESC LIMIT \(count + 1)
            """
        )
        let entries = try rows.prefix(count).map(JudgedItem.init)
        let isLast = rows.count <= count
        return (entries, isLast ? nil : try rows[count - 1]["sequence"])
    }

    /// Newest first.
    package func liked() throws -> [JudgedItem] {
        try connection.rows(
            """
            SELECT opinion, facts, judged_at, tags, note FROM \(Kind.table("judgements"))
            WHERE account_id = \(account) AND opinion = 'like' ORDER BY sequence DESC
            """
        ).map(JudgedItem.init)
    }

    package func liked(_ key: String) throws -> JudgedItem? {
        try connection.row(
            """
            SELECT opinion, facts, judged_at, tags, note FROM \(Kind.table("judgements"))
            WHERE account_id = \(account) AND key = \(key) AND opinion = 'like'
            """
        ).map(JudgedItem.init)
    }

    package func annotate(_ key: String, tags: [String], note: String) throws {
        try connection.execute(
            """
            UPDATE \(Kind.table("judgements")) SET tags = \(try StoredJSON.text(tags)), note = \(note)
            WHERE account_id = \(account) AND key = \(key)
            """
        )
    }

    /// What was starred elsewhere, newest first.
    package func starred() throws -> [JudgedItem] {
        try connection.rows(
            """
            SELECT opinion, facts, judged_at, tags, note FROM \(Kind.table("judgements"))
            WHERE account_id = \(account) AND opinion = 'star' ORDER BY judged_at DESC, key
            """
        ).map(JudgedItem.init)
    }

    /// Every opinion, for counting.
    package func opinions() throws -> [LabelledOpinion] {
        try connection.rows(
            "SELECT key, opinion, judged_at, language FROM \(Kind.table("judgements")) WHERE account_id = \(account)"
        ).map { row in
            LabelledOpinion(
                key: try row["key"],
                opinion: try row["opinion"],
                judgedAt: try row["judged_at"],
                label: try row["language"] ?? ""
            )
        }
    }
}

/// An item that was judged, as it was then.
package struct JudgedItem: Sendable {
    package var opinion: Opinion
    package var judgedAt: Date
    /// JSON of what ``DiscoverableCatalogue/facts(of:_:)`` gave.
    package var facts: String
    package var tags: [String]
    package var note: String

    init(_ row: SQLRow) throws {
        opinion = try row["opinion"]
        judgedAt = try row["judged_at"]
        facts = try row["facts"]
        tags = try StoredJSON.value(try row["tags"])
        note = try row["note"]
    }

    /// `star` is no judgement of here and counts as `like`.
    package var judgement: Judgement { opinion == .skip ? .skip : .like }
}

/// An opinion, when it was given, and what statistics count it under.
package struct LabelledOpinion: Sendable {
    /// The item's.
    package var key: String
    package var opinion: Opinion
    package var judgedAt: Date
    /// Empty for none.
    package var label: String
}
