import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// The deck's screen.
struct DiscoverView: View {
    @Bindable var model: DeckModel
    let onOpen: (Repository.ID) -> Void
    let onHistory: () -> Void
    let onFilters: () -> Void
    let onNewDeck: () -> Void
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        HStack(alignment: .top, spacing: 40) {
            deck
            if sizeClass == .regular {
                RecentJudgements(judged: model.decided, onOpen: onOpen, onHistory: onHistory)
            }
        }
        .padding(.horizontal, 20)
        .padding(.bottom, Spacing.row)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .navigationTitle(words("repofinder.tab.discover"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button(action: onHistory) {
                    Label(words("repofinder.history.title"), systemImage: "clock.arrow.circlepath")
                }
                FilterButton(count: model.library.current?.filters.activeCount ?? 0, action: onFilters)
            }
        }
        .modifier(ProblemAlert(problem: $model.problem))
        .task { await model.appeared() }
    }

    private var deck: some View {
        VStack(spacing: Spacing.section) {
            HStack(spacing: Spacing.icon) {
                DeckMenu(model: model, onNewDeck: onNewDeck)
                if let obstacle = model.outbox.obstacle {
                    WaitingBanner(obstacle: obstacle, count: model.outbox.waiting.count)
                }
            }
            content
                .frame(maxWidth: 420, maxHeight: 600)
            DeckButtons(model: model, onOpen: onOpen)
        }
        .padding(.top, Spacing.row)
        .frame(maxWidth: 420, maxHeight: 740)
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: DeckSkeleton()
        case .cards:
            DeckStack(
                model: model,
                actions: CardActions(
                    open: onOpen,
                    less: { model.lessTapped($0) },
                    never: { model.neverTapped($0) }
                )
            )
            // The cards behind show below the top one.
            .padding(.bottom, 28)
        case .end:
            DeckEnd(
                isFiltered: model.library.current.map { $0.filters != .none } ?? false,
                onWiden: { model.widenTapped() },
                onFilters: onFilters,
                onHistory: onHistory
            )
        case .failed(let error):
            DiscoveryFailureView(error: error) { model.retryTapped() }
        }
    }
}
