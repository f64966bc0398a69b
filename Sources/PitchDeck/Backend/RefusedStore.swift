import AccountsDomain
import Calls
import Foundation
package import PitchDeckDomain
import Storage

/// What somebody wrote over another version of a startup of theirs than there was, until they have chosen; inside a
/// transaction.
struct RefusedStore {
    let connection: any SQLConnection
    let account: Account.ID

    static let statements: [SQL] = [
        """
        CREATE TABLE startup_refused (
            account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            document_id TEXT NOT NULL REFERENCES startups (document_id) ON DELETE CASCADE,
            content TEXT NOT NULL,
            written_at BIGINT NOT NULL,
            PRIMARY KEY (account_id, document_id)
        )
        """
    ]

    /// In the bytes of its JSON; what a form takes is a third of it.
    static let largest = 65_536
    static let mostOfAccount = 20
    /// How long it waits for its founder's choice.
    static let lifetime: TimeInterval = 30 * 86_400

    func content(of id: DocumentID) throws -> StartupContent? {
        try connection.row(
            "SELECT content FROM startup_refused WHERE account_id = \(account) AND document_id = \(id.text)"
        ).map { try Self.content(try $0["content"]) }
    }

    /// The one written last first.
    func all() throws -> [StartupContent] {
        try connection.rows(
            """
            SELECT content FROM startup_refused WHERE account_id = \(account)
            ORDER BY written_at DESC, document_id
            """
        ).map { try Self.content(try $0["content"]) }
    }

    /// Of more than ``mostOfAccount`` the oldest go.
    func write(_ content: StartupContent, of id: DocumentID, at date: Date) throws {
        let text = try StoredJSON.text(content)
        guard text.utf8.count <= Self.largest else { return }
        try connection.execute(
            """
            INSERT INTO startup_refused (account_id, document_id, content, written_at)
            VALUES (\(account), \(id.text), \(text), \(date))
            ON CONFLICT (account_id, document_id)
            DO UPDATE SET content = excluded.content, written_at = excluded.written_at
            """
        )
        try connection.execute(
            """
            DELETE FROM startup_refused WHERE account_id = \(account) AND document_id NOT IN (
                SELECT r.document_id FROM startup_refused r WHERE r.account_id = \(account)
                ORDER BY r.written_at DESC, r.document_id LIMIT \(Self.mostOfAccount)
            )
            """
        )
    }

    func remove(_ id: DocumentID) throws {
        try connection.execute(
            "DELETE FROM startup_refused WHERE account_id = \(account) AND document_id = \(id.text)"
        )
    }

    static func clean(_ connection: any SQLConnection, at now: Date) throws {
        let oldest = now.addingTimeInterval(-lifetime)
        try connection.execute("DELETE FROM startup_refused WHERE written_at < \(oldest)")
    }

    private static func content(_ text: String) throws -> StartupContent {
        try StoredJSON.value(text)
    }
}

extension StoredStartupService {
    package func refused(_ id: DocumentID) async -> StartupContent? {
        guard let account else { return nil }
        // Where it cannot be read the startup is shown as it is kept.
        return try? await finding { store in
            try RefusedStore(connection: store.connection, account: account).content(of: id)
        }
    }

    package func keepRefused(_ id: DocumentID, _ content: StartupContent) async {
        guard let account else { return }
        let date = now()
        // The page still has it.
        try? await changing { store in
            guard try store.owner(of: id)?.account == account else { return }
            try RefusedStore(connection: store.connection, account: account).write(content, of: id, at: date)
        }
    }

    package func forgetRefused(_ id: DocumentID) async {
        guard let account else { return }
        // It is told again the next time.
        try? await changing { store in
            try RefusedStore(connection: store.connection, account: account).remove(id)
        }
    }
}
