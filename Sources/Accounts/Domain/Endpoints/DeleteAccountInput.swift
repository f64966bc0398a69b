package import Calls

/// The password of the account that is to go.
package struct DeleteAccountInput: EndpointInput, Hashable {
    package var password: String?

    package init(password: String?) {
        self.password = password
    }

    package static let fields: [InputField] = [
        .body("password", .string(0...1_000), "Needed when the account has one.", .optional)
    ]
}
