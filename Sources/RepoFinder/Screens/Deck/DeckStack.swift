import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The cards over each other, the top one last.
struct DeckStack: View {
    let model: DeckModel
    let actions: CardActions

    /// The deck's name for the browser.
    static let identifier = "deck"
    /// More than can be seen: what a browser has when there is no line; 20 are there when the page opens.
    private static let drawn = 50

    var body: some View {
        ZStack {
            ForEach(drawn, id: \.card.id) { place in
                SwipeCard(
                    card: place.card,
                    depth: place.depth,
                    isSaved: model.isSaved(place.card),
                    actions: actions
                ) { model.judged($0, place.card.id) }
            }
        }
        .accessibilityIdentifier(Self.identifier)
        .performsDeeds { model.perform($0) }
    }

    private struct Place {
        let card: Card
        let depth: Int
    }

    private var drawn: [Place] {
        model.queue.cards.prefix(Self.drawn).enumerated().reversed().map { Place(card: $1, depth: $0) }
    }
}
