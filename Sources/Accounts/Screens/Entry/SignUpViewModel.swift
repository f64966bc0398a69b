import AccountsDomain
import Observation

/// Giving a guest account a way back.
@Observable
final class SignUpViewModel {
    var email = ""
    var password = ""
    var name = ""
    var agrees = false
    let submission: Submission

    @ObservationIgnored private let service: any PersonalAccountService
    @ObservationIgnored private let onTicket: (SessionTicket) async throws(AccountError) -> Void

    init(
        service: any PersonalAccountService,
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
