package import DestinyDomain
import Crypto
package import Foundation
import SwiftASN1
import X509

/// Checks what Apple's store signed: the chain of certificates, the signature, and that it is for this app.
///
/// App Store Server API, “JWSTransaction”: a JWS in compact form with ES256, whose header brings its certificates.
package struct StoreVerifier: Sendable {
    /// Which purchases count.
    package struct Rules: Sendable {
        /// The app's bundle identifier.
        package var bundleID: String
        /// The products that grant premium.
        package var products: Set<String>
        /// Whether purchases in the store's test environment count.
        package var allowsSandbox: Bool

        package init(bundleID: String, products: Set<String>, allowsSandbox: Bool) {
            self.bundleID = bundleID
            self.products = products
            self.allowsSandbox = allowsSandbox
        }
    }

    /// The root is not a certificate.
    package struct UnreadableRoot: Error {}

    /// How far ahead of ours the store's clock may be, in seconds.
    private static let toleratedClockLead: TimeInterval = 300

    private let rules: Rules
    private let root: Certificate

    /// - Parameters:
    ///   - rules: which purchases count.
    ///   - root: the store's root certificate, DER (“Apple Root CA - G3”).
    /// - Throws: ``UnreadableRoot``.
    package init(rules: Rules, root: Data) throws {
        self.rules = rules
        do {
            self.root = try Certificate(derEncoded: Array(root))
        } catch {
            throw UnreadableRoot()
        }
    }

    /// What a signed transaction says.
    ///
    /// - Parameters:
    ///   - transaction: the JWS in compact form.
    ///   - now: no transaction is of a later time.
    /// - Returns: the purchase, which may have expired or been revoked.
    /// - Throws: why it does not count.
    package func purchase(
        in transaction: String,
        now: Date
    ) async throws(AstrologyError.TransactionProblem) -> VerifiedPurchase {
        let signed = try SignedTransaction(transaction)
        let payload = signed.payload
        guard payload.signedAt <= now.addingTimeInterval(Self.toleratedClockLead) else { throw .untrusted }
        // At the time of signing: the store's certificates live two years, a restored purchase may be older.
        let chain = SigningChain(certificates: signed.certificates, root: root)
        guard let key = await chain.key(at: payload.signedAt), key.isValidSignature(signed.signature, for: signed.text)
        else { throw .untrusted }
        guard payload.bundleId == rules.bundleID else { throw .otherApp }
        guard rules.products.contains(payload.productId) else { throw .unknownProduct }
        let isSandbox = payload.environment == "Sandbox"
        guard payload.environment == "Production" || (isSandbox && rules.allowsSandbox) else {
            throw .otherEnvironment
        }
        return VerifiedPurchase(
            originalTransactionID: payload.originalTransactionId,
            productID: payload.productId,
            signedAt: payload.signedAt,
            expiresAt: payload.expiresAt,
            revokedAt: payload.revokedAt,
            isSandbox: isSandbox
        )
    }
}
