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
