import Calls
import DeckScreens
import DesignSystem
import DiscoveryDomain
import FeatureTestSupport
import FoundationEssentials
import RepositoriesDomain
import Testing

@testable import RepoFinder

/// What a deck does without a line, and with what a browser kept meanwhile.
struct DeckOfflineTests {
    @Test func `a card that was judged before it came is not shown when it comes`() async {
        let person = Person(200)
        let first = await person.deck().queue.top
        let deck = DeckViewModel(
            dependencies: person.dependencies,
            shelf: person.shelf(),
            toasts: ToastPresenter(clock: ManualClock())
        )
        // What a browser kept is told before the first cards are here.
        deck.perform("like \(first?.id.fullName ?? "")")
        await deck.appeared()
        #expect(deck.queue.top != nil)
        #expect(first.map { deck.queue.ids.contains($0.id) } == false)
    }

    @Test func `what a browser kept does not deal from the first deck where the address names another`() async throws {
        let person = Person(200)
        let work = try await person.discovery.createDeck(named: "work", filters: .none, key: IdempotencyKey())
        let deck = DeckViewModel(
            dependencies: person.dependencies,
            shelf: person.shelf(),
            toasts: ToastPresenter(clock: ManualClock())
        )
        // Sent before anybody knows what decks there are.
        deck.perform("like octo/gone")
        await deck.outbox.settled()
        #expect(deck.queue.top == nil)
        deck.deckTapped(work.id)
        await deck.settled()
        #expect(deck.queue.top != nil)
    }

    @Test func `what a browser took back is judged no more`() async throws {
        let person = Person(200)
        let deck = await person.deck()
        let first = deck.queue.top
        deck.perform("skip \(first?.id.fullName ?? "")")
        deck.perform("undo skip \(first?.id.fullName ?? "")")
        await deck.settled()
        #expect(deck.queue.top?.id == first?.id)
        #expect(try await person.discovery.history(before: nil, count: 10).entries.isEmpty)
    }

    @Test func `what a browser kept is done by its name, wherever the card lies`() async {
        let person = Person()
        let deck = await person.deck()
        let third = deck.queue.ids[2]
        deck.perform(DeckAction(.skip, third).key)
        deck.perform("like something else entirely")
        await deck.settled()
        #expect(await person.discovery.decisions.map(\.act) == [.skip(repository: third)])
    }

    @Test func `the card that somebody reads in a browser is on top here, too, and is not judged`() async throws {
        let person = Person(200)
        let deck = await person.deck()
        let before = deck.queue.ids
        deck.perform("top \(DeckAction(.skip, before[7]).key)")
        deck.perform("top skip octo/gone")
        #expect(deck.queue.ids == [before[7]] + before.filter { $0 != before[7] })
        await deck.settled()
        #expect(await person.discovery.decisions.isEmpty)
    }

    @Test func `what a browser kept counts even if the card made room for newer ones meanwhile`() async throws {
        let person = Person()
        let deck = await person.deck()
        let gone = try #require(Repository.ID(fullName: "octo/gone"))
        deck.perform(DeckAction(.like, gone).key)
        await deck.settled()
        #expect(await person.discovery.decisions.map(\.act) == [.like(repository: gone)])
    }

    @Test(arguments: [DiscoveryError.offline, .noRoom, .rateLimited(until: .distantFuture)])
    func `what cannot be sent now waits while the deck goes on, and is sent once`(obstacle: DiscoveryError) async {
        let person = Person(200)
        let deck = await person.deck()
        await person.discovery.refuse(obstacle)
        let ids = deck.queue.ids
        for id in ids.prefix(7) { deck.judged(.like, id) }
        await person.clock.sleepers(1)
        #expect(deck.outbox.obstacle == obstacle)
        #expect(deck.outbox.waiting.count == 7)
        #expect(deck.state == .cards)
        await person.discovery.refuse(nil)
        person.clock.advance(by: DecisionOutbox<Decision, DecisionAnswer>.retryPause)
        await deck.settled()
        #expect(deck.outbox.obstacle == nil)
        #expect(await person.discovery.decisions.map(\.act) == ids.prefix(7).map { .like(repository: $0) })
    }

    @Test func `a deck that is judged to its end says why no more cards come`() async {
        let person = Person()
        let deck = await person.deck()
        await person.discovery.refuse(.offline)
        for id in deck.queue.ids { deck.judged(.skip, id) }
        await person.clock.sleepers(1)
        #expect(deck.state == .failed(.offline) && !deck.outbox.waiting.isEmpty)
    }

    @Test func `what was never sent is taken back without asking`() async {
        let person = Person()
        let deck = await person.deck()
        let gate = Gate()
        await person.discovery.wait(at: gate)
        let ids = deck.queue.ids
        deck.judged(.like, ids[0])
        await gate.arrived(1)
        deck.judged(.skip, ids[1])
        deck.undoTapped()
        #expect(deck.queue.top?.id == ids[1])
        await gate.open()
        await deck.settled()
        #expect(await person.discovery.decisions.map(\.act) == [.like(repository: ids[0])])
    }

    @Test func `without an answer the screen says so, and another try fills it`() async {
        let person = Person()
        await person.discovery.refuse(.offline)
        let deck = await person.deck()
        #expect(deck.state == .failed(.offline))
        await person.discovery.refuse(nil)
        deck.retryTapped()
        await deck.settled()
        #expect(deck.state == .cards)
    }
}
