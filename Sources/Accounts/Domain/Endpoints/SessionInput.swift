package import Calls

/// One of the account's sessions.
package struct SessionInput: EndpointInput, Hashable {
    package var id: AccountSession.ID

    package init(id: AccountSession.ID) {
        self.id = id
    }

    package static let fields: [InputField] = [.path("id", .uuid, "One of the account's sessions.")]
}
