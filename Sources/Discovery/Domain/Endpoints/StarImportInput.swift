package import Calls

/// Whose stars.
package struct StarImportInput: EndpointInput, Hashable {
    package var login: String

    package init(login: String) {
        self.login = login
    }

    package static let fields: [InputField] = [.body("login", .string(1...39), "A GitHub user name.")]
}
