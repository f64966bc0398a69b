import DeckScreens
import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// A repository's card in the deck.
struct SwipeCard: View {
    let card: Card
    /// How many cards lie on it.
    let depth: Int
    let isSaved: Bool
    let actions: CardActions
    let onJudged: (Judgement) -> Void
    @Environment(\.reducesMotion) private var reducesMotion

    var body: some View {
        ThrownCard(
            depth: depth,
            isCalm: reducesMotion,
            keys: ThrowKeys(left: DeckAction(.skip, card.id).key, right: DeckAction(.like, card.id).key),
            face: CardFace(
                card: card,
                isSaved: isSaved,
                isPictured: depth <= CardQueue.preloaded,
                actions: actions
            ),
            stamp: { SwipeStamp(judgement: $0.judgement) },
            onThrown: { onJudged($0.judgement) }
        )
    }
}

/// What will become of the card if it is let go.
struct SwipeStamp: View {
    let judgement: Judgement

    var body: some View {
        Text(words("repofinder.deck.stamp.\(judgement.rawValue)"))
            .font(.system(size: 30, weight: .heavy, design: .rounded))
            .foregroundStyle(tint)
            .padding(EdgeInsets(top: 4, leading: 14, bottom: 4, trailing: 14))
            .background(RepoFinderPalette.card, in: RoundedRectangle(cornerRadius: Radius.control))
            .overlay { RoundedRectangle(cornerRadius: Radius.control).stroke(tint, lineWidth: 4) }
            .rotationEffect(.degrees(judgement == .like ? -12 : 12))
            .padding(24)
            .accessibilityHidden(true)
    }

    private var tint: AdaptiveColor { judgement == .like ? RepoFinderPalette.like : RepoFinderPalette.skip }
}

/// The cards of a deck of repositories.
typealias CardQueue = SwipeQueue<Card>

extension SwipeQueue<Card> {
    /// `judged` are the repositories that were judged after the new cards were asked for.
    mutating func merge(_ batch: CardBatch, judged: Set<Repository.ID>) {
        merge(batch.cards, isEnd: batch.isEnd, judged: judged)
    }
}

/// What can be done from a card's face.
struct CardActions {
    let open: (Repository.ID) -> Void
    let less: (TasteSubject) -> Void
    let never: (TasteSubject) -> Void

    static var none: CardActions { CardActions(open: { _ in }, less: { _ in }, never: { _ in }) }
}
