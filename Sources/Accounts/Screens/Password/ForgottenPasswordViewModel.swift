import AccountsDomain
import Observation

/// Asking for a link; what is said afterwards is the same for every address.
@Observable
final class ForgottenPasswordViewModel {
    var email = ""
    let submission: Submission
    /// `nil` until the server has said; then which way a link comes.
    private(set) var options: AccountOptions?

    @ObservationIgnored private let service: any PersonalAccountService

    init(
        service: any PersonalAccountService,
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
