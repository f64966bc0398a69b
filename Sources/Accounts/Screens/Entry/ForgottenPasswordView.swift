import AccountsDomain
import DesignSystem
import Observation
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

/// Asking for a link; what is said afterwards is the same for every address.
@Observable
final class ForgottenPasswordViewModel {
    var email = ""
    let submission: Submission
    /// `nil` until the server has said; then which way a link comes.
    private(set) var options: AccountOptions?

    @ObservationIgnored private let service: any AccountEntryService

    init(
        service: any AccountEntryService,
        state: Submission.State = .editing,
        options: AccountOptions? = nil
    ) {
        self.service = service
        self.options = options
        submission = Submission(state)
    }

    func load() async {
        guard options == nil else { return }
        do throws(AccountError) {
            options = try await service.options()
        } catch {
            // The form still works; only the words about the way are missing.
            options = nil
        }
    }

    func submitTapped() {
        let email = email
        guard !email.isEmpty else { return submission.refuse(.email, .empty) }
        submission.send { [service] () async throws(AccountError) in
            try await service.requestPasswordReset(email: email)
        }
    }
}
