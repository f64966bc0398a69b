import AccountsDomain
import AccountsService
import Foundation
import Logging
import Storage

/// The services behind the API and the apps, over one database.
struct Backend: Sendable {
    let database: any SQLDatabase
    let accounts: any AccountService

    init(_ configuration: ServerConfiguration, logger: Logger) async throws {
        database = try Self.openDatabase(configuration.data)
        accounts = try await StoredAccountService(database: database)
    }

    private static func openDatabase(_ place: ServerConfiguration.DataPlace) throws -> any SQLDatabase {
        switch place {
        case .memory:
            return try SQLiteDatabase()
        case .folder(let folder):
            do {
                return try SQLiteDatabase(folder: folder)
            } catch {
                throw ServeError.cannotOpenData(folder: folder.path, reason: Self.reason(for: error))
            }
        }
    }

    private static func reason(for error: any Error) -> String {
        switch error {
        case StorageError.corrupted: "its file serendip.sqlite is not a database or is damaged"
        case StorageError.full: "the disk is full, or the folder may not be written to"
        case StorageError.busy: "another program holds its database"
        case StorageError.newerSchema: "a newer version of Serendip has used it"
        case StorageError.failed(let reason): reason
        default: "\(error)"
        }
    }
}
