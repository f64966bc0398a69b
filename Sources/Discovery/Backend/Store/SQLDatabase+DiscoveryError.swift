import DiscoveryDomain
import RepositoriesDomain
import Storage

extension SQLDatabase {
    /// `read`, with the database's errors as `failed` for the log.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        do {
            return try await read(body)
        } catch {
            throw DiscoveryError(stored: error)
        }
    }

    /// `write`, with the database's errors as `failed` for the log.
    func writing<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        do {
            return try await write(body)
        } catch {
            throw DiscoveryError(stored: error)
        }
    }
}

extension DiscoveryError {
    init(stored error: any Error) {
        self =
            switch error {
            case let error as DiscoveryError: error
            case let error as RepositoryError: DiscoveryError(error)
            case StorageError.constraint(.foreignKey, _): .notSignedIn
            case StorageError.full: .noRoom
            default: .failed("\(error)")
            }
    }
}
