package import Calls

/// The present password and the one to replace it.
package struct ChangePasswordInput: EndpointInput, Hashable {
    package var password: String
    package var newPassword: String

    package init(password: String, newPassword: String) {
        self.password = password
        self.newPassword = newPassword
    }

    package static let fields: [InputField] = [.password, .newPassword]
}
