import AccountsDomain
import DesignSystem
import SwiftUI

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
