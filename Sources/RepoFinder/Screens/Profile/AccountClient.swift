package import Foundation
package import SwiftUI

/// The places of the profile that belong to the accounts' screens.
package struct AccountClient {
    /// Sign up, sign in, and who is signed in; `nil` shows no section.
    package var section: (() -> AnyView)?
    /// Where the person's picture is to be had, `nil` when there is none; itself `nil` where accounts have none.
    package var picture: (() async -> URL?)?
    /// Deletes the account with everything kept for it, and leads the person out; `nil` shows no button.
    ///
    /// - Throws: What the profile says was not done.
    package var delete: (() async throws -> Void)?

    package init(
        section: (() -> AnyView)? = nil,
        picture: (() async -> URL?)? = nil,
        delete: (() async throws -> Void)? = nil
    ) {
        self.section = section
        self.picture = picture
        self.delete = delete
    }
}
