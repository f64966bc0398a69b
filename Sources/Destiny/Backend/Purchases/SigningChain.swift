import Crypto
import Foundation
import SwiftASN1
@_spi(FixedExpiryValidationTime) import X509

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
