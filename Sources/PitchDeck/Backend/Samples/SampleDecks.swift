import AccountsDomain
package import Foundation
package import PitchDeckDomain
package import Storage

/// Gives some of the invented companies a deck, which is drawn once somebody looks at it.
package struct SampleDecks: Sendable {
    private let database: any SQLDatabase
    private let blobs: any FileBlobs
    private static let mark = "sample decks"
    private static let count = 20

    package init(database: any SQLDatabase, blobs: any FileBlobs) {
        (self.database, self.blobs) = (database, blobs)
    }

    /// Writes them once in the life of a database; what a crash left out comes with the next start.
    package func write(at now: Date = Date()) async throws(StartupError) {
        for sample in try await missing() {
            let pdf = SampleDeck(
                content: sample.content,
                category: sample.category?.name ?? "",
                founder: sample.author.name
            ).pdf
            let file = StartupFile(
                id: .random(),
                number: DrawnNumber.random(),
                name: "\(sample.slug).pdf",
                kind: .pdf,
                width: nil,
                height: nil,
                byteCount: pdf.count,
                createdAt: now
            )
            let blob = try await blobs.keep(pdf)
            _ = try await database.changing { connection in
                // Gone meanwhile, or written by another process.
                guard let account = try Self.account(of: sample.id, connection) else { return }
                try FileStore(connection: connection).insert(file, blob, of: account)
                try DeckStore(connection: connection).insert(file.id, pageCount: SampleDeck.pageCount, isAsleep: true)
                try connection.execute(
                    "UPDATE startup_editions SET deck_id = \(file.id.text) WHERE document_id = \(sample.id.text)"
                )
                try StartupListings(connection: connection).write(sample.id)
            }
        }
        _ = try await database.changing { connection in
            try connection.execute("INSERT INTO startup_marks (name) VALUES (\(Self.mark)) ON CONFLICT DO NOTHING")
        }
    }

    private func missing() async throws(StartupError) -> [Startup] {
        try await database.finding { connection in
            let isDone = try connection.row("SELECT 1 AS one FROM startup_marks WHERE name = \(Self.mark)") != nil
            guard !isDone else { return [] }
            return try StartupStore(connection: connection).startups(
                where: "s.is_sample = 1 AND e.edition = 'published'",
                order: "s.created_at DESC, s.document_id",
                "LIMIT \(Self.count)"
            ).filter { $0.content.deck == nil }
        }
    }

    private static func account(of id: DocumentID, _ connection: any SQLConnection) throws -> Account.ID? {
        let row = try connection.row(
            """
            SELECT s.account_id FROM startups s JOIN startup_editions e ON e.document_id = s.document_id
            WHERE s.document_id = \(id.text) AND e.edition = 'published' AND e.deck_id IS NULL
            """
        )
        return try row?["account_id"]
    }
}
