import Foundation
package import ModerationDomain
import PitchDeckDomain
import Storage

/// How startups and introductions that were reported look to who decides about them.
package struct StartupFaces: Sendable {
    let database: any SQLDatabase

    /// `nil` for what is neither, or is gone.
    ///
    /// - Throws: the database's errors.
    package func face(of item: ReportedItem) async throws -> ReportedFace? {
        switch item.kind {
        case "startup": try await startupFace(item.id)
        case "introduction": try await introductionFace(item.id)
        default: nil
        }
    }

    /// By its published name, or the draft's where it was taken back.
    private func startupFace(_ id: String) async throws -> ReportedFace? {
        let row = try await database.read { connection in
            try connection.row(
                """
                SELECT title FROM startup_editions WHERE document_id = \(id)
                    AND edition IN ('published', 'draft') ORDER BY edition DESC LIMIT 1
                """
            )
        }
        guard let row, let id = DocumentID(id) else { return nil }
        return ReportedFace(name: try row["title"], address: Self.address(of: id), isAuthorTold: true)
    }

    /// Nobody but the two of it can see what it says, and a founder who reports it shows it to who decides.
    private func introductionFace(_ id: String) async throws -> ReportedFace? {
        let row = try await database.read { connection in
            try connection.row(
                """
                SELECT i.startup_id, i.title, i.message, a.name FROM startup_introductions i
                JOIN accounts a ON a.id = i.asker_id WHERE i.document_id = \(id)
                """
            )
        }
        guard let row else { return nil }
        let (title, asker): (String, String) = (try row["title"], try row["name"])
        return ReportedFace(
            name: asker.isEmpty ? title : "\(asker) → \(title)",
            text: try row["message"],
            address: Self.address(of: try DocumentID(stored: try row["startup_id"]))
        )
    }

    private static func address(of id: DocumentID) -> URL? { URL(string: PitchDeckRoute.startup(id).path) }
}
