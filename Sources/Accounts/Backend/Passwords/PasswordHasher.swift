import AccountsDomain
import Foundation

/// Hashes and checks passwords on a thread of its own, one at a time.
///
/// One hash takes a tenth of a second and 32 MiB: on the threads that serve everybody a handful of sign-ins would stop
/// the server, and without a bound a flood of them would take its memory.
final class PasswordHasher: Sendable {
    private let cost: ScryptCost
    private let thread: HashingThread
    /// Stands in for the password of an address nobody has, so that the answer takes as long.
    private let nobody: PasswordHash

    /// With more than `waitingLimit` waiting one would wait longer than anybody does: who comes then is told to come back.
    init(cost: ScryptCost, waitingLimit: Int = 16) {
        self.cost = cost
        thread = HashingThread(waitingLimit: waitingLimit)
        nobody = PasswordHash.ofNoPassword(cost: cost)
    }

    /// - Throws: `busy` when too many wait.
    func reserve() throws(AccountError) -> HashingThread.Seat { try thread.reserve() }

    func hash(_ password: NewPassword, in seat: HashingThread.Seat) async throws -> String {
        let cost = cost
        return try await thread.run(in: seat) { try PasswordHash.make(of: password.text, cost: cost).text }
    }

    /// Whether `password` is the one that `stored` was made of; and the hash to store instead when it was made with
    /// other parameters than today's.
    ///
    /// Takes as long without `stored`.
    func check(
        _ password: String,
        against stored: String?,
        in seat: HashingThread.Seat
    ) async throws -> (isRight: Bool, renewed: String?) {
        let (cost, nobody) = (cost, nobody)
        let typed = NewPassword.normalized(password)
        let known = stored.flatMap(PasswordHash.init(text:))
        return try await thread.run(in: seat) {
            let isRight = try (known ?? nobody).matches(typed) && known != nil
            guard isRight, known?.cost != cost else { return (isRight, nil) }
            return (true, try PasswordHash.make(of: typed, cost: cost).text)
        }
    }
}
