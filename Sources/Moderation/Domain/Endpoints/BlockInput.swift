package import Calls
package import Foundation

/// Somebody to block or not to block any more.
package struct BlockInput: EndpointInput, Hashable {
    package var account: UUID

    package init(account: UUID) {
        self.account = account
    }

    package static let fields: [InputField] = [.path("account", .uuid, "Somebody else’s account.")]
}
