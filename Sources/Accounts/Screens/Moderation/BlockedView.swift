import DesignSystem
import ModerationDomain
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
