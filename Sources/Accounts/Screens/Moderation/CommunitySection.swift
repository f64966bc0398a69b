import AccountsDomain
import SwiftUI

/// Getting along with others: whom one has blocked, whom to write to, and for admins what waits for them.
struct CommunitySection: View {
    let overview: AccountOverview
    let onRoute: (AccountRoute) -> Void

    var body: some View {
        Section(words("account.community.title")) {
            if overview.account.role == .admin {
                Button(words("account.reviews.title")) { onRoute(.reviews) }
            }
            Button(words("account.blocked.title")) { onRoute(.blocked) }
            if let contact = overview.options.contact, let address = URL(string: "mailto:\(contact)") {
                LabeledContent(words("account.community.contact")) { Link(contact, destination: address) }
            }
        }
    }
}
