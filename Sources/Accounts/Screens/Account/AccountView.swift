import AccountsDomain
import DesignSystem
import SwiftUI

/// The account's page; for a guest, what a guest is and the way to more.
struct AccountView: View {
    let model: AccountViewModel
    let onProvider: (IdentityProvider) -> Void
    let onRoute: (AccountRoute) -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        content
            .navigationTitle(words("account.title"))
            .task { await model.load() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView(words("account.loading"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loaded(let overview):
            Form {
                FormFailure(error: model.failure)
                if overview.account.kind == .guest { GuestSection(onRoute: onRoute) }
                PictureSection(model: model.picture, name: overview.account.name)
                if overview.account.kind == .member {
                    MemberSections(model: model, overview: overview, onRoute: onRoute)
                    IdentitySection(model: model, overview: overview, onProvider: onProvider) {
                        onRoute(.deviceCode)
                    }
                }
                PrivacySections(model: model, consents: overview.consents, onRoute: onRoute)
                CommunitySection(overview: overview, onRoute: onRoute)
            }
        case .failed(let error):
            let said = AccountErrorWords(error, dates: dateWords)
            EmptyState(systemImage: said.systemImage, title: words("account.failed.title"), message: said.text) {
                Button(words("account.action.retry")) { model.retryTapped() }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
