import AccountsDomain
import DesignSystem
import SwiftUI

/// The form that sets a new password.
struct NewPasswordView: View {
    @State private var model: NewPasswordViewModel
    @FocusState private var focus: AccountError.Field?
    private let onRoute: (AccountRoute) -> Void

    init(model: NewPasswordViewModel, onRoute: @escaping (AccountRoute) -> Void) {
        _model = State(initialValue: model)
        self.onRoute = onRoute
    }

    var body: some View {
        Form {
            FormFailure(error: model.submission.failure)
            if model.submission.failure == .linkExpired {
                Section {
                    Button(words("account.newPassword.askAgain")) { onRoute(.forgottenPassword) }
                }
            }
            if model.proof == .oldPassword { oldPassword }
            NewPasswordSection(text: $model.newPassword, field: .newPassword, submission: model.submission) {
                model.submitTapped()
            }
            .focused($focus, equals: .newPassword)
            Section {
                SubmitButton(title: words("account.newPassword.submit"), isSending: model.submission.isSending) {
                    model.submitTapped()
                }
            } footer: {
                Text(words("account.newPassword.ends.\(model.proof == .oldPassword ? "others" : "all")"))
            }
        }
        .navigationTitle(words("account.newPassword.title"))
        .navigationBarTitleDisplayMode(.inline)
        .focusesProblems(of: model.submission, $focus, first: model.proof == .oldPassword ? .password : .newPassword)
    }

    private var oldPassword: some View {
        Section {
            SecureField(words("account.field.oldPassword"), text: $model.oldPassword)
                .textContentType(.password)
                .focused($focus, equals: .password)
                .submitLabel(.next)
                .onSubmit { focus = .newPassword }
            FieldNote(field: .password, problem: model.submission.problem(of: .password))
        }
    }
}
