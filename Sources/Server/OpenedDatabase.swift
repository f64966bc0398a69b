import Foundation
import Logging
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
