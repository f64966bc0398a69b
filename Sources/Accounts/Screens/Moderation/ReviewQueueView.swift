import DesignSystem
import ModerationDomain
import SwiftUI

/// What waits for a decision, the most reported first.
struct ReviewQueueView: View {
    @State private var model: ReviewQueueViewModel

    init(model: ReviewQueueViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        content
            .navigationTitle(words("account.reviews.title"))
            .navigationBarTitleDisplayMode(.inline)
            .task { await model.load() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView(words("account.loading"))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loaded(let reports) where reports.isEmpty:
            EmptyState(
                systemImage: "checkmark.shield",
                title: words("account.reviews.none.title"),
                message: words("account.reviews.none.message")
            )
        case .loaded(let reports):
            Form {
                if model.failure != nil {
                    Section { ModerationFailureText(error: model.failure) }
                }
                ForEach(reports, id: \.item) { ReviewSection(model: model, report: $0) }
            }
        case .failed(let error):
            EmptyState(
                systemImage: error.systemImage,
                title: words("account.moderation.failed"),
                message: error.said
            ) {
                if error != .forbidden {
                    Button(words("account.action.retry")) { model.retryTapped() }
                        .buttonStyle(.borderedProminent)
                }
            }
        }
    }
}
