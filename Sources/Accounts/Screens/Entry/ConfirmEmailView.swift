import AccountsDomain
import DesignSystem
import Observation
import SwiftUI

/// Where the link of a mail leads: programs that look at mails open links, so a person has to tap.
struct ConfirmEmailView: View {
    @State private var model: ConfirmEmailViewModel
    private let onRoute: (AccountRoute) -> Void

    init(model: ConfirmEmailViewModel, onRoute: @escaping (AccountRoute) -> Void) {
        _model = State(initialValue: model)
        self.onRoute = onRoute
    }

    var body: some View {
        content
            .navigationTitle(words("account.confirmEmail.title"))
            .navigationBarTitleDisplayMode(.inline)
    }

    @ViewBuilder private var content: some View {
        switch model.submission.state {
        case .done: outcome("checkmark.circle", "done")
        case .failed(.linkExpired): outcome("link", "expired")
        case .editing, .sending, .failed: form
        }
    }

    private var form: some View {
        Form {
            FormFailure(error: model.submission.failure)
            Section {
                SubmitButton(title: words("account.confirmEmail.submit"), isSending: model.submission.isSending) {
                    model.confirmTapped()
                }
            } footer: {
                Text("account.confirmEmail.about", bundle: .module)
            }
        }
    }

    private func outcome(_ systemImage: String, _ name: String) -> some View {
        EmptyState(
            systemImage: systemImage,
            title: words("account.confirmEmail.\(name).title"),
            message: words("account.confirmEmail.\(name).message")
        ) {
            Button(words("account.confirmEmail.account")) { onRoute(.account) }
                .buttonStyle(.borderedProminent)
        }
        .onAppear {
            AccessibilityNotification.Announcement(words("account.confirmEmail.\(name).title")).post()
        }
    }
}

/// Confirming an address with a mail's link.
@Observable
final class ConfirmEmailViewModel {
    let submission: Submission

    @ObservationIgnored private let link: String
    @ObservationIgnored private let service: any PersonalAccountService
    @ObservationIgnored private let onConfirmed: () async -> Void

    /// `onConfirmed` is called before it is said.
    init(
        link: String,
        service: any PersonalAccountService,
        state: Submission.State = .editing,
        onConfirmed: @escaping () async -> Void = {}
    ) {
        (self.link, self.service, self.onConfirmed) = (link, service, onConfirmed)
        submission = Submission(state)
    }

    func confirmTapped() {
        submission.send { [link, service, onConfirmed] () async throws(AccountError) in
            try await service.confirmEmail(link: link)
            await onConfirmed()
        }
    }
}
