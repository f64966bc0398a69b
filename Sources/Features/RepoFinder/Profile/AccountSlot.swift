package import SwiftUI

/// The places of the profile that belong to the accounts' screens.
package struct AccountSlot {
    /// Sign up, sign in, and who is signed in; `nil` shows no section.
    package var section: (() -> AnyView)?
    /// Deletes the account with everything kept for it, and leads the person out; `nil` shows no button.
    ///
    /// - Throws: What the profile says was not done.
    package var delete: (() async throws -> Void)?

    package init(section: (() -> AnyView)? = nil, delete: (() async throws -> Void)? = nil) {
        self.section = section
        self.delete = delete
    }
}
