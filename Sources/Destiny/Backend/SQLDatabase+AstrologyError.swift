import DestinyDomain
import Storage

extension SQLDatabase {
    /// `read`, with the database's errors as `serverFailed` for the log.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(AstrologyError) -> Value {
        do {
            return try await read(body)
        } catch {
            throw AstrologyError(stored: error)
        }
    }

    /// `write`, with the database's errors as `serverFailed` for the log.
    func writing<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(AstrologyError) -> Value {
        do {
            return try await write(body)
        } catch {
            throw AstrologyError(stored: error)
        }
    }
}

extension AstrologyError {
    fileprivate init(stored error: any Error) {
        self =
            switch error {
            case let error as AstrologyError: error
            case StorageError.constraint(.foreignKey, _): .notSignedIn
            case StorageError.full: .noRoom
            default: .serverFailed("database: \(error)")
            }
    }
}
