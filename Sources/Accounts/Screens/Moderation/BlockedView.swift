import AccountsDomain
import DesignSystem
import ModerationDomain
import Observation
import SwiftUI

/// Whom the person has blocked, and the way back.
struct BlockedView: View {
    @State private var model: BlockedViewModel
    @Environment(\.dateWords) private var dateWords

    init(model: BlockedViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        content
            .navigationTitle(words("account.blocked.title"))
            .navigationBarTitleDisplayMode(.inline)
            .task { await model.load() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView(words("account.loading"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loaded(let accounts) where accounts.isEmpty:
            EmptyState(
                systemImage: "hand.raised",
                title: words("account.blocked.none.title"),
                message: words("account.blocked.none.message")
            )
        case .loaded(let accounts):
            Form {
                Section {
                    ForEach(accounts) { row($0) }
                    ModerationFailureText(error: model.failure)
                } footer: {
                    Text("account.blocked.about", bundle: .module)
                }
            }
        case .failed(let error):
            EmptyState(
                systemImage: error.systemImage,
                title: words("account.moderation.failed"),
                message: error.said
            ) {
                Button(words("account.action.retry")) { model.retryTapped() }
                    .buttonStyle(.borderedProminent)
            }
        }
    }

    private func row(_ account: BlockedAccount) -> some View {
        let name = account.name.isEmpty ? words("account.blocked.nameless") : account.name
        return HStack(spacing: Spacing.row) {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: name).lineLimit(1)
                Text(words("account.blocked.since", dateWords.absolute(account.blockedAt)))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Button(words("account.blocked.unblock")) { model.unblockTapped(account.id) }
                .buttonStyle(.bordered)
                .accessibilityLabel(words("account.blocked.unblock.of", name))
        }
        .frame(minHeight: 44)
    }
}

/// Whom the person has blocked.
@Observable
final class BlockedViewModel {
    enum State: Equatable {
        case loading
        case loaded([BlockedAccount])
        case failed(ModerationError)
    }

    private(set) var state: State
    private(set) var failure: ModerationError?
    @ObservationIgnored private let service: any ModerationService
    @ObservationIgnored private var work: Task<Void, Never>?

    init(service: any ModerationService, state: State = .loading) {
        self.service = service
        self.state = state
    }

    isolated deinit {
        work?.cancel()
    }

    func load() async {
        do throws(ModerationError) {
            state = .loaded(try await service.blocked())
        } catch {
            state = .failed(error)
        }
    }

    func retryTapped() {
        state = .loading
        work = Task { await load() }
    }

    func unblockTapped(_ id: BlockedAccount.ID) {
        let earlier = work
        work = Task {
            await earlier?.value
            do throws(ModerationError) {
                try await service.unblock(id)
                failure = nil
                if case .loaded(let accounts) = state { state = .loaded(accounts.filter { $0.id != id }) }
            } catch {
                failure = error
            }
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async {
        await work?.value
    }
}

/// Getting along with others: whom one has blocked, whom to write to, and for admins what waits for them.
struct CommunitySection: View {
    let overview: AccountOverview
    let onRoute: (AccountRoute) -> Void

    var body: some View {
        Section(words("account.community.title")) {
            if overview.account.role == .admin {
                Button(words("account.reviews.title")) { onRoute(.reviews) }
            }
            Button(words("account.blocked.title")) { onRoute(.blocked) }
            if let contact = overview.options.contact, let address = URL(string: "mailto:\(contact)") {
                LabeledContent(words("account.community.contact")) { Link(contact, destination: address) }
            }
        }
    }
}
