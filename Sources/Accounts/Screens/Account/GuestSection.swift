import AccountsDomain
import DesignSystem
import SwiftUI

/// What being a guest means, and the two ways on.
struct GuestSection: View {
    let onRoute: (AccountRoute) -> Void

    var body: some View {
        Section {
            Label {
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    Text("account.guest.title", bundle: .module).font(.headline)
                    Text("account.guest.message", bundle: .module)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            } icon: {
                Image(systemName: "person.crop.circle")
            }
            Button(words("account.guest.signUp")) { onRoute(.signUp) }
                .fontWeight(.semibold)
            Button(words("account.guest.signIn")) { onRoute(.signIn) }
        }
    }
}
