import AccountsDomain
import Foundation

/// Hashes and checks passwords on threads of its own, a few at a time.
///
/// One hash takes a tenth of a second and 32 MiB: on the threads that serve everybody a handful of sign-ins would stop
/// the server, and without a bound a flood of them would take its memory.
final class PasswordHasher: Sendable {
    private let cost: ScryptCost
    private let queue = OperationQueue()
    /// More than so many wait longer than anybody does.
    private let waitingLimit: Int
    /// Stands in for the password of an address nobody has, so that the answer takes as long.
    private let nobody: PasswordHash

    init(cost: ScryptCost, concurrency: Int = 2, waitingLimit: Int = 60) throws {
        self.cost = cost
        self.waitingLimit = waitingLimit
        queue.maxConcurrentOperationCount = concurrency
        nobody = try PasswordHash.make(of: Secret.random().text, cost: cost)
    }

    /// - Throws: `tooManyAttempts` when too many wait.
    func hash(_ password: NewPassword) async throws -> String {
        let cost = cost
        return try await run { try PasswordHash.make(of: password.text, cost: cost).text }
    }

    /// Whether `password` is the one that `stored` was made of; and the hash to store instead when it was made with
    /// other parameters than today's.
    ///
    /// Takes as long without `stored`.
    ///
    /// - Throws: `tooManyAttempts` when too many wait.
    func check(_ password: String, against stored: String?) async throws -> (isRight: Bool, renewed: String?) {
        let (cost, nobody) = (cost, nobody)
        let typed = NewPassword.normalized(password)
        let known = stored.flatMap(PasswordHash.init(text:))
        return try await run {
            let isRight = try (known ?? nobody).matches(typed) && known != nil
            guard isRight, known?.cost != cost else { return (isRight, nil) }
            return (true, try PasswordHash.make(of: typed, cost: cost).text)
        }
    }

    private func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        guard queue.operationCount < waitingLimit else {
            throw AccountError.tooManyAttempts(until: Date(timeIntervalSinceNow: 10))
        }
        return try await withCheckedThrowingContinuation { continuation in
            queue.addOperation { continuation.resume(with: Result(catching: work)) }
        }
    }
}
