import AccountsDomain
import DesignSystem
import Observation
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

/// The field of a password to be set, with its one rule.
struct NewPasswordSection: View {
    @Binding var text: String
    let field: AccountError.Field
    let submission: Submission
    let onSubmit: () -> Void

    var body: some View {
        Section {
            SecureField(words("account.field.\(field.rawValue)"), text: $text)
                .textContentType(.newPassword)
                .submitLabel(.next)
                .onSubmit(onSubmit)
            FieldNote(
                field: field,
                problem: submission.problem(of: field),
                hint: words("account.field.password.hint", NewPassword.minimumLength)
            )
        }
    }
}

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

    @ObservationIgnored private let service: any AccountEntryService
    @ObservationIgnored private let onTicket: (SessionTicket) async throws(AccountError) -> Void

    init(
        proof: Proof,
        service: any AccountEntryService,
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
