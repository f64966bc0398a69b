package import Calls

/// Address and password of an account, and what the device was given when it signed in before.
package struct SignInInput: EndpointInput, Hashable {
    package var email: String
    package var password: String
    package var deviceCookie: String?

    package init(email: String, password: String, deviceCookie: String? = nil) {
        self.email = email
        self.password = password
        self.deviceCookie = deviceCookie
    }

    package static let fields: [InputField] = [
        .email, .password,
        .body("deviceCookie", .string(0...1_000), "What this device was given with an earlier session.", .optional),
    ]
}
