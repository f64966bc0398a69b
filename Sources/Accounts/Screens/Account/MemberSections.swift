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
