import AccountsDomain
import DesignSystem
import SwiftUI

/// The form that gives a guest a way back.
struct SignUpView: View {
    @State private var model: SignUpViewModel
    @FocusState private var focus: AccountError.Field?
    private let onRoute: (AccountRoute) -> Void

    init(model: SignUpViewModel, onRoute: @escaping (AccountRoute) -> Void) {
        _model = State(initialValue: model)
        self.onRoute = onRoute
    }

    var body: some View {
        Form {
            FormFailure(error: model.submission.failure)
            Section {
                EmailField(text: $model.email, problem: model.submission.problem(of: .email))
                    .focused($focus, equals: .email)
                    .submitLabel(.next)
                    .onSubmit { focus = .password }
            } footer: {
                Text("account.signUp.keeps", bundle: .module)
            }
            NewPasswordSection(text: $model.password, field: .password, submission: model.submission) {
                focus = .name
            }
            .focused($focus, equals: .password)
            Section {
                TextField(words("account.field.name"), text: $model.name)
                    .textContentType(.nickname)
                    .focused($focus, equals: .name)
                    .submitLabel(.go)
                    .onSubmit { model.submitTapped() }
                FieldNote(field: .name, problem: model.submission.problem(of: .name))
            }
            Section {
                Toggle(words("account.signUp.agrees"), isOn: $model.agrees)
                FieldNote(field: .privacyNotice, problem: model.submission.problem(of: .privacyNotice))
                Button(words("account.notice.read")) { onRoute(.privacyNotice) }
            } footer: {
                Text("account.signUp.notice", bundle: .module)
            }
            Section {
                SubmitButton(title: words("account.signUp.submit"), isSending: model.submission.isSending) {
                    model.submitTapped()
                }
            }
            Section {
                Button(words("account.signUp.toSignIn")) { onRoute(.signIn) }
            }
        }
        .navigationTitle(words("account.signUp.title"))
        .navigationBarTitleDisplayMode(.inline)
        .focusesProblems(of: model.submission, $focus, first: .email)
    }
}
