package import Calls

/// A link's secret and the password to set.
package struct ResetPasswordInput: EndpointInput, Hashable {
    package var link: String
    package var newPassword: String

    package init(link: String, newPassword: String) {
        self.link = link
        self.newPassword = newPassword
    }

    package static let fields: [InputField] = [
        .body("link", .string(0...200), "The secret at the end of the link."), .newPassword,
    ]
}
