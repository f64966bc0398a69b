package import Foundation
import GRDB
import RepositoriesDomain

/// The database on the phone: favourites as the person sees them, decisions that wait to be sent, and the last answers.
package struct DeviceDatabase: Sendable {
    private let queue: DatabaseQueue

    /// Opens, or makes, the file at `url`.
    ///
    /// - Throws: the database's error when the file cannot be made or is none.
    package init(file url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        queue = try DatabaseQueue(path: url.path)
        try Self.migrator.migrate(queue)
    }

    /// A database in memory, gone with the value.
    package init() throws {
        queue = try DatabaseQueue()
        try Self.migrator.migrate(queue)
    }

    /// Ends the connection, so that another one can open the file.
    package func close() throws {
        try queue.close()
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(RepositoryError) -> Value {
        do {
            return try await queue.read(body)
        } catch {
            throw RepositoryError(onDevice: error)
        }
    }

    /// Runs `body` as one transaction.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(RepositoryError) -> Value {
        do {
            return try await queue.write(body)
        } catch {
            throw RepositoryError(onDevice: error)
        }
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("001 favourites, decisions, answers") { database in
            try database.create(table: "favourites") { table in
                table.primaryKey("key", .text)
                table.column("value", .blob).notNull()
                table.column("savedAt", .double).notNull()
            }
            try database.create(table: "recentSearches") { table in
                table.autoIncrementedPrimaryKey("position")
                table.column("key", .text).notNull().unique()
                table.column("content", .text).notNull()
            }
            try database.create(table: "decisions") { table in
                table.autoIncrementedPrimaryKey("sequence")
                table.column("value", .blob).notNull()
                table.column("attempts", .integer).notNull().defaults(to: 0)
            }
            try database.create(table: "answers") { table in
                table.primaryKey("question", .text)
                table.column("value", .blob).notNull()
                table.column("storedAt", .double).notNull().indexed()
            }
        }
        migrator.registerMigration("002 drafts of startups") { database in
            try database.create(table: "waitingDrafts") { table in
                table.primaryKey("startup", .text)
                table.column("person", .text).notNull()
                table.column("value", .blob).notNull()
            }
            try database.create(table: "knownStartups") { table in
                table.column("startup", .text).notNull()
                table.column("edition", .text).notNull()
                table.column("person", .text).notNull()
                table.column("value", .blob).notNull()
                table.primaryKey(["startup", "edition"])
            }
            try database.create(table: "startupNames") { table in
                table.primaryKey("local", .text)
                table.column("server", .text).notNull()
            }
        }
        migrator.registerMigration("003 who the person is") { database in
            try database.create(table: "knownPeople") { table in
                table.primaryKey("session", .text)
                table.column("value", .blob).notNull()
            }
        }
        return migrator
    }
}

extension RepositoryError {
    fileprivate init(onDevice error: any Error) {
        self = error as? RepositoryError ?? .failed("device: \(error)")
    }
}
