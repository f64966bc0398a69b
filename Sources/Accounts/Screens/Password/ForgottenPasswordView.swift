import AccountsDomain
import DesignSystem
import SwiftUI

/// The way back in for who has forgotten the password.
struct ForgottenPasswordView: View {
    @State private var model: ForgottenPasswordViewModel
    @FocusState private var focus: AccountError.Field?

    init(model: ForgottenPasswordViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        content
            .navigationTitle(words("account.forgotten.title"))
            .navigationBarTitleDisplayMode(.inline)
            .task { await model.load() }
    }

    @ViewBuilder private var content: some View {
        if let options = model.options, !options.sendsMail {
            EmptyState(
                systemImage: "person.crop.circle",
                title: words("account.forgotten.noMail.title"),
                message: words("account.forgotten.noMail.message")
            ) {
                if let contact = options.contact, let address = URL(string: "mailto:\(contact)") {
                    Link(contact, destination: address)
                }
            }
        } else if model.submission.state == .done {
            EmptyState(
                systemImage: "envelope",
                title: words("account.forgotten.sent.title"),
                message: words("account.forgotten.sent.message", model.email)
            )
        } else {
            form
        }
    }

    private var form: some View {
        Form {
            FormFailure(error: model.submission.failure)
            Section {
                EmailField(text: $model.email, problem: model.submission.problem(of: .email))
                    .focused($focus, equals: .email)
                    .submitLabel(.send)
                    .onSubmit { model.submitTapped() }
            } footer: {
                Text("account.forgotten.about", bundle: .module)
            }
            Section {
                SubmitButton(title: words("account.forgotten.submit"), isSending: model.submission.isSending) {
                    model.submitTapped()
                }
            }
        }
        .focusesProblems(of: model.submission, $focus, first: .email)
    }
}
