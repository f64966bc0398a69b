import AccountsDomain
import Foundation
import Logging
import Storage

extension StoredAccountService {
    /// `read`, with other errors than ours in the log and as `failed`.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(AccountError) -> Value {
        do {
            return try await database.read(body)
        } catch {
            throw accountError(error)
        }
    }

    /// `write`, with other errors than ours in the log and as `failed`.
    func writing<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(AccountError) -> Value {
        do {
            return try await database.write(body)
        } catch {
            throw accountError(error)
        }
    }

    /// Writes what a later visit writes as well, so that on a full disk people can still read; `nil` when nothing was
    /// kept.
    func writingIfThereIsRoom<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value? {
        do {
            return try await database.write(body)
        } catch StorageError.full {
            return nil
        }
    }

    /// Work on a password.
    func hashing<Value: Sendable>(
        _ body: @Sendable (PasswordHasher) async throws -> Value
    ) async throws(AccountError) -> Value {
        do {
            return try await body(hasher)
        } catch {
            throw accountError(error)
        }
    }

    private func accountError(_ error: any Error) -> AccountError {
        switch error {
        case let error as AccountError: return error
        // What refers to a session or an account that ended meanwhile.
        case StorageError.constraint(.foreignKey, _): return .notSignedIn
        case StorageError.busy: return .offline
        case StorageError.full: return .noRoom
        case is CancellationError: return .offline
        default:
            logger.error("accounts failed", metadata: ["error": "\(error)"])
            return .failed("\(error)")
        }
    }
}
