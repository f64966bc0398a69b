import Foundation

/// Reads files, naming them when that fails.
enum FileContents {
    static func read(_ path: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw TableError.file(path, "cannot be read: \(error.localizedDescription)")
        }
    }

    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw TableError.file(path, "cannot be written: \(error.localizedDescription)")
        }
    }
}
