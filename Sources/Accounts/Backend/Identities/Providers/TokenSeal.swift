import Crypto
import Foundation

/// Seals a provider's tokens with a key made of our private key there, which is in a file and in no database.
///
/// Without that key a token cannot be used either, so that whoever has a copy of the database has nothing.
struct TokenSeal: Sendable {
    private let key: SymmetricKey

    /// - Throws: for a private key that is none.
    init(pem: String) throws {
        let secret = try P256.Signing.PrivateKey(pemRepresentation: pem).rawRepresentation
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("serendip: tokens of a provider".utf8),
            outputByteCount: 32
        )
    }

    func sealed(_ token: String) throws(IdentityFailure) -> String {
        let box = try? AES.GCM.seal(Data(token.utf8), using: key).combined
        guard let box else { throw .refused("the token cannot be sealed") }
        return box.base64EncodedString()
    }

    /// - Throws: `refused` for what another key has sealed, or nobody.
    func token(in sealed: String) throws(IdentityFailure) -> String {
        guard let data = Data(base64Encoded: sealed), let box = try? AES.GCM.SealedBox(combined: data),
            let token = try? AES.GCM.open(box, using: key)
        else { throw .refused("the token was sealed with another key") }
        return String(decoding: token, as: UTF8.self)
    }
}
