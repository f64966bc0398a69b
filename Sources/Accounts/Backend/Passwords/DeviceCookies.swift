import AccountsDomain
import Crypto
import Foundation

/// Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): what a browser is known by that has
/// signed in to an account before, so that strangers' wrong tries do not keep its person out.
///
/// A cookie opens nothing: it gives its browser a count of wrong tries of its own. It is a nonce with an HMAC over the
/// account, the account's generation of devices and the nonce, so that it says nothing of whose it is, and ends when
/// the generation does.
package struct DeviceCookies: Sendable {
    private let key: SymmetricKey

    private static let nonceBytes = 16
    private static let macBytes = 32
    /// Several people may share a browser.
    private static let separator: Character = "."
    private static let maximumCount = 4

    init(key: SymmetricKey) {
        self.key = key
    }

    /// A cookie for a browser that has proven the password of `account`.
    func make(for account: Account.ID, generation: Int) -> String {
        let nonce = SymmetricKey(size: .init(bitCount: Self.nonceBytes * 8)).withUnsafeBytes { Data($0) }
        let mac = HMAC<SHA256>.authenticationCode(for: message(account, generation, nonce), using: key)
        return (nonce + Data(mac)).base64EncodedString()
    }

    /// What a browser is known by to `account`; `nil` for a cookie that is forged, of another account or ended.
    func device(in cookie: String?, for account: Account.ID, generation: Int) -> Device? {
        guard let cookie else { return nil }
        for part in cookie.split(separator: Self.separator).prefix(Self.maximumCount) {
            guard let bytes = Data(base64Encoded: String(part)), bytes.count == Self.nonceBytes + Self.macBytes else {
                continue
            }
            let (nonce, mac) = (bytes.prefix(Self.nonceBytes), bytes.suffix(Self.macBytes))
            let message = message(account, generation, nonce)
            guard HMAC<SHA256>.isValidAuthenticationCode(mac, authenticating: message, using: key) else { continue }
            return Device(id: nonce.base64EncodedString())
        }
        return nil
    }

    /// A browser that is known to an account.
    struct Device: Sendable {
        let id: String
    }

    private func message(_ account: Account.ID, _ generation: Int, _ nonce: Data) -> Data {
        Data("device cookie 1\n\(account)\n\(generation)\n".utf8) + nonce
    }

    /// A browser's cookies of several accounts in one, the newest first.
    package static func joined(_ new: String, _ old: String?) -> String {
        let parts = [new] + (old?.split(separator: separator).map { String($0) } ?? [])
        return parts.prefix(maximumCount).joined(separator: String(separator))
    }
}
