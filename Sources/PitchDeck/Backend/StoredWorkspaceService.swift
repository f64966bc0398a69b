package import AccountsDomain
package import Foundation
package import PitchDeckDomain
package import Storage

/// An account's saved startups in the database.
package struct StoredWorkspaceService: WorkspaceService {
    private let database: any SQLDatabase
    private let account: Account.ID
    private let now: @Sendable () -> Date

    package init(database: any SQLDatabase, account: Account.ID, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.database, self.account, self.now) = (database, account, now)
    }

    package func entries() async throws(StartupError) -> [WorkspaceEntry] {
        let account = account
        return try await database.finding { try WorkspaceStore(connection: $0, account: account).entries() }
    }

    package func entry(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry? {
        let account = account
        return try await database.finding { try WorkspaceStore(connection: $0, account: account).entries([id]).first }
    }

    package func save(_ id: DocumentID) async throws(StartupError) -> WorkspaceEntry {
        try await changing(id) { try $0.save(id, at: $1) }
    }

    package func write(
        _ id: DocumentID,
        stage: WorkspaceEntry.Stage,
        note: String
    ) async throws(StartupError) -> WorkspaceEntry {
        let note = note.trimmingCharacters(in: .whitespacesAndNewlines)
        guard note.count <= WorkspaceEntry.maximumNote else { throw .invalid("note", .tooLong) }
        guard !note.unicodeScalars.contains("\0") else { throw .invalid("note", .malformed) }
        return try await changing(id) { store, date in
            try StageStore(connection: store.connection, account: store.account).check(stage)
            try store.save(id, at: date)
            try store.write(id, stage, note, at: date)
        }
    }

    package func stages() async throws(StartupError) -> [WorkspaceStage] {
        let account = account
        return try await database.finding { try StageStore(connection: $0, account: account).stages() }
    }

    package func write(_ stages: [WorkspaceStage]) async throws(StartupError) -> [WorkspaceStage] {
        let (account, stages) = (account, try WorkspaceStage.validated(stages))
        try await database.changing { connection in
            try StageStore(connection: connection, account: account).write(stages)
            try WorkspaceStore(connection: connection, account: account).announce()
        }
        return stages
    }

    package func remove(_ id: DocumentID) async throws(StartupError) {
        let account = account
        try await database.changing { connection in
            let store = WorkspaceStore(connection: connection, account: account)
            try store.remove(id)
            try store.announce()
        }
    }

    package func changes() -> AsyncStream<Void> { database.news(of: [StartupNews.workspace(of: account)]) }

    private func changing(
        _ id: DocumentID,
        _ work: @escaping @Sendable (WorkspaceStore, Date) throws -> Void
    ) async throws(StartupError) -> WorkspaceEntry {
        let (account, date) = (account, now())
        return try await database.changing { connection in
            let store = WorkspaceStore(connection: connection, account: account)
            try work(store, date)
            try store.announce()
            guard let entry = try store.entries([id]).first else { throw StartupError.notFound(id) }
            return entry
        }
    }
}

/// What an account has saved, inside a transaction.
struct WorkspaceStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Those of these, or all; the last changed first.
    func entries(_ ids: [DocumentID]? = nil) throws -> [WorkspaceEntry] {
        var condition: SQL = "k.account_id = \(account)"
        if let ids { condition += " AND k.document_id IN (\(values: ids.map(\.text)))" }
        let rows = try connection.rows(
            """
            SELECT k.document_id, k.stage, k.note, k.saved_at, k.updated_at FROM startup_workspace k
            WHERE \(condition) ORDER BY k.updated_at DESC, k.document_id
            """
        )
        let store = StartupStore(connection: connection, asker: account)
        let startups = try store.startups(
            where: "\(StartupStore.isPublished) AND s.document_id IN "
                + "(SELECT k.document_id FROM startup_workspace k WHERE \(condition))"
        )
        let known = Dictionary(startups.map { ($0.id, $0) }) { first, _ in first }
        return try rows.map { row in
            let id = try DocumentID(stored: try row["document_id"])
            return WorkspaceEntry(
                id: id,
                startup: known[id],
                stage: WorkspaceEntry.Stage(rawValue: try row["stage"]),
                note: try row["note"],
                savedAt: try row["saved_at"],
                updatedAt: try row["updated_at"]
            )
        }
    }

    /// Tells the person's other pages, once the transaction has committed.
    func announce() throws(StorageError) {
        try connection.announce(Change(topic: StartupNews.workspace(of: account), payload: ""))
    }

    /// - Throws: `notFound` for what the account could not read.
    func save(_ id: DocumentID, at date: Date) throws {
        let stage = try StageStore(connection: connection, account: account).stages()[0].id.rawValue
        let count = try connection.execute(
            """
            INSERT INTO startup_workspace (account_id, document_id, stage, note, saved_at, updated_at)
            SELECT a.id, s.document_id, CAST(\(stage) AS TEXT), '', CAST(\(date) AS BIGINT), CAST(\(date) AS BIGINT) FROM accounts a, startups s
            JOIN startup_editions e ON e.document_id = s.document_id
            WHERE a.id = \(account) AND s.document_id = \(id.text) AND \(StartupStore.isPublished)
            ON CONFLICT (account_id, document_id) DO NOTHING
            """
        )
        guard count == 0 else { return }
        guard try !entries([id]).isEmpty else { throw StartupError.notFound(id) }
    }

    func write(_ id: DocumentID, _ stage: WorkspaceEntry.Stage, _ note: String, at date: Date) throws {
        try connection.execute(
            """
            UPDATE startup_workspace SET stage = \(stage.rawValue), note = \(note), updated_at = \(date)
            WHERE account_id = \(account) AND document_id = \(id.text)
            """
        )
    }

    func remove(_ id: DocumentID) throws {
        try connection.execute(
            "DELETE FROM startup_workspace WHERE account_id = \(account) AND document_id = \(id.text)"
        )
    }
}
