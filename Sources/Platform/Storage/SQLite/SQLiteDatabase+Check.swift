import Dispatch
package import Foundation
import GRDB

extension SQLiteDatabase {
    /// What a look at one table with its indexes said.
    package enum TableCheck: Equatable, Sendable {
        case whole
        /// In SQLite's words.
        case damaged([String])
        /// It was not done in time, and nothing is known.
        case unfinished
    }

    /// The tables of a database's file, so that they can be looked at one by one.
    ///
    /// - Throws: ``StorageError``: `corrupted` when not even its list of tables can be read.
    package static func tables(of file: URL) throws -> [String] {
        try mappingErrors {
            try reader(of: file).read { database in
                // A virtual table's content is in tables of its own, which are in the list.
                try String.fetchAll(
                    database,
                    sql: """
                        SELECT name FROM sqlite_master
                        WHERE type = 'table' AND rootpage > 0 ORDER BY name
                        """
                )
            }
        }
    }

    /// Looks at a table: its pages, its rows' form and constraints, and whether its indexes have each row.
    ///
    /// Blocks the thread, and holds one snapshot meanwhile.
    ///
    /// - Parameters:
    ///   - table: one of ``tables(of:)``.
    ///   - file: the database's file.
    ///   - limit: after how long it gives up.
    /// - Returns: what was found.
    /// - Throws: ``StorageError`` when the file cannot be read for another reason than damage.
    package static func check(_ table: String, of file: URL, limit: Duration) throws -> TableCheck {
        let name = table.replacing("\"", with: "\"\"")
        do {
            let reader = try reader(of: file)
            let end = DispatchWorkItem { reader.interrupt() }
            DispatchQueue.global(qos: .utility)
                .asyncAfter(deadline: .now() + .milliseconds(Int(limit / .milliseconds(1))), execute: end)
            defer { end.cancel() }
            let words = try reader.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(\"\(name)\")") }
            return words == ["ok"] ? .whole : .damaged(words)
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_INTERRUPT: return .unfinished
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .damaged([error.message ?? "it is malformed"])
            default: throw StorageError(error)
            }
        }
    }
}
