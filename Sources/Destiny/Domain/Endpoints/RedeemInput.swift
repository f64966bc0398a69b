package import Calls

/// A transaction that the store signed.
package struct RedeemInput: EndpointInput, Hashable {
    package var transaction: String

    package init(_ transaction: String) {
        self.transaction = transaction
    }

    package static let fields: [InputField] = [
        .body("transaction", .string(1...32_768), "The store's JWS in compact form.")
    ]
}
