import Dispatch
package import Foundation
import GRDB

extension SQLiteDatabase {
    /// Where a data folder keeps its database.
    package static func file(in folder: URL) -> URL {
        folder.appendingPathComponent("serendip.sqlite")
    }

    /// Writes the database of `folder`, as of one moment, into a new file, and waits until it is on the disk.
    ///
    /// A server may go on reading and writing meanwhile.
    ///
    /// - Throws: ``StorageError``, also when `copy` exists.
    package static func copyDatabase(in folder: URL, to copy: URL) throws {
        try mappingErrors {
            try reader(of: file(in: folder)).writeWithoutTransaction {
                try $0.execute(sql: "VACUUM INTO ?", arguments: [copy.path])
            }
        }
        do {
            try FileHandle(forUpdating: copy).synchronize()
        } catch {
            throw StorageError.full("the copy cannot be written to the disk")
        }
    }

    /// What is wrong with a database's file, in SQLite's words; empty when it is whole.
    ///
    /// - Throws: ``StorageError`` when the file cannot be read at all.
    package static func damage(in file: URL) throws -> [String] {
        try mappingErrors {
            try reader(of: file).read { database in
                let pages = try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
                let orphans = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map { row in
                    "a row of \(row[0] as String? ?? "a table") refers to nothing in \(row[2] as String? ?? "another")"
                }
                return pages + orphans
            }
        }
    }

    /// The texts of a table's column, read without changing the file; empty when there is no such table.
    ///
    /// - Throws: ``StorageError`` when the file cannot be read at all.
    package static func texts(of column: String, in table: String, of file: URL) throws -> [String] {
        try mappingErrors {
            try reader(of: file).read { database in
                guard try database.tableExists(table) else { return [] }
                return try String.fetchAll(database, sql: "SELECT \(column) FROM \(table)")
            }
        }
    }

    static func reader(of file: URL) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        configuration.qos = .default
        return try DatabaseQueue(path: file.path, configuration: configuration)
    }
}

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

extension SQLiteDatabase {
    /// Moves the write-ahead log into the database's file and makes it empty, so that nothing deleted stays in it.
    ///
    /// Writers wait for as long as what is in the log takes to be moved, and a tenth of a second more at most.
    ///
    /// - Returns: `false` when somebody still reads a state that is in the log only; then it is for later.
    /// - Throws: ``StorageError``.
    package func truncateLog() async throws -> Bool {
        try await mappingErrors {
            try await writer.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA busy_timeout = 100")
                // The connection is good for nothing when this fails, and its next statement says so.
                defer { try? database.execute(sql: "PRAGMA busy_timeout = \(Self.patience * 1_000)") }
                do {
                    _ = try database.checkpoint(.truncate)
                    return true
                } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
                    return false
                }
            }
        }
    }
}

/// A data folder held by this process: one server writes to it, and nobody replaces it meanwhile.
///
/// The system lets go of it when the process ends, however it ends.
package final class FolderLock: Sendable {
    private let descriptor: Int32

    /// - Throws: `busy` when another process holds the folder, `full` when nothing can be written there.
    package init(_ folder: URL) throws(StorageError) {
        let path = folder.appendingPathComponent("serendip.lock").path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .full("\(path) cannot be written") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .busy
        }
    }

    deinit {
        close(descriptor)
    }
}
