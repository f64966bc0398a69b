package import DiscoveryDomain
package import Storage

/// An error of a kind's own that says what it means for discovering.
package protocol DiscoveryErrorConvertible: Error {
    var discoveryError: DiscoveryError { get }
}

extension SQLDatabase {
    /// `read`, with the database's errors as `failed` for the log.
    package func reading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        do {
            return try await read(body)
        } catch {
            throw DiscoveryError(stored: error)
        }
    }

    /// `write`, with the database's errors as `failed` for the log.
    package func writing<Value: Sendable>(
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
    package init(stored error: any Error) {
        self =
            switch error {
            case let error as DiscoveryError: error
            case let error as any DiscoveryErrorConvertible: error.discoveryError
            case StorageError.constraint(.foreignKey, _): .notSignedIn
            case StorageError.full: .noRoom
            default: .failed("\(error)")
            }
    }
}
