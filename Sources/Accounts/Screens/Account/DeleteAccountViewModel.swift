import AccountsDomain
import Observation

/// Deleting the account, with the password when there is one.
@Observable
final class DeleteAccountViewModel {
    var password = ""
    /// `nil` while it is not known whether there is a password.
    private(set) var account: Account?
    let submission: Submission

    @ObservationIgnored private let service: any PersonalAccountService
    @ObservationIgnored private let onLeft: () async throws(AccountError) -> Void

    init(
        service: any PersonalAccountService,
        account: Account? = nil,
        state: Submission.State = .editing,
        onLeft: @escaping () async throws(AccountError) -> Void
    ) {
        self.service = service
        self.account = account
        self.onLeft = onLeft
        submission = Submission(state)
    }

    var needsPassword: Bool { account?.email != nil }

    func load() async {
        guard account == nil else { return }
        do throws(AccountError) {
            account = try await service.account()
        } catch {
            // Then the server says whether it needs one.
            account = nil
        }
    }

    func deletionConfirmed() {
        let password = needsPassword ? password : nil
        if let password, password.isEmpty { return submission.refuse(.password, .empty) }
        submission.sendProving { [self] () async throws(AccountError) in
            try await service.delete(password: password)
            try await onLeft()
        }
    }
}
