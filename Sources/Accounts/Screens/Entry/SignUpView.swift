import AccountsDomain
import DesignSystem
import Observation
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

/// Giving a guest account a way back.
@Observable
final class SignUpViewModel {
    var email = ""
    var password = ""
    var name = ""
    var agrees = false
    let submission: Submission

    @ObservationIgnored private let service: any AccountEntryService
    @ObservationIgnored private let onTicket: (SessionTicket) async throws(AccountError) -> Void

    init(
        service: any AccountEntryService,
        state: Submission.State = .editing,
        onTicket: @escaping (SessionTicket) async throws(AccountError) -> Void
    ) {
        self.service = service
        self.onTicket = onTicket
        submission = Submission(state)
    }

    /// Checks what can be checked here, so that no field waits for the server to say what is plain.
    func submitTapped() {
        do throws(AccountError) {
            let email = try EmailAddress(email)
            let name = try DisplayName(name)
            _ = try NewPassword(password, personal: [email.key, name.text])
        } catch {
            if case .invalid(let field, let problem) = error { submission.refuse(field, problem) }
            return
        }
        guard agrees else { return submission.refuse(.privacyNotice, .empty) }
        let form = SignUpForm(email: email, password: password, name: name)
        submission.send { [self] () async throws(AccountError) in
            try await onTicket(try await service.signUp(form))
        }
    }
}

/// The field of a mail address, which is also what somebody signs in as.
struct EmailField: View {
    @Binding var text: String
    let problem: AccountError.FieldProblem?

    var body: some View {
        TextField(words("account.field.email"), text: $text)
            .textContentType(.username)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
        FieldNote(field: .email, problem: problem)
    }
}

/// What is kept, what for and for how long, in the version that people agree to.
struct PrivacyNoticeView: View {
    private static let parts = ["kept", "use", "copy", "delete", "retention", "elsewhere"]

    var body: some View {
        Form {
            ForEach(Self.parts, id: \.self) { part in
                Section(words("account.notice.\(part).title")) {
                    Text(words("account.notice.\(part)"))
                }
            }
            LabeledContent(words("account.notice.version"), value: Consent.currentPrivacyNotice)
        }
        .navigationTitle(words("account.notice.title"))
        .navigationBarTitleDisplayMode(.inline)
    }
}
