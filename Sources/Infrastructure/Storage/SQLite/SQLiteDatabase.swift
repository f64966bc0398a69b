package import Foundation
import GRDB

/// SQLite: one file in a data folder, or memory that is gone with the value.
package struct SQLiteDatabase: SQLDatabase {
    private let writer: any DatabaseWriter

    package var dialect: SQLDialect { .sqlite }

    /// Opens, or makes, `serendip.sqlite` in `folder`, which is made when missing and is readable by its owner only.
    ///
    /// Readers work on snapshots while one writer writes (write-ahead log).
    ///
    /// - Throws: ``StorageError`` when the folder cannot be made or the file is not a database.
    package init(folder: URL) throws {
        try Self.make(folder)
        let file = folder.appendingPathComponent("serendip.sqlite")
        writer = try mappingErrors {
            let pool = try DatabasePool(path: file.path, configuration: Self.configuration())
            // The pool chooses NORMAL, which after a power cut may lose the last transactions.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            return pool
        }
    }

    /// A database in memory, for tests; no two share anything.
    package init() throws {
        writer = try mappingErrors { try DatabaseQueue(configuration: Self.configuration()) }
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await mappingErrors {
            try await writer.read { try body(SQLiteConnection($0)) }
        }
    }

    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await mappingErrors {
            try await writer.write { try body(SQLiteConnection($0)) }
        }
    }

    package func close() throws {
        try mappingErrors { try writer.close() }
    }

    private static func make(_ folder: URL) throws(StorageError) {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw .failed("the folder cannot be made")
        }
    }

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        return configuration
    }
}
