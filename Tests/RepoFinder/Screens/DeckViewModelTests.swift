import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import FeatureTestSupport
import FoundationEssentials
import RepositoriesDomain
import Testing

@testable import RepoFinder

struct DeckViewModelTests {
    @Test func `the first cards are followed by a reserve for when there is no line`() async {
        let person = Person(200)
        let deck = await person.deck()
        #expect(deck.state == .cards)
        #expect(deck.queue.cards.count >= 50)
        #expect(await person.discovery.requests.map(\.count) == [20, 50])
    }

    @Test func `what another page judged goes from this deck`() async throws {
        let person = Person(200)
        let deck = await person.deck()
        let first = try #require(deck.queue.top)
        _ = try await person.discovery.decide(Decision(.like(repository: first.id), decidedAt: .testNow))
        deck.changedElsewhere()
        await deck.settled()
        #expect(deck.queue.top != nil && !deck.queue.ids.contains(first.id))
    }

    @Test func `the reserve waits until the first cards can be seen`() async {
        let person = Person(200)
        let deck = DeckViewModel(
            dependencies: person.dependencies,
            shelf: person.shelf(),
            toasts: ToastPresenter(clock: ManualClock())
        )
        await deck.appeared()
        await person.clock.sleepers(1)
        #expect(deck.queue.cards.count == 20)
        deck.cardsChanged()
        await deck.settled()
        // Of two decks only the later one asks for more.
        await person.clock.sleepers(1)
        person.clock.advance(by: DeckViewModel.reservePause)
        await deck.reserve?.value
        #expect(await person.discovery.requests.map(\.count) == [20, 20, 50])
    }

    @Test func `a deck that an address names is dealt from, also before the decks are known`() async throws {
        let person = Person(200)
        let work = try await person.discovery.createDeck(named: "work", filters: .none, key: IdempotencyKey())
        let deck = DeckViewModel(
            dependencies: person.dependencies,
            shelf: person.shelf(),
            toasts: ToastPresenter(clock: ManualClock())
        )
        deck.deckTapped(work.id)
        await deck.appeared()
        await deck.settled()
        #expect(deck.library.current?.id == work.id)
        #expect(Set(await person.discovery.requests.map(\.deck)) == [work.id])
    }

    @Test func `an address of a deck that is gone leads to the first one, and says so`() async {
        let person = Person(200)
        let toasts = ToastPresenter(clock: ManualClock())
        let deck = DeckViewModel(dependencies: person.dependencies, shelf: person.shelf(), toasts: toasts)
        deck.deckTapped(Deck.ID())
        await deck.appeared()
        await deck.settled()
        #expect(deck.library.chosen == nil)
        #expect(toasts.toast != nil)
        #expect(deck.state == .cards)
        #expect(Set(await person.discovery.requests.map(\.deck)) == [deck.library.current?.id])
    }

    @Test func `a judged card is gone at once, and the next one is on top`() async throws {
        let person = Person()
        let deck = await person.deck()
        let gate = Gate()
        await person.discovery.wait(at: gate)
        let ids = deck.queue.ids
        deck.judged(.like, ids[0])
        #expect(deck.queue.ids.prefix(2) == ids.dropFirst().prefix(2))
        #expect(deck.outbox.waiting.map(\.act) == [.like(repository: ids[0])])
        await gate.open()
        await deck.settled()
        #expect(deck.outbox.waiting.isEmpty)
    }

    @Test func `the cards that can be seen stay, those below them follow the like`() async throws {
        let person = Person(200)
        let deck = await person.deck()
        let before = deck.queue.ids
        let liked = try #require(deck.queue.top)
        deck.judged(.like, liked.id)
        await deck.settled()
        let after = deck.queue.cards
        #expect(Array(after.prefix(2).map(\.id)) == Array(before[1...2]))
        let next = after.dropFirst(CardQueue.visible).prefix(5)
        #expect(next.allSatisfy { !Set($0.repository.topics).isDisjoint(with: liked.repository.topics) })
    }

    @Test func `a card is judged once, however often it is thrown`() async {
        let person = Person()
        let deck = await person.deck()
        let top = deck.queue.ids[0]
        deck.judged(.like, top)
        deck.judged(.skip, top)
        await deck.settled()
        #expect(await person.discovery.decisions.map(\.act) == [.like(repository: top)])
    }

    @Test func `undo brings twenty cards back in their order`() async {
        let person = Person()
        let deck = await person.deck()
        var thrown: [Repository.ID] = []
        for round in 0..<20 {
            guard let top = deck.queue.top else { break }
            thrown.append(top.id)
            deck.judged(round % 2 == 0 ? .like : .skip, top.id)
        }
        await deck.settled()
        for id in thrown.reversed() {
            deck.undoTapped()
            #expect(deck.queue.top?.id == id)
        }
        await deck.settled()
        #expect(!deck.canUndo)
        #expect(await person.discovery.judgements.isEmpty)
    }

    @Test func `undo goes on with what was decided before the page was opened`() async throws {
        let person = Person()
        let before = await person.deck()
        let top = try #require(before.queue.top)
        before.judged(.skip, top.id)
        await before.settled()
        let deck = await person.deck()
        #expect(deck.canUndo)
        deck.undoTapped()
        await deck.settled()
        #expect(deck.queue.top?.id == top.id)
        #expect(!deck.canUndo)
    }

    @Test func `saving leaves the card on top`() async throws {
        let person = Person()
        let deck = await person.deck()
        let top = try #require(deck.queue.top)
        deck.saveTapped()
        #expect(deck.isSaved(top))
        #expect(deck.queue.top?.id == top.id)
        deck.saveTapped()
        #expect(!deck.isSaved(top))
    }

    @Test func `a topic that is never wanted leaves the cards below the one being read`() async throws {
        let person = Person(200)
        let deck = await person.deck()
        let top = try #require(deck.queue.top)
        let topic = try #require(top.repository.topics.first)
        deck.neverTapped(TasteSubject(.topic, topic))
        await deck.settled()
        #expect(deck.queue.top?.id == top.id)
        #expect(deck.queue.cards.count > 1)
        #expect(deck.queue.cards.dropFirst().allSatisfy { !$0.repository.topics.contains(topic) })
    }

    @Test func `the last card leads to the end, and undo leads back`() async {
        let person = Person(3)
        let deck = await person.deck()
        for id in deck.queue.ids { deck.judged(.skip, id) }
        #expect(deck.state == .loading)
        await deck.settled()
        #expect(deck.state == .end)
        deck.undoTapped()
        #expect(deck.state == .cards)
    }

    @Test func `another deck shows its own cards, and widening shows all again`() async throws {
        let person = Person(200)
        let deck = await person.deck()
        try await deck.library.create(named: "Night", filters: DeckFilters(languages: ["Rust"]))
        deck.cardsChanged()
        await deck.settled()
        #expect(deck.queue.cards.allSatisfy { $0.repository.language == "Rust" })
        deck.widenTapped()
        await deck.settled()
        #expect(Set(deck.queue.cards.map(\.repository.language)).count > 1)
    }
}
