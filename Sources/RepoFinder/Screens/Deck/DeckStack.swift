import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// The cards over each other, the top one last.
struct DeckStack: View {
    let model: DeckViewModel
    let actions: CardActions

    /// The deck's name for the browser.
    static let identifier = "deck"
    /// What a browser has when there is no line; 20 are there when the page opens.
    private static let held = 50

    var body: some View {
        ZStack {
            EmptyState(
                systemImage: "wifi.slash",
                title: words("repofinder.deck.away.title"),
                message: words("repofinder.deck.away.message")
            )
            .shownWithoutCards()
            ForEach(places, id: \.card.id) { place in
                if place.depth < CardQueue.drawn {
                    SwipeCard(
                        card: place.card,
                        depth: place.depth,
                        isSaved: model.isSaved(place.card),
                        actions: actions
                    ) { model.judged($0, place.card.id) }
                } else {
                    ReserveCard(card: place.card, isSaved: model.isSaved(place.card))
                }
            }
        }
        .accessibilityIdentifier(Self.identifier)
    }

    private struct Place {
        let card: Card
        let depth: Int
    }

    private var places: [Place] {
        model.queue.cards.prefix(Self.held).enumerated().reversed().map { Place(card: $1, depth: $0) }
    }
}

/// A card that is no element yet: a browser makes one of it when it has no line, and a swipe leaves it as it is.
private struct ReserveCard: View {
    let card: Card
    let isSaved: Bool

    var body: some View {
        SwipeCard(card: card, depth: CardQueue.drawn, isSaved: isSaved, actions: .none) { _ in }
            .reserved()
    }
}

/// Nothing that fits the deck is left: what that means, and how to go on.
struct DeckEnd: View {
    let isFiltered: Bool
    let onWiden: () -> Void
    let onFilters: () -> Void
    let onHistory: () -> Void

    var body: some View {
        EmptyState(
            systemImage: "rectangle.stack",
            title: words("repofinder.deck.end.title"),
            message: words(isFiltered ? "repofinder.deck.end.filtered" : "repofinder.deck.end.message")
        ) {
            VStack(spacing: Spacing.row) {
                if isFiltered {
                    Button(words("repofinder.deck.end.widen"), action: onWiden)
                        .buttonStyle(.borderedProminent)
                    Button(words("repofinder.deck.end.filters"), action: onFilters)
                        .buttonStyle(.bordered)
                } else {
                    Button(words("repofinder.deck.end.history"), action: onHistory)
                        .buttonStyle(.borderedProminent)
                }
            }
        }
    }
}

/// Something that was decided on this screen and can be taken back.
nonisolated struct JudgedCard: Hashable, Identifiable {
    let key: IdempotencyKey
    /// The card that went; `nil` for a rule about a subject.
    let card: Card?
    let judgement: Judgement?
    /// What was judged, with or without its card being here.
    var repository: Repository.ID?

    var id: IdempotencyKey { key }
}

/// Says why nothing can be sent, and that nothing is lost.
struct WaitingBanner: View {
    let obstacle: DiscoveryError
    let count: Int

    private var said: (key: String, systemImage: String) {
        switch obstacle {
        case .rateLimited: (".pause", "hourglass")
        case .noRoom: (".noRoom", "tray")
        default: ("", "wifi.slash")
        }
    }

    var body: some View {
        Label(
            counted("repofinder.deck.waiting\(said.key)", count),
            systemImage: said.systemImage
        )
        .font(.footnote)
        .fontWeight(.medium)
        .foregroundStyle(Palette.warning)
        .padding(.horizontal, Spacing.row)
        .padding(.vertical, 6)
        .background(RepoFinderPalette.raised, in: Capsule())
        .overlay { Capsule().stroke(RepoFinderPalette.edge, lineWidth: 1) }
    }
}

/// The shape of the top card while the first cards are on their way.
struct DeckSkeleton: View {
    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            HStack(spacing: Spacing.row) {
                RoundedRectangle(cornerRadius: 13).fill(Palette.surface).frame(width: 52, height: 52)
                VStack(alignment: .leading, spacing: Spacing.icon) {
                    bar(width: 90, height: 12)
                    bar(width: 150, height: 22)
                }
                Spacer(minLength: 0)
                Circle().fill(Palette.surface).frame(width: 58, height: 58)
            }
            bar(width: 320, height: 14)
            bar(width: 280, height: 14)
            HStack(spacing: Spacing.icon) {
                bar(width: 64, height: 24)
                bar(width: 80, height: 24)
                bar(width: 56, height: 24)
            }
            Spacer(minLength: 0)
            bar(width: 220, height: 14)
            bar(width: 180, height: 14)
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(RepoFinderPalette.card, in: RoundedRectangle(cornerRadius: CardFace.radius))
        .overlay { RoundedRectangle(cornerRadius: CardFace.radius).stroke(RepoFinderPalette.edge, lineWidth: 1) }
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("repofinder.loading"))
    }

    private func bar(width: CGFloat, height: CGFloat) -> some View {
        RoundedRectangle(cornerRadius: Radius.small)
            .fill(Palette.surface)
            .frame(height: height)
            .frame(maxWidth: width)
    }
}
