import AccountsDomain
import Crypto
import CryptoExtras
import Foundation

/// A password as it is kept: `scrypt-1$15$8$3$salt$key`, so that every hash says itself how it was made.
struct PasswordHash: Hashable {
    var cost: ScryptCost
    var salt: Data
    var key: Data

    /// Names the form of the text and of the password that goes in (NFKC as UTF-8).
    private static let version = "scrypt-1"
    private static let saltBytes = 16
    private static let keyBytes = 32

    /// Takes a tenth of a second and much memory, on purpose.
    static func make(of password: String, cost: ScryptCost) throws -> PasswordHash {
        let salt = SymmetricKey(size: .init(bitCount: saltBytes * 8)).withUnsafeBytes { Data($0) }
        return PasswordHash(cost: cost, salt: salt, key: try derive(password, salt, cost))
    }

    /// A hash that no password has; matching against it takes as long as against another.
    static func ofNoPassword(cost: ScryptCost) -> PasswordHash {
        let bytes = SymmetricKey(size: .init(bitCount: (saltBytes + keyBytes) * 8)).withUnsafeBytes { Data($0) }
        return PasswordHash(cost: cost, salt: Data(bytes.prefix(saltBytes)), key: Data(bytes.suffix(keyBytes)))
    }

    /// Compares all bytes whatever they are.
    func matches(_ password: String) throws -> Bool {
        let other = try Self.derive(password, salt, cost)
        guard other.count == key.count else { return false }
        return zip(other, key).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func derive(_ password: String, _ salt: Data, _ cost: ScryptCost) throws -> Data {
        let key = try KDF.Scrypt.deriveKey(
            from: Data(password.utf8),
            salt: salt,
            outputByteCount: keyBytes,
            rounds: 1 << cost.logRounds,
            blockSize: cost.blockSize,
            parallelism: cost.parallelism
        )
        return key.withUnsafeBytes { Data($0) }
    }
}

extension PasswordHash {
    var text: String {
        let numbers = "\(cost.logRounds)$\(cost.blockSize)$\(cost.parallelism)"
        return "\(Self.version)$\(numbers)$\(salt.base64EncodedString())$\(key.base64EncodedString())"
    }

    /// `nil` for text of another version, or none of ours.
    init?(text: String) {
        let parts = text.split(separator: "$").map { String($0) }
        guard
            parts.count == 6, parts[0] == Self.version,
            let logRounds = Int(parts[1]), let blockSize = Int(parts[2]), let parallelism = Int(parts[3]),
            let salt = Data(base64Encoded: parts[4]), let key = Data(base64Encoded: parts[5])
        else { return nil }
        let cost = ScryptCost(logRounds: logRounds, blockSize: blockSize, parallelism: parallelism)
        guard cost.isSane, !key.isEmpty else { return nil }
        self.init(cost: cost, salt: salt, key: key)
    }
}

/// How hard scrypt works (RFC 7914): memory is 128 · `rounds` · `blockSize` bytes, time that times `parallelism`.
package struct ScryptCost: Hashable, Sendable {
    /// The binary logarithm of the number of rounds.
    package var logRounds: Int
    package var blockSize: Int
    package var parallelism: Int

    package init(logRounds: Int, blockSize: Int, parallelism: Int) {
        self.logRounds = logRounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// 32 MiB and three passes, one of the settings that OWASP's Password Storage Cheat Sheet holds equal.
    package static let current = ScryptCost(logRounds: 15, blockSize: 8, parallelism: 3)

    /// What a stored hash may ask for, so that a row cannot make the server work without end.
    var isSane: Bool {
        (1...20).contains(logRounds) && (1...32).contains(blockSize) && (1...16).contains(parallelism)
    }
}

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
    func reserve() throws(AccountError) -> HashingThread.Slot { try thread.reserve() }

    func hash(_ password: NewPassword, in slot: HashingThread.Slot) async throws -> String {
        let cost = cost
        return try await thread.run(in: slot) { try PasswordHash.make(of: password.text, cost: cost).text }
    }

    /// Whether `password` is the one that `stored` was made of; and the hash to store instead when it was made with
    /// other parameters than today's.
    ///
    /// Takes as long without `stored`.
    func check(
        _ password: String,
        against stored: String?,
        in slot: HashingThread.Slot
    ) async throws -> (isRight: Bool, renewed: String?) {
        let (cost, nobody) = (cost, nobody)
        let typed = NewPassword.normalized(password)
        let known = stored.flatMap(PasswordHash.init(text:))
        return try await thread.run(in: slot) {
            let isRight = try (known ?? nobody).matches(typed) && known != nil
            guard isRight, known?.cost != cost else { return (isRight, nil) }
            return (true, try PasswordHash.make(of: typed, cost: cost).text)
        }
    }
}
