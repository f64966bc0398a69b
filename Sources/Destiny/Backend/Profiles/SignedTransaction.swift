import Crypto
import DestinyDomain
import Foundation

/// A transaction in the store's form, read and not yet believed.
struct SignedTransaction {
    /// DER, the signer's first and the root last.
    let certificates: [[UInt8]]
    let payload: Payload
    /// What the signature is of.
    let text: Data
    let signature: P256.Signing.ECDSASignature

    /// What we use of “JWSTransactionDecodedPayload”; times are milliseconds since 1970.
    struct Payload: Decodable {
        let bundleId: String
        let productId: String
        let originalTransactionId: String
        let environment: String
        let signedDate: Double
        let expiresDate: Double?
        let revocationDate: Double?

        var signedAt: Date { Self.date(signedDate) }
        var expiresAt: Date? { expiresDate.map(Self.date) }
        var revokedAt: Date? { revocationDate.map(Self.date) }

        private static func date(_ milliseconds: Double) -> Date { Date(timeIntervalSince1970: milliseconds / 1000) }
    }

    private struct Header: Decodable {
        let alg: String
        let x5c: [String]
    }

    /// - Throws: `malformed`.
    init(_ transaction: String) throws(AstrologyError.TransactionProblem) {
        let parts = transaction.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header: Header = Self.decoded(parts[0]), header.alg == "ES256",
            let payload: Payload = Self.decoded(parts[1]), let raw = Data(base64URL: parts[2]),
            // The wrong length is the only thing that is refused here.
            let signature = try? P256.Signing.ECDSASignature(rawRepresentation: raw)
        else { throw .malformed }
        let certificates = header.x5c.compactMap { Data(base64Encoded: $0).map { [UInt8]($0) } }
        guard certificates.count == header.x5c.count else { throw .malformed }
        self.certificates = certificates
        self.payload = payload
        self.signature = signature
        text = Data("\(parts[0]).\(parts[1])".utf8)
    }

    private static func decoded<Value: Decodable>(_ part: Substring) -> Value? {
        // Whatever cannot be read is not a transaction; why is of no use to anybody.
        Data(base64URL: part).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }
}

extension Data {
    /// RFC 4648, section 5, without padding.
    init?(base64URL text: some StringProtocol) {
        let standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
    }
}
