import AccountData
package import AccountsDomain
package import Calls
import Foundation
import ModerationDomain
package import Storage

extension Report.Reason: SQLConvertible {}
extension Decision.Verdict: SQLConvertible {}

/// Reports and decisions, inside a transaction.
struct ReportStore {
    let connection: any SQLConnection
    let now: Date

    static let maximumPerDay = 50
    static let queueLength = 100
    private static let maximumNotes = 20

    /// A person's report of an item; a second one takes the place of the first.
    ///
    /// - Throws: `tooManyReports`.
    func add(
        _ item: ReportedItem,
        by reporter: Account.ID,
        author: Account.ID?,
        reason: Report.Reason,
        note: String
    ) throws {
        let row = try connection.row(
            """
            SELECT COUNT(*) AS total FROM reports
            WHERE account_id = \(reporter) AND made_at > \(now.addingTimeInterval(-86_400))
            """
        )
        guard try row?["total"] ?? 0 < Self.maximumPerDay else { throw ModerationError.tooManyReports }
        try connection.execute(
            """
            INSERT INTO reports (kind, item, account_id, author_id, reason, note, made_at)
            VALUES (\(item.kind), \(item.id), \(reporter), \(author), \(reason), \(note), \(now))
            ON CONFLICT (kind, item, account_id) DO UPDATE SET
                reason = excluded.reason, note = excluded.note, made_at = excluded.made_at
            """
        )
    }

    /// Items with a report that is newer than what was decided about them.
    func waiting() throws -> [Report] {
        try connection.rows(
            """
            SELECT r.kind, r.item FROM reports r
            LEFT JOIN report_decisions d ON d.kind = r.kind AND d.item = r.item
            GROUP BY r.kind, r.item
            HAVING MAX(r.made_at) > COALESCE(MAX(d.decided_at), 0)
            ORDER BY COUNT(*) DESC, MIN(r.made_at), r.kind, r.item LIMIT \(Self.queueLength)
            """
        ).compactMap { try report(on: ReportedItem(kind: try $0["kind"], id: try $0["item"])) }
    }

    /// All reports of an item together; `nil` when there is none.
    func report(on item: ReportedItem) throws -> Report? {
        let rows = try connection.rows(
            """
            SELECT * FROM reports WHERE kind = \(item.kind) AND item = \(item.id) ORDER BY made_at DESC, account_id
            """
        )
        guard let last = rows.last else { return nil }
        let reasons: [Report.Reason] = try rows.map { try $0["reason"] }
        let counts = Dictionary(grouping: reasons) { $0 }.mapValues(\.count)
        let notes: [String] = try rows.map { try $0["note"] }.filter { !$0.isEmpty }
        let authors: [Account.ID?] = try rows.map { try $0["author_id"] }
        return Report(
            item: item,
            author: authors.compactMap { $0 }.last,
            count: rows.count,
            reasons: Report.Reason.allCases.filter { counts[$0] != nil }.sorted {
                (counts[$1] ?? 0, $0.rawValue) < (counts[$0] ?? 0, $1.rawValue)
            },
            notes: Array(notes.prefix(Self.maximumNotes)),
            firstAt: try last["made_at"],
            decision: try decision(on: item)
        )
    }

    func decide(_ decision: Decision, on item: ReportedItem) throws {
        try connection.execute(
            """
            INSERT INTO report_decisions (kind, item, verdict, note, decided_at, is_told)
            VALUES (\(item.kind), \(item.id), \(decision.verdict), \(decision.note), \(decision.decidedAt), 1)
            ON CONFLICT (kind, item) DO UPDATE SET
                verdict = excluded.verdict, note = excluded.note, decided_at = excluded.decided_at, is_told = 1
            """
        )
        // Kinds of ours are words; of what a client made up nobody hears.
        guard item.kind.utf8.allSatisfy({ $0 > 32 }) else { return }
        try connection.announce(Change(topic: Decision.topic(ofKind: item.kind), payload: ""))
    }

    private func decision(on item: ReportedItem) throws -> Decision? {
        try connection.row(
            "SELECT * FROM report_decisions WHERE kind = \(item.kind) AND item = \(item.id)"
        ).map { row in
            Decision(verdict: try row["verdict"], note: try row["note"], decidedAt: try row["decided_at"])
        }
    }
}

/// Reports and blocks as the accounts' service asks for them.
package struct ModerationRecords: AccountData {
    package var subject: String { "moderation" }

    package init() {}

    /// Of two reports of one item the account's own stays.
    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO reports (kind, item, account_id, author_id, reason, note, made_at)
            SELECT kind, item, CAST(\(account) AS TEXT), author_id, reason, note, made_at FROM reports WHERE account_id = \(guest)
            ON CONFLICT DO NOTHING
            """
        )
        try connection.execute(
            """
            INSERT INTO blocks (account_id, blocked_id, made_at)
            SELECT CAST(\(account) AS TEXT), blocked_id, made_at FROM blocks WHERE account_id = \(guest) AND blocked_id <> \(account)
            ON CONFLICT DO NOTHING
            """
        )
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let reports = try connection.rows("SELECT * FROM reports WHERE account_id = \(account) ORDER BY made_at, item")
        let blocks = try connection.rows("SELECT * FROM blocks WHERE account_id = \(account) ORDER BY made_at")
        return .object([
            "reports": .array(try reports.map(Self.report)),
            "blockedAccounts": .array(try blocks.map { .string(try $0["blocked_id"]) }),
        ])
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        let row = try connection.row(
            """
            SELECT 1 AS one FROM blocks WHERE account_id = \(account)
            UNION ALL SELECT 1 FROM reports WHERE account_id = \(account)
            LIMIT 1
            """
        )
        return row != nil
    }

    private static func report(_ row: SQLRow) throws -> JSONValue {
        .object([
            "kind": .string(try row["kind"]),
            "id": .string(try row["item"]),
            "reason": .string(try row["reason"]),
            "note": .string(try row["note"]),
            "madeAt": .string(RFC3339.string(from: try row["made_at"])),
        ])
    }
}
