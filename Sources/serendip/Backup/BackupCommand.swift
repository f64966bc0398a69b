import ArgumentParser
import Foundation
import Server

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy everything into a new folder, while the server runs.",
        discussion: "The copy is of one moment, complete and checked; “serendip restore” puts it back."
    )

    @OptionGroup var place: DataOptions

    @Argument(help: "The folder to make.", completion: .directory)
    var folder: String

    func run() async throws {
        // What is written is for its owner only, wherever the shell's umask stands.
        umask(0o077)
        let settings = try place.settings()
        let data = place.folder(settings)
        let server = try place.postgreSQL(settings)
        let manifest = try await place.withBackup(in: folder, settings) { backup in
            guard let server else { return try await backup.make(of: data, version: ServerVersion.current) }
            return try await PostgreSQLBackup(folder: backup, tools: PostgreSQLTools(url: server.url))
                .make(of: data, version: ServerVersion.current)
        }
        let bytes = manifest.files.values.reduce(0) { $0 + $1.bytes }
        print("Backed up to \(folder): \(manifest.files.count) files, \(bytes) bytes, checked.")
    }
}

extension DataOptions {
    /// Runs `body` with the backup in `folder`, which knows where the settings keep pictures.
    func withBackup<Value>(
        in folder: String,
        _ settings: Settings,
        _ body: (BackupFolder) async throws -> Value
    ) async throws -> Value {
        try await withBlobs(settings) { blobs in
            let backup = BackupFolder(
                url: URL(filePath: folder, directoryHint: .isDirectory),
                bucket: blobs.map(BucketBackup.init)
            )
            return try await BackupError.translating(folder) { try await body(backup) }
        }
    }
}

struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup back.",
        discussion: "The server must be stopped. What was there is kept under another name."
    )

    @OptionGroup var place: DataOptions

    @Flag(help: "Put aside what is there.")
    var replace = false

    @Flag(help: "Only check whether the backup is whole.")
    var check = false

    @Argument(help: "The backup’s folder.", completion: .directory)
    var folder: String

    func run() async throws {
        // What is written is for its owner only, wherever the shell's umask stands.
        umask(0o077)
        let settings = try place.settings()
        let data = place.folder(settings)
        let server = try place.postgreSQL(settings)
        try await place.withBackup(in: folder, settings) { backup in
            if let server {
                try await restore(PostgreSQLBackup(folder: backup, tools: try PostgreSQLTools(url: server.url)), data)
            } else {
                try await restore(backup, data)
            }
        }
    }

    private func restore(_ backup: PostgreSQLBackup, _ data: URL) async throws {
        if check { return tell(try backup.verify()) }
        let aside = try await backup.restore(to: data, replacing: replace)
        print("Restored \(folder) to the database of DATABASE_URL.")
        if let aside { print("What was there is in its schema \(aside); drop it when you no longer need it.") }
    }

    private func restore(_ backup: BackupFolder, _ data: URL) async throws {
        if check { return tell(try backup.verify()) }
        let aside = try await backup.restore(to: data, replacing: replace)
        print("Restored \(folder) to \(data.path).")
        if let aside { print("What was there is in \(aside.path); delete it when you no longer need it.") }
    }

    private func tell(_ manifest: BackupManifest) {
        print("\(folder) is whole: \(manifest.files.count) files of \(manifest.createdAt.formatted(.iso8601)).")
    }
}
