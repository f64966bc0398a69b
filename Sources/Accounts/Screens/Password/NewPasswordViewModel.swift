import AccountsDomain
import Observation

/// Setting a new password: with a mail's link, or with the old password.
@Observable
final class NewPasswordViewModel {
    enum Proof: Equatable {
        case link(String)
        case oldPassword
    }

    let proof: Proof
    var oldPassword = ""
    var newPassword = ""
    let submission: Submission

    @ObservationIgnored private let service: any PersonalAccountService
    @ObservationIgnored private let onTicket: (SessionTicket) async throws(AccountError) -> Void

    init(
        proof: Proof,
        service: any PersonalAccountService,
        state: Submission.State = .editing,
        onTicket: @escaping (SessionTicket) async throws(AccountError) -> Void
    ) {
        self.proof = proof
        self.service = service
        self.onTicket = onTicket
        submission = Submission(state)
    }

    func submitTapped() {
        if proof == .oldPassword, oldPassword.isEmpty { return submission.refuse(.password, .empty) }
        do throws(AccountError) {
            _ = try NewPassword(newPassword, field: .newPassword)
        } catch {
            if case .invalid(let field, let problem) = error { submission.refuse(field, problem) }
            return
        }
        let (old, new) = (oldPassword, newPassword)
        submission.sendProving { [self] () async throws(AccountError) in
            let ticket =
                switch proof {
                case .link(let link): try await service.resetPassword(link: link, to: new)
                case .oldPassword: try await service.changePassword(from: old, to: new)
                }
            try await onTicket(ticket)
        }
    }
}
