import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// The deck's screen.
struct DiscoverView: View {
    @Bindable var model: DeckViewModel
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
        // Also while no card is here: what a browser kept may come before the deck does.
        .performsDeeds { model.perform($0) }
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

/// Opens the filters, and says how many are on.
struct FilterButton: View {
    let count: Int
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: Spacing.inline) {
                Image(systemName: "slider.horizontal.3")
                if count > 0 { Text(verbatim: String(count)).monospacedDigit() }
            }
        }
        .accessibilityLabel(
            count > 0 ? counted("repofinder.filters.active", count) : words("repofinder.filters.title")
        )
    }
}

/// The name of the deck on the screen, and the way to the others.
struct DeckMenu: View {
    let model: DeckViewModel
    let onNewDeck: () -> Void

    var body: some View {
        Menu {
            ForEach(model.library.decks) { deck in
                Button {
                    model.deckTapped(deck.id)
                } label: {
                    if deck.id == model.library.current?.id {
                        Label(deck.title, systemImage: "checkmark")
                    } else {
                        Text(verbatim: deck.title)
                    }
                }
            }
            Divider()
            Button(action: onNewDeck) {
                Label(words("repofinder.deck.new"), systemImage: "plus")
            }
        } label: {
            HStack(spacing: Spacing.inline) {
                Image(systemName: "rectangle.stack")
                Text(verbatim: model.library.current?.title ?? words("repofinder.deck.first"))
                    .lineLimit(1)
                Image(systemName: "chevron.down")
                    .font(.footnote)
            }
            .font(.subheadline)
            .fontWeight(.semibold)
            .foregroundStyle(RepoFinderPalette.accent)
            .padding(.horizontal, Spacing.row)
            .frame(minHeight: 36)
            .background(RepoFinderPalette.tinted, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(
            words("repofinder.deck.menu", model.library.current?.title ?? words("repofinder.deck.first"))
        )
    }
}
