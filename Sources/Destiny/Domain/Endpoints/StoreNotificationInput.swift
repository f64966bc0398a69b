package import Calls

/// What the store tells of its own accord.
package struct StoreNotificationInput: EndpointInput, Hashable {
    package var signedPayload: String

    package init(_ signedPayload: String) {
        self.signedPayload = signedPayload
    }

    package static let fields: [InputField] = [
        .body("signedPayload", .string(1...32_768), "The JWS of App Store Server Notifications, version 2.")
    ]
}
