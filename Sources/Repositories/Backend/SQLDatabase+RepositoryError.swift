import RepositoriesDomain
import Storage

extension SQLDatabase {
    /// `read`, with the database's errors as `busy`, or as `failed` for the log.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(RepositoryError) -> Value {
        do {
            return try await read(body)
        } catch {
            throw RepositoryError(stored: error)
        }
    }

    /// `write`, with the database's errors as `busy`, or as `failed` for the log.
    func writing<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(RepositoryError) -> Value {
        do {
            return try await write(body)
        } catch {
            throw RepositoryError(stored: error)
        }
    }
}

extension RepositoryError {
    fileprivate init(stored error: any Error) {
        self =
            switch error {
            case let error as RepositoryError: error
            case StorageError.constraint(.foreignKey, _): .notSignedIn
            case StorageError.full: .noRoom
            case StorageError.busy, StorageError.unreachable: .busy
            default: .failed("database: \(error)")
            }
    }
}
