import AccountsDomain
package import SwiftUI

/// The way from an app in a browser to the account's screens, which all apps share.
package struct AccountLink: View {
    @Environment(\.openURL) private var openURL

    package init() {}

    /// For an app that takes the section as a value.
    package static func section() -> AnyView { AnyView(AccountLink()) }

    package var body: some View {
        Button {
            guard let url = URL(string: AccountRoute.account.path) else { return }
            openURL(url)
        } label: {
            Label(words("account.link"), systemImage: "person.crop.circle")
        }
    }
}
