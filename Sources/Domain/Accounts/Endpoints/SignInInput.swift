package import Endpoints

/// Address and password of an account.
package struct SignInInput: EndpointInput, Hashable {
    package var email: String
    package var password: String

    package init(email: String, password: String) {
        self.email = email
        self.password = password
    }

    package static let fields: [InputField] = [.email, .password]
}
