package import Foundation
import GRDB
import Synchronization

/// SQLite: one file in a data folder, or memory that is gone with the value.
package struct SQLiteDatabase: SQLDatabase {
    let writer: any DatabaseWriter
    private let lookups: SQLiteLookups
    private let hub: ChangeHub
    private let group: SQLiteWriteGroup

    package var dialect: SQLDialect { .sqlite }

    /// Seconds that a connection waits for others.
    static let patience = 5

    /// Opens, or makes, `serendip.sqlite` in `folder`, which is made when missing; both are readable by their owner
    /// only, whatever the process' umask says.
    ///
    /// Readers work on snapshots while one writer writes (write-ahead log).
    ///
    /// - Throws: ``StorageError`` when the folder cannot be made or the file is not a database.
    package init(folder: URL) throws {
        try Self.make(folder)
        let file = Self.file(in: folder)
        try PrivateFiles.make(file)
        let (writer, lookups) = try mappingErrors {
            let pool = try DatabasePool(path: file.path, configuration: Self.configuration())
            // The pool chooses NORMAL, which after a power cut may lose the last transactions.
            // What is written all the time should be at hand: 16 MB instead of 2.
            try pool.writeWithoutTransaction {
                try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -16000")
            }
            var configuration = Self.configuration()
            configuration.readonly = true
            return (pool, try DatabaseQueue(path: file.path, configuration: configuration))
        }
        self.init(writer, lookups: lookups)
    }

    /// A database in memory, for tests; no two share anything.
    package init() throws {
        let queue = try mappingErrors { try DatabaseQueue(configuration: Self.configuration()) }
        self.init(queue, lookups: queue)
    }

    private init(_ writer: any DatabaseWriter, lookups: DatabaseQueue) {
        self.writer = writer
        self.lookups = SQLiteLookups(lookups)
        hub = ChangeHub()
        group = SQLiteWriteGroup(writer: writer, hub: hub)
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        guard !group.isClosed else { throw StorageError.closed }
        return try await mappingErrors {
            try await writer.read { try body(SQLiteConnection($0)) }
        }
    }

    package func lookUp<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try Task.checkCancellation()
        return try mappingErrors {
            try lookups.read { try body(SQLiteConnection($0)) }
        }
    }

    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await mappingErrors {
            try Task.checkCancellation()
            let written = Written<Value>()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    group.add(
                        SQLiteWriteGroup.Job(
                            run: { try written.run(body, on: $0) },
                            finish: { continuation.resume(with: $0) }
                        )
                    )
                } as Void
                return try written.take()
            } onCancel: {
                written.cancel()
            }
        }
    }

    /// How many writes wait for those before them.
    var waitingWrites: Int { group.waiting }

    package func changes(of topic: String) -> AsyncStream<ChangeEvent> { hub.listen(to: topic) }

    package func news(of topics: [String]) -> AsyncStream<Void> { hub.news(of: topics) }

    package func close() throws {
        hub.close()
        guard group.close() else { return }
        // The pool's last connection only reads and leaves the log behind; without this a copy of the file alone would
        // lack most of what was written. Somebody who reads at the moment, as a backup does, is no reason not to stop.
        try? writer.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        lookups.close()
        // A pool refuses who comes later. A queue's connection is reached for all the same, and memory goes with the value.
        guard writer is DatabasePool else { return }
        try mappingErrors { try writer.close() }
    }

    private static func make(_ folder: URL) throws(StorageError) {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw .failed("the folder cannot be made")
        }
    }

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(TimeInterval(patience))
        // The library's own choice asks for more than an ordinary user is given, and says so for each thread.
        configuration.qos = .default
        // What a savepoint may have to take back is small; a file for it would be written with every group.
        // What is deleted is overwritten, and whether it is must not be the choice of whoever built the library.
        configuration.prepareDatabase {
            try $0.execute(sql: "PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON")
        }
        return configuration
    }
}

/// What came of one write.
private final class Written<Value: Sendable>: Sendable {
    private let state = Mutex((value: Value?.none, isCancelled: false))

    /// Gives what was announced; a write that is cancelled before its body ends keeps nothing.
    func run(
        _ body: @Sendable (any SQLConnection) throws -> Value,
        on database: Database
    ) throws -> [Change] {
        try check()
        let connection = SQLiteConnection(database, announces: true)
        let value = try body(connection)
        if let failure = connection.failure { throw failure }
        try check()
        state.withLock { $0.value = value }
        return connection.changes
    }

    func cancel() { state.withLock { $0.isCancelled = true } }

    /// Gives the value away: who asked for the write is its only holder and can change it without copying it.
    func take() throws -> Value {
        let value = state.withLock { state in
            defer { state.value = nil }
            return state.value
        }
        guard let value else { throw StorageError.failed("a write without a value") }
        return value
    }

    private func check() throws {
        if state.withLock({ $0.isCancelled }) { throw CancellationError() }
    }
}
