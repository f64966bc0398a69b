import DeckScreens
import DiscoveryDomain
import FeatureTestSupport
import RepositoriesDomain
import Testing

@testable import RepoFinder

struct HistoryViewModelTests {
    /// A history of this many, the first one liked last.
    private func model(_ person: Person, judging count: Int = 3) async -> HistoryViewModel {
        let deck = await person.deck()
        for _ in 0..<count {
            guard let top = deck.queue.top else { break }
            deck.judged(.like, top.id)
        }
        await deck.settled()
        let model = HistoryViewModel(service: person.discovery)
        await model.appeared()
        return model
    }

    @Test func `a changed judgement shows at once and is kept`() async {
        let person = Person()
        let model = await model(person)
        let id = model.entries[1].id
        model.changed(id, to: .skip)
        #expect(model.entries[1].judgement == .skip)
        await model.settled()
        #expect(await person.discovery.judgements[id] == .skip)
    }

    @Test func `a judgement taken back leaves the list`() async {
        let person = Person()
        let model = await model(person)
        let id = model.entries[0].id
        model.changed(id, to: nil)
        await model.settled()
        #expect(!model.entries.contains { $0.id == id })
        #expect(await person.discovery.judgements[id] == nil)
    }

    @Test func `a refused change is put right, with the reason`() async {
        let person = Person()
        let model = await model(person)
        let before = model.entries
        await person.discovery.refuse(.offline)
        model.changed(before[0].id, to: .skip)
        await model.settled()
        #expect(model.entries == before)
        #expect(model.problem == .offline)
    }

    @Test func `the end of the list brings the older ones`() async {
        let person = Person(200)
        let model = await model(person, judging: 60)
        #expect(model.entries.count == 50)
        model.endSeen()
        await model.settled()
        #expect(model.entries.count == 60)
        #expect(!model.hasMore)
    }

    @Test func `what was judged a moment before is there once it has arrived`() async throws {
        let person = Person()
        let deck = await person.deck()
        let id = try #require(deck.queue.top?.id)
        let gate = Gate()
        await person.discovery.wait(at: gate)
        deck.judged(.like, id)
        await gate.arrived(1)
        await person.discovery.wait(at: nil)
        let model = HistoryViewModel(service: person.discovery, deck: deck)
        let appearing = Task { await model.appeared() }
        while model.state == .loading { await Task.yield() }
        #expect(model.entries.isEmpty)
        await gate.open()
        await appearing.value
        #expect(model.entries.map(\.id) == [id])
    }
}
