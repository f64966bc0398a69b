import GRDB
import Synchronization

/// One transaction on GRDB's connection, in our words.
final class SQLiteConnection: SQLConnection {
    private let database: Database
    /// A read announces nothing.
    private let announces: Bool
    /// What is to be told when the transaction has committed.
    private(set) var changes: [Change] = []
    /// The same, to know what was told.
    private var announced: Set<Change> = []
    /// The first failure of a statement; nothing of the transaction is kept then, as on every engine.
    private(set) var failure: StorageError?

    init(_ database: Database, announces: Bool = false) {
        self.database = database
        self.announces = announces
    }

    var dialect: SQLDialect { .sqlite }

    func execute(_ sql: SQL) throws(StorageError) -> Int {
        try run(sql) { statement in
            let before = database.totalChangesCount
            try statement.execute()
            // Triggers count in the total; a statement without changes leaves the last count as it was.
            return database.totalChangesCount == before ? 0 : database.changesCount
        }
    }

    func rows(_ sql: SQL) throws(StorageError) -> [SQLRow] {
        try run(sql) { statement in
            let columns = statement.columnNames
            return try Array(
                Row.fetchCursor(statement).map { row in
                    SQLRow(columns: columns, values: row.databaseValues.map(SQLValue.init))
                }
            )
        }
    }

    func announce(_ change: Change) throws(StorageError) {
        guard announces else { throw .failed("a read announces nothing") }
        let change = try change.validated()
        guard announced.insert(change).inserted else { return }
        changes.append(change)
    }

    private func run<Value>(_ sql: SQL, _ body: (Statement) throws -> Value) throws(StorageError) -> Value {
        if let failure { throw failure }
        let (text, values) = dialect.render(sql)
        do {
            let statement = try database.cachedStatement(sql: text)
            // As existentials: for a plain array GRDB makes a key path of a generic type anew each time.
            let arguments: [(any DatabaseValueConvertible)?] = try values.map { try $0.databaseValue }
            statement.setUncheckedArguments(StatementArguments(arguments))
            return try body(statement)
        } catch {
            let failure = StorageError(error)
            self.failure = failure
            throw failure
        }
    }
}

extension StorageError {
    init(_ error: any Error) {
        self =
            switch error {
            case let error as StorageError: error
            case let error as DatabaseError: Self.storageError(for: error)
            default: .failed("\(error)")
            }
    }

    private static func storageError(for error: DatabaseError) -> StorageError {
        let text = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
        return switch error.resultCode {
        case .SQLITE_CONSTRAINT: .constraint(constraint(error.extendedResultCode), text)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: .corrupted(text)
        case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY: .full(text)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
        default: .failed(text)
        }
    }

    private static func constraint(_ code: ResultCode) -> Constraint {
        switch code {
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID: .unique
        case .SQLITE_CONSTRAINT_FOREIGNKEY: .foreignKey
        case .SQLITE_CONSTRAINT_CHECK: .check
        case .SQLITE_CONSTRAINT_NOTNULL: .notNull
        default: .other
        }
    }
}

/// Turns GRDB's errors, also those of opening and committing, into ours; others pass as they are.
func mappingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
        return try body()
    } catch let error as DatabaseError {
        throw StorageError(error)
    }
}

func mappingErrors<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    do {
        return try await body()
    } catch let error as DatabaseError {
        throw StorageError(error)
    }
}

/// A connection for reads that whoever asks does on their own thread.
///
/// It is only ever held by a thread that works. The pool's connections are given back by tasks, and tasks go on where
/// threads are free: if all of those waited for a connection here, none would ever come back.
final class SQLiteLookups: Sendable {
    /// `nil` once it was closed: GRDB reaches for a queue's connection without asking whether it is there.
    private let queue: Mutex<DatabaseQueue?>

    init(_ queue: DatabaseQueue) {
        self.queue = Mutex(queue)
    }

    /// - Throws: ``StorageError`` when it was closed, and what `body` throws.
    func read<Value: Sendable>(_ body: (Database) throws -> Value) throws -> Value {
        try queue.withLock { queue in
            guard let queue else { throw StorageError.closed }
            // One statement sees one state by itself; to begin and end a transaction around it takes as long again.
            return try queue.unsafeRead(body)
        }
    }

    /// Lets go of the connection, which ends with its last holder.
    func close() { queue.withLock { $0 = nil } }
}

extension SQLValue {
    init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let integer): self = .integer(integer)
        case .double(let real): self = .real(real)
        case .string(let text): self = .text(text)
        case .blob(let data): self = .blob(data)
        }
    }

    var databaseValue: DatabaseValue {
        get throws(StorageError) {
            switch self {
            case .null: .null
            case .integer(let integer): integer.databaseValue
            case .real(let real): real.databaseValue
            case .text(let text): try Self.databaseValue(of: text)
            case .blob(let data): data.databaseValue
            }
        }
    }

    /// Text that comes back as it went in: GRDB binds C strings, which end at the first NUL, and PostgreSQL has none.
    private static func databaseValue(of text: String) throws(StorageError) -> DatabaseValue {
        guard !text.containsNUL else { throw .failed("text with a NUL character") }
        return text.databaseValue
    }
}

extension String {
    /// Looked for in memory at once where the text lies in one piece, as nearly all does.
    fileprivate var containsNUL: Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(0) } ?? utf8.contains(0)
    }
}
