import AccountsDomain
import Observation

/// Signing in with address and password.
@Observable
final class SignInViewModel {
    var email = ""
    var password = ""
    let submission: Submission
    /// What else there is; nothing until the server has told.
    private(set) var options: AccountOptions

    @ObservationIgnored private let service: any PersonalAccountService
    @ObservationIgnored private let onTicket: (SessionTicket) async throws(AccountError) -> Void

    init(
        service: any PersonalAccountService,
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
