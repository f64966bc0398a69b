import Foundation
import Storage

/// What `bin/crash` and `bin/measure-storage` run in processes of their own.
@main
struct StorageTrials {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let command = arguments.first, let address = arguments.last else { usage() }
        let database = try await open(address)
        switch command {
        case "write": try await CrashWriters(database: database).run()
        case "check": try await CrashCheck(database: database).run()
        case "measure": try await StorageFigures(database: database).run()
        default: usage()
        }
        try database.close()
    }

    /// A folder of SQLite's, or the address of a database of PostgreSQL's.
    private static func open(_ address: String) async throws -> any SQLDatabase {
        if address.hasPrefix("postgres") {
            return try await PostgreSQLDatabase(PostgreSQLSettings(url: address))
        }
        return try SQLiteDatabase(folder: URL(filePath: address, directoryHint: .isDirectory))
    }

    private static func usage() -> Never {
        FileHandle.standardError.write(Data("Usage: StorageTrials write|check|measure FOLDER|postgresql://…\n".utf8))
        exit(2)
    }
}
