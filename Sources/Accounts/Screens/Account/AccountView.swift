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

/// Everything that is kept: to be had as a file, and to be deleted.
struct PrivacySections: View {
    let model: AccountViewModel
    let consents: [Consent]
    let onRoute: (AccountRoute) -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        if !consents.isEmpty {
            Section(words("account.consents.title")) {
                ForEach(consents.indices, id: \.self) { index in
                    let consent = consents[index]
                    VStack(alignment: .leading, spacing: Spacing.inline) {
                        Text(words("account.consents.\(consent.kind.rawValue)", consent.version))
                        Text(
                            words(
                                "account.consents.\(consent.isGiven ? "given" : "takenBack")",
                                dateWords.absolute(consent.recordedAt)
                            )
                        )
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    }
                }
            }
        }
        Section {
            Button(words("account.notice.title")) { onRoute(.privacyNotice) }
            export
            Button(words("account.privacy.delete"), role: .destructive) { onRoute(.deleteAccount) }
        } header: {
            Text("account.privacy.title", bundle: .module)
        } footer: {
            Text("account.privacy.about", bundle: .module)
        }
    }

    @ViewBuilder private var export: some View {
        switch model.export {
        case .none, .preparing:
            HStack {
                Button(words("account.privacy.export")) { model.exportTapped() }
                    .disabled(model.export == .preparing)
                if model.export == .preparing { ProgressView() }
            }
        case .ready(let text):
            ShareLink(item: text, subject: Text(verbatim: "serendip-account.json")) {
                Label(words("account.privacy.export.save"), systemImage: "square.and.arrow.down")
            }
        case .failed(let error):
            FormFailureText(error: error)
            Button(words("account.action.retry")) { model.exportTapped() }
        }
    }
}
