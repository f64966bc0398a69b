import AccountsDomain
package import SwiftUI

/// The ways from an app in a browser to the account's screens, which all apps share, and to the other apps.
package struct AccountLink: View {
    @Environment(\.openURL) private var openURL

    package init() {}

    /// For an app that takes the section as a value.
    package static func section() -> AnyView { AnyView(AccountLink()) }

    @ViewBuilder package var body: some View {
        way(AccountRoute.account.path, "account.link", "person.crop.circle")
        way("/", "account.link.apps", "square.grid.2x2")
    }

    private func way(_ path: String, _ key: String, _ systemImage: String) -> some View {
        Button {
            guard let url = URL(string: path) else { return }
            openURL(url)
        } label: {
            Label(words(key), systemImage: systemImage)
        }
    }
}
