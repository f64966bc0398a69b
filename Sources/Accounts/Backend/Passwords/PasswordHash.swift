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
