import Crypto
import Foundation
import SwiftASN1
import X509

@testable import DestinyService

/// A store of a test's own: root, intermediate and signer as Apple's have them, and what they sign.
struct TestStore {
    let root: Signatory
    let intermediate: Signatory
    let signer: Signatory

    /// A certificate and its key.
    struct Signatory {
        let certificate: Certificate
        let key: P256.Signing.PrivateKey

        var der: Data {
            get throws {
                var serializer = DER.Serializer()
                try serializer.serialize(certificate)
                return Data(serializer.serializedBytes)
            }
        }
    }

    /// What may be wrong with a chain.
    struct Flaws {
        var signerMark = StorePolicy.signerMark
        var intermediateMark = StorePolicy.intermediateMark
        var validUntil = Births.now.addingTimeInterval(365 * 86_400)
        var isIntermediateAnAuthority = true
    }

    init(_ flaws: Flaws = Flaws()) throws {
        root = try Self.signatory("Root", by: nil, flaws, isAuthority: true, mark: nil)
        intermediate = try Self.signatory(
            "Intermediate",
            by: root,
            flaws,
            isAuthority: flaws.isIntermediateAnAuthority,
            mark: flaws.intermediateMark
        )
        signer = try Self.signatory("Signer", by: intermediate, flaws, isAuthority: false, mark: flaws.signerMark)
    }

    /// A transaction as the store gives it to an app; `nil` members are left out.
    func sign(_ payload: [String: Any?], algorithm: String = "ES256") throws -> String {
        let certificates = try [signer, intermediate, root].map { try $0.der.base64EncodedString() }
        let header: [String: Any] = ["alg": algorithm, "x5c": certificates]
        let text = try [header, payload.compactMapValues { $0 }].map(Self.part).joined(separator: ".")
        let signature = try signer.key.signature(for: Data(text.utf8))
        return text + "." + Self.base64URL(signature.rawRepresentation)
    }

    /// A month of premium bought now; times are in milliseconds.
    static func payload(_ changes: [String: Any?] = [:]) -> [String: Any?] {
        let now = Births.now.timeIntervalSince1970 * 1000
        let usual: [String: Any?] = [
            "bundleId": "org.serendip.destiny", "productId": "premium.monthly", "transactionId": "2",
            "originalTransactionId": "1", "environment": "Production", "signedDate": now, "purchaseDate": now,
            "expiresDate": now + 30 * 86_400_000,
        ]
        return usual.merging(changes) { $1 }
    }

    static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private static func part(_ members: [String: Any]) throws -> String {
        base64URL(try JSONSerialization.data(withJSONObject: members))
    }

    private static func signatory(
        _ name: String,
        by issuer: Signatory?,
        _ flaws: Flaws,
        isAuthority: Bool,
        mark: ASN1ObjectIdentifier?
    ) throws -> Signatory {
        let key = P256.Signing.PrivateKey()
        let subject = try DistinguishedName { CommonName(name) }
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: Births.now.addingTimeInterval(-365 * 86_400),
            notValidAfter: flaws.validUntil,
            issuer: issuer?.certificate.subject ?? subject,
            subject: subject,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(
                    isAuthority
                        ? BasicConstraints.isCertificateAuthority(maxPathLength: nil) : .notCertificateAuthority
                )
                if let mark { Certificate.Extension(oid: mark, critical: false, value: [5, 0]) }
            },
            issuerPrivateKey: Certificate.PrivateKey(issuer?.key ?? key)
        )
        return Signatory(certificate: certificate, key: key)
    }
}
