import AccountsDomain
import DesignSystem
import Observation
import SwiftUI

/// The form for who has an account already.
struct SignInView: View {
    @State private var model: SignInViewModel
    @FocusState private var focus: AccountError.Field?
    private let onProvider: (IdentityProvider) -> Void
    private let onRoute: (AccountRoute) -> Void

    init(
        model: SignInViewModel,
        onProvider: @escaping (IdentityProvider) -> Void,
        onRoute: @escaping (AccountRoute) -> Void
    ) {
        _model = State(initialValue: model)
        self.onProvider = onProvider
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
            }
            Section {
                SecureField(words("account.field.password"), text: $model.password)
                    .textContentType(.password)
                    .focused($focus, equals: .password)
                    .submitLabel(.go)
                    .onSubmit { model.submitTapped() }
                FieldNote(field: .password, problem: model.submission.problem(of: .password))
            } footer: {
                Text("account.signIn.brings", bundle: .module)
            }
            Section {
                SubmitButton(title: words("account.signIn.submit"), isSending: model.submission.isSending) {
                    model.submitTapped()
                }
            }
            ProviderSection(options: model.options, onProvider: onProvider) { onRoute(.deviceCode) }
            Section {
                Button(words("account.signIn.forgotten")) { onRoute(.forgottenPassword) }
                Button(words("account.signIn.toSignUp")) { onRoute(.signUp) }
            }
        }
        .task { await model.load() }
        .navigationTitle(words("account.signIn.title"))
        .navigationBarTitleDisplayMode(.inline)
        .focusesProblems(of: model.submission, $focus, first: .email)
    }
}

/// Signing in with address and password.
@Observable
final class SignInViewModel {
    var email = ""
    var password = ""
    let submission: Submission
    /// What else there is; nothing until the server has told.
    private(set) var options: AccountOptions

    @ObservationIgnored private let service: any AccountEntryService
    @ObservationIgnored private let onTicket: (SessionTicket) async throws(AccountError) -> Void

    init(
        service: any AccountEntryService,
        state: Submission.State = .editing,
        options: AccountOptions = AccountOptions(),
        onTicket: @escaping (SessionTicket) async throws(AccountError) -> Void
    ) {
        self.service = service
        self.onTicket = onTicket
        self.options = options
        submission = Submission(state)
    }

    func load() async {
        do throws(AccountError) {
            options = try await service.options()
        } catch {
            // Address and password still work; sending them tells what is wrong.
            options = AccountOptions()
        }
    }

    func submitTapped() {
        guard !email.isEmpty else { return submission.refuse(.email, .empty) }
        guard !password.isEmpty else { return submission.refuse(.password, .empty) }
        submission.send { [self] () async throws(AccountError) in
            do throws(AccountError) {
                try await onTicket(try await service.signIn(email: email, password: password))
            } catch {
                // A wrong password is typed anew.
                if error == .wrongCredentials { password = "" }
                throw error
            }
        }
    }
}
