import Crypto
package import DestinyDomain
package import Foundation
import SwiftASN1
import X509
@_spi(FixedExpiryValidationTime) import X509

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

/// What the store tells of its own accord, such as a refund: App Store Server Notifications, version 2.
///
/// Nothing of it is believed but the transaction inside, which the store signed by itself.
struct StoreNotification {
    /// The JWS of the transaction it is about; `nil` when it is about none, as a test is.
    let transaction: String?

    private struct Payload: Decodable {
        let data: Content?

        struct Content: Decodable {
            let signedTransactionInfo: String?
        }
    }

    /// - Throws: `malformed`.
    init(_ signedPayload: String) throws(AstrologyError.TransactionProblem) {
        let parts = signedPayload.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let json = Data(base64URL: parts[1]),
            // Whatever cannot be read is not a notification; why is of no use to anybody.
            let payload = try? JSONDecoder().decode(Payload.self, from: json)
        else { throw .malformed }
        transaction = payload.data?.signedTransactionInfo
    }
}

/// The certificates that came with a transaction.
struct SigningChain {
    /// DER, the signer's first and the root last.
    let certificates: [[UInt8]]
    /// The only one that is trusted.
    let root: Certificate

    /// The signer's key, when the store's root stands behind it and it may sign transactions.
    ///
    /// - Parameter date: when all certificates have to be valid.
    /// - Returns: `nil` for a chain that is not to be believed.
    func key(at date: Date) async -> P256.Signing.PublicKey? {
        guard certificates.count == StorePolicy.length,
            // What is no certificate is not to be believed, whatever else is wrong with it.
            let chain = try? certificates.map({ try Certificate(derEncoded: $0) })
        else { return nil }
        var verifier = Verifier(rootCertificates: CertificateStore([root])) {
            RFC5280Policy(fixedExpiryValidationTime: date)
            StorePolicy()
        }
        let result = await verifier.validate(leaf: chain[0], intermediates: CertificateStore([chain[1]]))
        guard case .validCertificate = result else { return nil }
        return P256.Signing.PublicKey(chain[0].publicKey)
    }
}

/// What the store's chain has beyond RFC 5280: its length, and marks that no other certificate of Apple's carries.
///
/// Apple, “Certificate policy OIDs”: the signer of receipts and the Worldwide Developer Relations intermediate.
struct StorePolicy: VerifierPolicy {
    static let length = 3
    static let signerMark: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 11, 1]
    static let intermediateMark: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 2, 1]

    let verifyingCriticalExtensions: [ASN1ObjectIdentifier] = []

    func chainMeetsPolicyRequirements(chain: UnverifiedCertificateChain) -> PolicyEvaluationResult {
        guard chain.count == Self.length, chain[0].extensions[oid: Self.signerMark] != nil,
            chain[1].extensions[oid: Self.intermediateMark] != nil
        else { return .failsToMeetPolicy(reason: "not a chain of the store's") }
        return .meetsPolicy
    }
}
