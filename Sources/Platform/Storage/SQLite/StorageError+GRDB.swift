import GRDB

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
