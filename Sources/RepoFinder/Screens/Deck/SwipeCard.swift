import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// A card that is thrown to the right to like it and to the left to skip it.
///
/// The sides mean the same in languages written from right to left.
struct SwipeCard: View {
    let card: Card
    /// How many cards lie on it.
    let depth: Int
    let isSaved: Bool
    let actions: CardActions
    let onJudged: (Judgement) -> Void
    @GestureState private var way = CGSize.zero
    @Environment(\.reducesMotion) private var reducesMotion

    /// Points a card is to be dragged, and degrees it turns for each.
    static let (distance, tilt): (CGFloat, Double) = (100, 0.1)
    /// Points a second that are a throw.
    private static let flick: CGFloat = 500

    var body: some View {
        CardFace(card: card, isSaved: isSaved, isPictured: depth <= CardQueue.preloaded, actions: actions)
            .overlay(alignment: .topLeading) {
                SwipeStamp(judgement: .like)
                    .opacity(way.width / Self.distance)
                    .revealed(.like, within: Self.distance)
                    .allowsHitTesting(false)
            }
            .overlay(alignment: .topTrailing) {
                SwipeStamp(judgement: .skip)
                    .opacity(-way.width / Self.distance)
                    .revealed(.skip, within: Self.distance)
                    .allowsHitTesting(false)
            }
            .scaleEffect(1 - 0.05 * Double(sunk), anchor: .bottom)
            .offset(x: way.width, y: way.height + 14 * Double(sunk))
            .rotationEffect(.degrees(way.width * Self.tilt))
            .gesture(drag)
            .thrown(card.id, past: Self.distance, tilt: Self.tilt)
            .opacity(depth < CardQueue.visible ? 1 : 0)
            .allowsHitTesting(depth == 0)
            .accessibilityHidden(depth > 0)
    }

    /// Cards that cannot be seen lie as deep as each other, so that nothing of them changes with every throw.
    private var sunk: Int { min(depth, CardQueue.visible) }

    private var drag: some Gesture {
        DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { value in
                guard depth == 0, let judgement = Self.judgement(value.translation, velocity: value.velocity)
                else { return }
                withAnimation(reducesMotion ? .easeOut(duration: 0.3) : .spring(response: 0.4, dampingFraction: 0.7)) {
                    onJudged(judgement)
                }
            }
    }

    /// What a drag that ends so means; `nil` lets the card spring back.
    static func judgement(_ translation: CGSize, velocity: CGSize) -> Judgement? {
        let isFlick = abs(velocity.width) > max(flick, abs(velocity.height))
        guard isFlick || abs(translation.width) > distance else { return nil }
        return (isFlick ? velocity : translation).width > 0 ? .like : .skip
    }
}

/// What will become of the card if it is let go.
struct SwipeStamp: View {
    let judgement: Judgement

    var body: some View {
        Text(words("repofinder.deck.stamp.\(judgement.rawValue)"))
            .font(.system(size: 30, weight: .heavy, design: .rounded))
            .foregroundStyle(tint)
            .padding(.horizontal, 14)
            .padding(.vertical, 4)
            .background(RepoFinderPalette.card, in: RoundedRectangle(cornerRadius: Radius.control))
            .overlay { RoundedRectangle(cornerRadius: Radius.control).stroke(tint, lineWidth: 4) }
            .rotationEffect(.degrees(judgement == .like ? -12 : 12))
            .padding(24)
            .accessibilityHidden(true)
    }

    private var tint: AdaptiveColor { judgement == .like ? RepoFinderPalette.like : RepoFinderPalette.skip }
}

/// The cards of a deck that are here already, the top one first.
nonisolated struct CardQueue: Equatable {
    /// The top card and the two that can be seen behind it: they stay what they are while better ones come in below.
    static let visible = 3
    /// How many cards below the top one have their pictures loaded: on a slow line more would keep these waiting.
    static let preloaded = 3
    /// How many cards below those that can be seen follow each judgement.
    static let renewed = 6
    /// Enough to go on with for a while without a line, and few enough to hold.
    static let capacity = 60

    private(set) var cards: [Card] = []
    /// The service has nothing beyond these.
    private(set) var isEnd = false

    var top: Card? { cards.first }
    var ids: [Repository.ID] { cards.map(\.id) }
    var visibleIDs: [Repository.ID] { cards.prefix(Self.visible).map(\.id) }

    /// Takes a card off, wherever it is; `nil` when it is not here.
    mutating func take(_ id: Repository.ID) -> Card? {
        cards.firstIndex { $0.id == id }.map { cards.remove(at: $0) }
    }

    /// Puts a card on top.
    mutating func restore(_ card: Card) {
        cards.removeAll { $0.id == card.id }
        cards.insert(card, at: 0)
    }

    mutating func clear() { self = CardQueue() }

    /// Forgets all but the top card, which somebody is reading.
    mutating func keepTop() {
        cards = Array(cards.prefix(1))
        isEnd = false
    }

    /// New cards come in below those that can be seen; older ones stay below them as a reserve.
    ///
    /// The best of the new ones go above the reserve and the others below it, so that a swipe does not deal the whole
    /// deck anew to a browser.
    ///
    /// `judged` are the repositories that were judged after the new cards were asked for.
    mutating func merge(_ batch: CardBatch, judged: Set<Repository.ID>) {
        var known = judged
        var merged: [Card] = []
        let (best, others) = (batch.cards.prefix(Self.renewed), batch.cards.dropFirst(Self.renewed))
        for card in cards.prefix(Self.visible) + best + cards.dropFirst(Self.visible) + others
        where known.insert(card.id).inserted { merged.append(card) }
        cards = Array(merged.prefix(Self.capacity))
        isEnd = batch.isEnd
    }
}

/// What can be done from a card's face.
struct CardActions {
    let open: (Repository.ID) -> Void
    let less: (TasteSubject) -> Void
    let never: (TasteSubject) -> Void
}
