import Foundation
import Storage

/// PostgreSQL's own programs, on the database that an address names.
struct PostgreSQLTools {
    private let environment: [String: String]

    /// - Throws: `StorageError` for what is no address.
    init(url: String) throws {
        // Words of errors are looked at by nobody's language.
        environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
            .merging(try PostgreSQLDatabase.environment(of: url)) { $1 }
    }

    /// Runs one to its end and returns what it wrote.
    ///
    /// - Throws: `toolMissing`; `failed` with its last words.
    @discardableResult
    func run(_ tool: String, _ arguments: [String]) throws(BackupError) -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.environment = environment
        let (output, errors) = (Pipe(), TemporaryOutput())
        process.standardOutput = output
        process.standardError = errors.handle
        do {
            try process.run()
        } catch {
            throw .failed("\(error)")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 127 else { throw .toolMissing(tool) }
        guard process.terminationStatus == 0 else { throw .failed("\(tool): \(errors.lastLines)") }
        return text
    }

    /// The rows of a query, a line each, columns between bars.
    func query(_ sql: String) throws(BackupError) -> [Substring] {
        try run("psql", ["--no-psqlrc", "--tuples-only", "--no-align", "--command", sql]).split(separator: "\n")
    }
}

/// A file for what a program complains about: a pipe that nobody reads would hold it up.
private final class TemporaryOutput {
    let handle: FileHandle
    private let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("serendip-\(UUID().uuidString)")
        let isThere = FileManager.default.createFile(atPath: url.path, contents: nil)
        // Without it the words of an error are missing, and the error is not.
        handle = (isThere ? FileHandle(forWritingAtPath: url.path) : nil) ?? .nullDevice
    }

    deinit {
        // One that stays in the system's temporary place does no harm.
        try? FileManager.default.removeItem(at: url)
    }

    var lastLines: String {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").suffix(3).joined(separator: " ")
    }
}
