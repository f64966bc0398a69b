import AccountsDomain
import DesignSystem
import SwiftUI

/// A member's name, way in, and sessions.
struct MemberSections: View {
    @Bindable var model: AccountViewModel
    let overview: AccountOverview
    let onRoute: (AccountRoute) -> Void
    @State private var asksToEndAll = false

    private var namePrompt: Text { Text("account.member.name.prompt", bundle: .module) }

    var body: some View {
        Section(words("account.member.title")) {
            if let email = overview.account.email {
                LabeledContent(words("account.field.email"), value: email)
                EmailConfirmationRow(model: model, overview: overview)
            }
            LabeledContent(words("account.member.name")) {
                TextField(words("account.member.name"), text: $model.name, prompt: namePrompt)
                    .multilineTextAlignment(.trailing)
                    .textContentType(.nickname)
                    .submitLabel(.done)
                    .onSubmit { model.nameSubmitted() }
            }
            FieldNote(field: .name, problem: model.renaming.problem(of: .name))
            FormFailureText(error: model.renaming.failure)
            if model.name != overview.account.name {
                Button(words("account.member.saveName")) { model.nameSubmitted() }
                    .disabled(model.renaming.isSending)
            }
            if overview.account.email != nil {
                Button(words("account.member.changePassword")) { onRoute(.changePassword) }
            } else {
                Button(words("account.member.addPassword")) { onRoute(.signUp) }
            }
        }
        Section {
            ForEach(overview.sessions) { session in
                SessionRow(session: session) { model.sessionEnded(session.id) }
            }
            Button(words("account.sessions.signOut")) { model.signOutTapped() }
            Button(words("account.sessions.signOutEverywhere"), role: .destructive) { asksToEndAll = true }
                .confirmationDialog(
                    words("account.sessions.signOutEverywhere.question"),
                    isPresented: $asksToEndAll,
                    titleVisibility: .visible
                ) {
                    Button(words("account.sessions.signOutEverywhere"), role: .destructive) {
                        model.signOutEverywhereTapped()
                    }
                }
        } header: {
            Text("account.sessions.title", bundle: .module)
        } footer: {
            Text("account.sessions.about", bundle: .module)
        }
    }
}

/// One browser or phone that is signed in.
struct SessionRow: View {
    let session: AccountSession
    let onEnd: () -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        HStack(spacing: Spacing.row) {
            Image(systemName: isPhone ? "iphone" : "desktopcomputer")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: device).lineLimit(1)
                Text(verbatim: seen)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if !session.isCurrent {
                Button(words("account.sessions.end"), action: onEnd)
                    .buttonStyle(.bordered)
                    .accessibilityLabel(words("account.sessions.end.of", device))
            }
        }
        .frame(minHeight: 44)
    }

    private var device: String { session.device.isEmpty ? words("account.sessions.unknown") : session.device }

    private var isPhone: Bool { ["iPhone", "iPad", "Android"].contains { session.device.contains($0) } }

    private var seen: String {
        session.isCurrent
            ? words("account.sessions.current")
            : words("account.sessions.seen", dateWords.relative(session.lastSeenAt))
    }
}

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
