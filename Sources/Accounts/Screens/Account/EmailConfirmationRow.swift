import AccountsDomain
import DesignSystem
import SwiftUI

/// Whether the address below which it stands is confirmed, and the way to it where the server sends mail.
struct EmailConfirmationRow: View {
    let model: AccountViewModel
    let overview: AccountOverview

    var body: some View {
        if overview.account.emailConfirmedAt != nil {
            Label(words("account.confirmation.confirmed"), systemImage: "checkmark.circle")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        } else if overview.options.sendsMail {
            unconfirmed
        }
    }

    @ViewBuilder private var unconfirmed: some View {
        if model.confirming.state == .done {
            let sent = words("account.confirmation.sent")
            Label(sent, systemImage: "envelope")
                .font(.subheadline)
                .onAppear { AccessibilityNotification.Announcement(sent).post() }
        } else {
            Label(words("account.confirmation.missing"), systemImage: "exclamationmark.circle")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            FormFailureText(error: model.confirming.failure)
            Button(words("account.confirmation.send")) { model.confirmationTapped() }
                .disabled(model.confirming.isSending)
        }
    }
}
