import Crypto
import Foundation

/// What a backup's folder holds, so that a damaged one is known before it is needed.
struct BackupManifest: Codable, Equatable {
    /// Of this description; 1.
    var format: Int
    /// Of the program that wrote it.
    var version: String
    var createdAt: Date
    /// By their path below the backup's folder.
    var files: [String: File]

    struct File: Codable, Equatable {
        var bytes: Int
        /// In hexadecimal digits.
        var sha256: String
    }

    static let name = "backup.json"

    /// Describes every file below `folder` but the description itself.
    init(describing folder: URL, version: String, now: Date) throws {
        format = 1
        self.version = version
        createdAt = now
        files = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path != Self.name {
            let file = folder.appendingPathComponent(path)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files[path] = try Self.file(file)
        }
    }

    /// The description of the backup in `folder`.
    ///
    /// - Throws: ``BackupError`` when there is none, or one of a newer program.
    init(of folder: URL) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            let data = try Data(contentsOf: folder.appendingPathComponent(Self.name))
            self = try decoder.decode(BackupManifest.self, from: data)
        } catch {
            throw BackupError.notABackup(folder.path)
        }
        guard format == 1 else { throw BackupError.newer(folder.path, version: version) }
    }

    func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: folder.appendingPathComponent(Self.name), options: .atomic)
    }

    /// The first file of `folder` that is not as described.
    ///
    /// - Throws: ``BackupError``.
    func verify(_ folder: URL) throws {
        for (path, described) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(path)
            guard let found = try? Self.file(file) else { throw BackupError.missing(path) }
            guard found == described else { throw BackupError.changed(path) }
        }
    }

    private static func file(_ file: URL) throws -> File {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        var (hash, bytes) = (SHA256(), 0)
        while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
            hash.update(data: piece)
            bytes += piece.count
        }
        return File(bytes: bytes, sha256: hash.finalize().map { String(format: "%02x", $0) }.joined())
    }
}
