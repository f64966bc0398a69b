import AccountsDomain
import DesignSystem
import Observation
import SwiftUI

/// The last page before everything is gone.
struct DeleteAccountView: View {
    @State private var model: DeleteAccountViewModel
    @State private var asks = false
    @FocusState private var focus: AccountError.Field?
    private let onRoute: (AccountRoute) -> Void

    init(model: DeleteAccountViewModel, onRoute: @escaping (AccountRoute) -> Void) {
        _model = State(initialValue: model)
        self.onRoute = onRoute
    }

    var body: some View {
        Form {
            FormFailure(error: model.submission.failure)
            Section {
                Label {
                    VStack(alignment: .leading, spacing: Spacing.icon) {
                        Text("account.delete.title", bundle: .module).font(.headline)
                        Text("account.delete.message", bundle: .module)
                    }
                } icon: {
                    Image(systemName: "exclamationmark.triangle").foregroundStyle(Palette.danger)
                }
                Button(words("account.delete.exportFirst")) { onRoute(.account) }
            }
            if model.needsPassword { passwordSection }
            Section {
                SubmitButton(
                    title: words("account.delete.submit"),
                    role: .destructive,
                    isSending: model.submission.isSending
                ) { asks = true }
                .tint(Palette.danger)
            }
        }
        .confirmationDialog(words("account.delete.question"), isPresented: $asks, titleVisibility: .visible) {
            Button(words("account.delete.confirm"), role: .destructive) { model.deletionConfirmed() }
        }
        .navigationTitle(words("account.delete.screen"))
        .navigationBarTitleDisplayMode(.inline)
        .task { await model.load() }
    }

    private var passwordSection: some View {
        Section {
            SecureField(words("account.field.password"), text: $model.password)
                .textContentType(.password)
                .focused($focus, equals: .password)
                .submitLabel(.done)
                .onSubmit { asks = true }
            FieldNote(field: .password, problem: model.submission.problem(of: .password))
        }
    }
}

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
