import FeatureTestSupport
import FindieDomain
import Foundation
import Testing

@testable import Findie

/// Which deck is played, where a person changes several things at once.
struct GameDeckChoiceTests {
    private let first = GameDeck(id: UUID(), name: "", filters: .none)
    private let puzzles = GameDeck(id: UUID(), name: "Puzzles", filters: GameFilters(genres: [.puzzle]))
    private let service = ScriptedFindieService(SampleGames.batch, [])

    private var decks: GameDecks { GameDecks(decks: [first, puzzles], chosen: first.id) }

    private func model() -> GameDeckModel { GameDeckModelTests.model(over: service, ManualClock()) }

    @Test func `a deck that is chosen while a page reads which one is played there, too`() async throws {
        let gate = Gate()
        await service.shelve(decks, reading: gate)
        let page = model()
        let appearing = Task { await page.appeared() }
        await gate.arrived(1)
        // The answer on its way names the first deck.
        try await service.chooseDeck(puzzles.id)
        await page.changedElsewhere()
        await gate.open()
        await appearing.value
        #expect(page.shelf.current == puzzles && page.filters == puzzles.filters)
    }

    @Test func `filters are those of the deck that was played when they were chosen`() async {
        let gate = Gate()
        await service.shelve(decks, setting: gate)
        let model = model()
        await model.appeared()
        let horror = GameFilters(genres: [.horror])
        let filtering = Task { await model.filtersChanged(from: .none, to: horror) }
        await gate.arrived(1)
        let choosing = Task { await model.deckTapped(puzzles.id) }
        // Long enough for a choice that does not wait.
        for _ in 0..<200 { await Task.yield() }
        await gate.open()
        await filtering.value
        await choosing.value
        #expect(await service.shelved?.decks.map(\.filters) == [horror, puzzles.filters])
        #expect(model.shelf.current == puzzles && model.filters == puzzles.filters)
    }
}
