import DiscoveryDomain
import SwiftUI

/// The deck's screen in every state.
enum DiscoverSamples {
    static var all: [Sample] {
        [
            sample("discover-loading", nil) { _ in },
            sample("discover", SampleData.batch()) { _ in },
            sample("discover-bare-card", SampleData.batch(Array(SampleData.cards.dropFirst()))) { _ in },
            sample("discover-long-card", SampleData.batch(Array(SampleData.cards.dropFirst(2)))) { _ in },
            sample("discover-first-card", SampleData.batch(undoDepth: 0)) { _ in },
            sample("discover-judged", SampleData.batch()) { $0.judged(.like, SampleData.cards[0].id) },
            sample("discover-end", SampleData.batch([], isEnd: true)) { _ in },
            sample("discover-end-filtered", SampleData.batch([], isEnd: true), deck: 1) { _ in },
        ]
    }

    private static func sample(
        _ name: String,
        _ batch: CardBatch?,
        deck: Int = 0,
        act: (DeckViewModel) -> Void
    ) -> Sample {
        let model = SampleModels().deck(Array(SampleData.decks.dropFirst(deck)), showing: batch)
        act(model)
        return Sample(
            name,
            NavigationStack {
                DiscoverView(
                    model: model,
                    onOpen: { _ in },
                    onHistory: {},
                    onFilters: {},
                    onNewDeck: {}
                )
            }
        )
    }
}
