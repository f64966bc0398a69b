import DiscoveryDomain
import SwiftUI

/// A deck being named and narrowed.
enum DeckEditorSamples {
    static var all: [Sample] {
        [
            sample("deck-new", nil, SampleData.decks),
            sample("deck-first", SampleData.decks[0], [SampleData.decks[0]]),
            sample("deck-filtered", SampleData.decks[1], SampleData.decks),
        ]
    }

    private static func sample(_ name: String, _ deck: Deck?, _ decks: [Deck]) -> Sample {
        let library = DeckLibrary(service: SampleDiscoveryService(), decks: decks)
        return Sample(name, DeckEditorView(model: DeckEditorModel(deck: deck, library: library, onChanged: {})))
    }
}
