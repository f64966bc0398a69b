import Blobs
import Foundation
import Server
import Storage

/// Looks at a database in PostgreSQL without changing it.
struct PostgreSQLCheck {
    let server: ServerConfiguration.PostgreSQL
    let folder: URL
    /// Where pictures are that are not in the folder.
    var bucket: (any BlobStore)?

    func findings() async -> [DoctorFinding] {
        do {
            let database = try await PostgreSQLDatabase(PostgreSQLSettings(url: server.url))
            defer { try? database.close() }
            let named = try await pictures(database)
            let pictures = await PictureCheck(folder: folder, bucket: bucket, named: named).finding()
            return [
                .good("database", try await size(database)), try await room(database), try await checksums(database),
                programs(), pictures,
            ]
            .compactMap { $0 }
        } catch let error as StorageError {
            let words = error.words
            guard case .unreachable = error else { return [.bad("database", "It cannot be used: \(words).")] }
            return [.bad("database", "It does not answer: \(words). See whether it runs, and DATABASE_URL.")]
        } catch {
            return [.bad("database", "It cannot be used: \(error).")]
        }
    }

    private func pictures(_ database: PostgreSQLDatabase) async throws -> Set<String> {
        try await database.read { connection in
            var named: Set<String> = []
            for (table, column) in NamedBlobs.columns {
                let found = try connection.row("SELECT to_regclass(\(table)) IS NOT NULL AS is_there")
                // A database that no server of this version has opened.
                guard let found, try found["is_there"] else { continue }
                let rows = try connection.rows("SELECT \(raw: column) AS blob FROM \(raw: table)")
                named.formUnion(try rows.map { try $0["blob"] })
            }
            return named
        }
    }

    private func size(_ database: PostgreSQLDatabase) async throws -> String {
        let row = try await database.read {
            try $0.row(
                """
                SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes
                """
            )
        }
        guard let row else { throw StorageError.failed("it has no size") }
        let (version, bytes): (String, Int) = (try row["version"], try row["bytes"])
        return "PostgreSQL \(version) answers; the database has \(bytes >> 20) MiB."
    }

    private func room(_ database: PostgreSQLDatabase) async throws -> DoctorFinding {
        let row = try await database.read {
            try $0.row(
                """
                SELECT CAST(current_setting('max_connections') AS BIGINT) AS most,
                    CAST(current_setting('fsync') = 'on' AS INTEGER) AS waits
                """
            )
        }
        guard let row else { throw StorageError.failed("it has no settings") }
        let (most, waits): (Int, Bool) = (try row["most"], try row["waits"])
        guard waits else { return .bad("durability", "fsync is off: a power cut may destroy the database.") }
        let needed = server.maximumConnections + 1
        let words = "A process takes up to \(needed) of \(most) connections."
        return needed + 3 > most ? .bad("connections", words) : .good("connections", words)
    }

    /// Without them PostgreSQL gives out what a disk made of a page.
    private func checksums(_ database: PostgreSQLDatabase) async throws -> DoctorFinding {
        let row = try await database.read { try $0.row("SELECT current_setting('data_checksums') AS state") }
        guard let row else { throw StorageError.failed("it has no settings") }
        let state: String = try row["state"]
        return state == "on"
            ? .good("checksums", "Damaged pages are noticed when they are read.")
            : .doubtful("checksums", "data_checksums is off: a damaged page is not noticed. pg_checksums turns it on.")
    }

    private func programs() -> DoctorFinding {
        do {
            let words = try PostgreSQLTools(url: server.url).run("pg_dump", ["--version"])
            return .good("backups", "\(words.split(separator: "\n").first ?? "pg_dump") makes them.")
        } catch {
            return .doubtful("backups", "\(error)")
        }
    }
}
