package import Blobs
import Crypto
import Foundation
import Logging
import Outbound
import PitchDeckDomain
import Storage

/// The database that the configuration names.
struct OpenedDatabase {
    let database: any SQLDatabase
    /// Held as long as the database is open; `nil` where several processes may use it.
    let lock: FolderLock?
    /// The same database where it is a file of this process.
    let file: SQLiteDatabase?

    /// - Throws: ``ServeError``.
    init(_ configuration: ServerConfiguration, logger: Logger? = nil) async throws {
        do {
            if let server = configuration.postgreSQL {
                database = try await PostgreSQLDatabase(
                    PostgreSQLSettings(url: server.url, maximumConnections: server.maximumConnections)
                )
                (lock, file) = (nil, nil)
            } else if case .folder(let folder) = configuration.data {
                let opened = try SQLiteDatabase(folder: folder)
                (database, file) = (opened, opened)
                lock = try FolderLock(folder)
            } else {
                database = try SQLiteDatabase()
                (lock, file) = (nil, nil)
            }
            if let logger, case .folder(let folder) = configuration.data { Self.restrict(folder, logger) }
        } catch {
            throw Self.serveError(for: error, configuration)
        }
    }

    private static func restrict(_ folder: URL, _ logger: Logger) {
        let mended = PrivateFiles.restrict(folder)
        guard !mended.isEmpty else { return }
        logger.warning(
            "other users of this machine could read the data; now they cannot",
            metadata: ["files": "\(mended.count)", "first": "\(mended[0])"]
        )
    }

    /// The database without the folder's lock, for what works beside a server.
    ///
    /// - Throws: what opening throws, untranslated.
    static func unlocked(_ configuration: ServerConfiguration) async throws -> any SQLDatabase {
        guard configuration.postgreSQL == nil, case .folder(let folder) = configuration.data else {
            return try await OpenedDatabase(configuration).database
        }
        return try SQLiteDatabase(folder: folder)
    }

    static func serveError(for error: any Error, _ configuration: ServerConfiguration) -> any Error {
        let reason = (error as? StorageError)?.words ?? "\(error)"
        if configuration.postgreSQL != nil { return ServeError.cannotOpenDatabase(reason: reason) }
        guard case .folder(let folder) = configuration.data else { return error }
        return ServeError.cannotOpenData(folder: folder.path, reason: reason)
    }
}

/// Where the configuration says that pictures lie; `shutdown()` ends the connections there.
package struct OpenedBlobs: Sendable {
    package let store: any BlobStore
    /// `nil` where they are in a folder.
    private let connections: OutboundConnections?

    package init(_ configuration: ServerConfiguration) {
        self.init(configuration, metrics: nil)
    }

    init(_ configuration: ServerConfiguration, metrics: MetricsRegistry?) {
        if let bucket = configuration.bucket {
            // By default less is read than the largest deck has.
            let connections = OutboundConnections(limits: .init(bodyBytes: StartupFile.maximumDeckBytes + 64 << 10))
            let transport = connections.transport
            store = S3BlobStore(bucket: bucket, transport: metrics.map(transport.measured(by:)) ?? transport)
            self.connections = connections
        } else {
            // Beside the database, also when PostgreSQL keeps that, so that a backup finds them.
            store =
                configuration.data.folder.map { FolderBlobStore(folder: $0.appendingPathComponent("blobs")) }
                ?? MemoryBlobStore()
            connections = nil
        }
    }

    package func shutdown() async throws {
        try await connections?.shutdown()
    }
}

/// Secrets that outlive the process and never leave the server.
enum ServerSecret {
    /// What access tokens, refresh tokens and the anonymous key are made with.
    static let accessTokens = "access tokens"

    private static let migrations = [
        Migration(name: "001 secrets") { dialect in
            ["CREATE TABLE server_secrets (name TEXT NOT NULL PRIMARY KEY, value \(dialect.bytes) NOT NULL)"]
        }
    ]

    /// 256 random bits, made when they are asked for first, also when several processes ask at once.
    static func value(named name: String, in database: any SQLDatabase) async throws -> Data {
        try await database.migrate("server", migrations)
        let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        return try await database.write { connection in
            try connection.execute(
                "INSERT INTO server_secrets (name, value) VALUES (\(name), \(new)) ON CONFLICT DO NOTHING"
            )
            guard let row = try connection.row("SELECT value FROM server_secrets WHERE name = \(name)") else {
                throw StorageError.failed("the secret that was just kept is not there")
            }
            return try row["value"]
        }
    }
}
