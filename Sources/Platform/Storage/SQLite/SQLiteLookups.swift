import GRDB
import Synchronization

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
