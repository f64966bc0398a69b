import PitchDeckDomain
import Storage

extension SQLDatabase {
    /// `read`, with the database's errors as those of startups.
    func finding<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StartupError) -> Value {
        do {
            return try await read(body)
        } catch {
            throw StartupError(stored: error)
        }
    }

    /// `write`, with the database's errors as those of startups.
    func changing<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(StartupError) -> Value {
        do {
            return try await write(body)
        } catch {
            throw StartupError(stored: error)
        }
    }
}

extension StartupError {
    fileprivate init(stored error: any Error) {
        self =
            switch error {
            case let error as StartupError: error
            case StorageError.constraint(.foreignKey, _): .notSignedIn
            case StorageError.full: .noRoom
            case StorageError.busy, StorageError.unreachable: .busy
            default: .failed("database: \(error)")
            }
    }
}
