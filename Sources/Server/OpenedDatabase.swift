import Foundation
import Storage

/// The database that the configuration names.
struct OpenedDatabase {
    let database: any SQLDatabase
    /// Held as long as the database is open; `nil` where several processes may use it.
    let lock: FolderLock?

    /// - Throws: ``ServeError``.
    init(_ configuration: ServerConfiguration) async throws {
        do {
            if let server = configuration.postgreSQL {
                database = try await PostgreSQLDatabase(
                    PostgreSQLSettings(url: server.url, maximumConnections: server.maximumConnections)
                )
                lock = nil
            } else if case .folder(let folder) = configuration.data {
                database = try SQLiteDatabase(folder: folder)
                lock = try FolderLock(folder)
            } else {
                database = try SQLiteDatabase()
                lock = nil
            }
        } catch {
            throw Self.serveError(for: error, configuration)
        }
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
