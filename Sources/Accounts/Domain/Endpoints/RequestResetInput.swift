package import Calls

/// The address a link is asked for.
package struct RequestResetInput: EndpointInput, Hashable {
    package var email: String

    package init(email: String) {
        self.email = email
    }

    package static let fields: [InputField] = [.email]
}
