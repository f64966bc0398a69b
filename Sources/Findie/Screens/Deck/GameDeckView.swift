import DeckScreens
import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

/// The deck's screen.
struct GameDeckView: View {
    @Bindable var model: GameDeckModel
    let onOpen: (String) -> Void
    let onFilters: () -> Void
    let onHistory: () -> Void
    let onName: (GameDeck?) -> Void

    var body: some View {
        VStack(spacing: Spacing.row) {
            HStack(spacing: Spacing.icon) {
                GameDeckMenu(model: model, onName: onName)
                ExcludedTags(model: model)
            }
            .padding(.top, Spacing.icon)
            content
                .frame(maxWidth: 420, maxHeight: 620)
                .overlay(alignment: .bottom) { WaitingGames(outbox: model.outbox) }
            GameDeckButtons(model: model, onOpen: onOpen)
        }
        .padding(.horizontal, 20)
        .padding(.bottom, Spacing.row)
        .frame(maxWidth: 460, maxHeight: 800)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .modifier(ScreenGround())
        .navigationTitle(words("findie.tab.discover"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button(action: onHistory) {
                    Label(words("findie.history.title"), systemImage: "clock.arrow.circlepath")
                }
                Button(action: onFilters) {
                    Label(filterTitle, systemImage: "slider.horizontal.3")
                }
            }
        }
        .modifier(FindieProblemAlert(problem: $model.problem))
        // Also while no card is here: what a browser kept may come before the deck does.
        .performsDeeds { model.perform($0) }
        .task { await model.appeared() }
        .task(id: model.queue.top?.id) { await model.topChanged() }
        .onChange(of: model.queue.top?.id) {
            guard let top = model.queue.top else { return }
            AccessibilityNotification.Announcement(words("findie.deck.next", top.game.title)).post()
        }
    }

    private var filterTitle: String {
        let count = model.filters.activeCount
        return count > 0 ? counted("findie.filters.active", count) : words("findie.filters.title")
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            RoundedRectangle(cornerRadius: GameFace.radius)
                .fill(FindiePalette.card)
                .overlay { ProgressView() }
                .accessibilityLabel(words("findie.loading"))
        case .cards:
            GameDeckStack(model: model, onOpen: onOpen)
                // The cards behind show below the top one.
                .padding(.bottom, 28)
        case .end:
            EmptyState(
                systemImage: "rectangle.stack",
                title: words("findie.deck.end.title"),
                message: words("findie.deck.end.message")
            ) {
                Button(words("findie.filters.title"), action: onFilters).buttonStyle(.borderedProminent)
            }
        case .failed(let error):
            FindieFailureView(error: error) { Task { await model.retryTapped() } }
        }
    }
}

/// Says why nothing can be sent for now, and how much waits; nothing while all is well.
struct WaitingGames: View {
    let outbox: DecisionOutbox<GameDecision, GameAnswer>

    var body: some View {
        if let obstacle = outbox.obstacle {
            let (key, systemImage) = Self.words(of: obstacle)
            Label(counted("findie.deck.waiting\(key)", outbox.waiting.count), systemImage: systemImage)
                .font(.footnote)
                .fontWeight(.medium)
                .foregroundStyle(FindiePalette.accent)
                .padding(.horizontal, Spacing.row)
                .padding(.vertical, 6)
                .background(FindiePalette.card, in: Capsule())
                .overlay { Capsule().stroke(FindiePalette.edge, lineWidth: 1) }
        }
    }

    private static func words(of obstacle: DiscoveryError) -> (key: String, systemImage: String) {
        switch obstacle {
        case .rateLimited: (".pause", "hourglass")
        case .noRoom: (".noRoom", "tray")
        default: ("", "wifi.slash")
        }
    }
}

/// The cards over each other, the top one last.
struct GameDeckStack: View {
    let model: GameDeckModel
    let onOpen: (String) -> Void
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// The deck's name for the browser.
    static let identifier = "games"
    private static let held = 50

    var body: some View {
        ZStack {
            EmptyState(
                systemImage: "wifi.slash",
                title: words("findie.deck.away.title"),
                message: words("findie.deck.away.message")
            )
            .shownWithoutCards()
            ForEach(places, id: \.card.id) { place in
                if place.depth < SwipeQueue<GameCard>.drawn {
                    thrown(place)
                } else {
                    thrown(place).reserved()
                }
            }
        }
        .accessibilityIdentifier(Self.identifier)
    }

    private struct Place {
        let card: GameCard
        let depth: Int
    }

    private var places: [Place] {
        model.queue.cards.prefix(Self.held).enumerated().reversed().map { Place(card: $1, depth: $0) }
    }

    private func thrown(_ place: Place) -> some View {
        let slug = place.card.id
        return ThrownCard(
            depth: min(place.depth, SwipeQueue<GameCard>.drawn),
            isCalm: reduceMotion,
            keys: ThrowKeys(
                left: GameDeckModel.key(.left, slug),
                right: GameDeckModel.key(.right, slug),
                up: GameDeckModel.key(.up, slug)
            ),
            face: GameFace(
                card: place.card,
                isWished: model.wishlist.contains(slug),
                question: model.pictures.asks(on: slug) ? model.pictures : nil,
                isOnTop: place.depth == 0
            ) { onOpen(slug) },
            stamp: { GameStamp(way: $0) },
            onThrown: { model.thrown($0, slug) }
        )
    }
}

/// The tags that are never shown, as chips that show them again, and the way to exclude another of the top card's, to be
/// put into a row.
struct ExcludedTags: View {
    let model: GameDeckModel

    var body: some View {
        choice
        if model.filters.excludedTags.isEmpty {
            Spacer(minLength: 0)
        } else {
            ChipRow {
                ForEach(model.filters.excludedTags, id: \.self) { tag in chip(tag) }
            }
        }
    }

    private var choice: some View {
        Menu {
            ForEach(model.queue.top?.game.tags.prefix(10) ?? [], id: \.self) { tag in
                Button(words("findie.exclude.tag", TagVocabulary.builtIn.name(of: tag))) {
                    Task { await model.excluded(tag, true) }
                }
            }
        } label: {
            Label(words("findie.exclude"), systemImage: "eye.slash")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(FindiePalette.accent)
                .padding(.horizontal, Spacing.row)
                .frame(minHeight: 44)
                .background(FindiePalette.tinted, in: Capsule())
        }
        .buttonStyle(.plain)
        // Its word stays whole; the deck's name beside it gives way.
        .fixedSize()
    }

    private func chip(_ tag: String) -> some View {
        let name = TagVocabulary.builtIn.name(of: tag)
        return Button {
            Task { await model.excluded(tag, false) }
        } label: {
            HStack(spacing: Spacing.inline) {
                Text(verbatim: name)
                Image(systemName: "xmark")
                    .font(.caption)
            }
            .font(.footnote)
            .fontWeight(.semibold)
            .foregroundStyle(Color.white)
            .padding(.horizontal, Spacing.row)
            .frame(minHeight: 44)
            .background(FindiePalette.ground(of: tag), in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words("findie.exclude.again", name))
    }
}
