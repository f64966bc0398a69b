import DestinyDomain
import Foundation

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
