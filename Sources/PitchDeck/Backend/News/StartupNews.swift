import AccountsDomain
import Foundation
import ModerationDomain
import PitchDeckDomain
import Storage

/// What is listened to where startups change.
///
/// It says only that something did; whoever hears it reads what they may. What is written has a topic of its own, so that readers do not even hear that a draft changed.
enum StartupNews {
    /// What is published, wherever it stands.
    static let catalogue = "startups"

    /// What takes startups out of sight, and shows them again.
    static let decisions = Decision.topic(ofKind: "startup")

    /// What one person has saved, which their own pages listen to.
    static func workspace(of account: Account.ID) -> String { "startupWorkspace/\(account.uuidString.lowercased())" }

    /// An edition of one startup: what everybody reads, or what its founder does, which changes with the former.
    static func topic(_ id: DocumentID, _ edition: Startup.Edition) -> String {
        switch edition {
        case .published: "startups/\(id.text)"
        case .draft: "startupDrafts/\(id.text)"
        }
    }
}

extension StartupStore {
    /// Tells who listens, once the transaction has committed.
    func announce(_ id: DocumentID, _ edition: Startup.Edition) throws(StorageError) {
        try announce(StartupNews.topic(id, .draft))
        guard edition == .published else { return }
        try announce(StartupNews.topic(id, .published))
        try announce(StartupNews.catalogue)
    }

    /// Tells who listens that what is published of these is gone, before it is.
    func announceGone(where condition: SQL) throws {
        let rows = try connection.rows(
            """
            SELECT s.document_id FROM startups s JOIN startup_editions e ON e.document_id = s.document_id
            WHERE e.edition = 'published' AND s.deleted_at IS NULL AND \(condition)
            """
        )
        for row in rows { try announce(try DocumentID(stored: try row["document_id"]), .published) }
    }

    private func announce(_ topic: String) throws(StorageError) {
        try connection.announce(Change(topic: topic, payload: ""))
    }
}
