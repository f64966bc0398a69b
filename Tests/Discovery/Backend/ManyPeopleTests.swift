import Calls
import DiscoveryDomain
import Foundation
import Recommender
import RepositoriesDomain
import Storage
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

struct ManyPeopleTests {
    @Test func `two people never see a trace of each other`() async throws {
        let world = try await DiscoveryWorld(starter: smallCatalogue())
        let (one, other) = (try await world.person(), try await world.person())
        let before = try await deal(to: other, in: world)
        _ = try await one.setPreferences(Preferences(name: "One", techStack: ["Rust"]))
        _ = try await one.createDeck(named: "mine", filters: .none, key: .init())
        let shown = try await one.swipe(10) { $0.repository.language == "Rust" }
        _ = try await one.decide(
            Decision(.never(subject: TasteSubject(.topic, "web")), decidedAt: world.clock.now)
        )
        #expect(try await deal(to: other, in: world) == before)
        #expect(try await other.preferences() == Preferences())
        #expect(try await other.decks().count == 1)
        #expect(try await other.history(before: nil, count: 10).entries.isEmpty)
        #expect(try await other.topicRules().isEmpty)
        #expect(try await other.liked().isEmpty)
        #expect(try await other.statistics().judged == 0)
        // The same key is another decision of another person.
        let key = IdempotencyKey()
        for person in [one, other] {
            let id = try await person.cards(CardRequest(count: 1)).cards[0].id
            let decision = Decision(.like(repository: id), decidedAt: world.clock.now, key: key)
            #expect(try await person.decide(decision).outcomes.map(\.result) == [.recorded])
        }
        #expect(shown.count == 10)
    }

    /// The first cards, up to where one is drawn by chance.
    private func deal(to person: PersonDiscoveryService, in world: DiscoveryWorld) async throws -> [Card] {
        let model = try await world.backend.keeper.current()
        return CardDealer(model: model, person: try await person.person(), now: world.clock.now)
            .deal(.none, count: 7, held: []).cards.map { Card($0, of: model, at: world.clock.now) }
    }

    @Test func `twenty people swipe at once, each their own deck`() async throws {
        let world = try await DiscoveryWorld(starter: smallCatalogue(60))
        var people: [PersonDiscoveryService] = []
        for _ in 0..<20 { people.append(try await world.person()) }
        let shown = try await withThrowingTaskGroup(of: [Card].self) { group in
            for (number, person) in people.enumerated() {
                group.addTask {
                    try await person.swipe(40, holding: 3) { $0.repository.stars % 3 == number % 3 }
                }
            }
            return try await group.reduce(into: [[Card]]()) { $0.append($1) }
        }
        #expect(shown.allSatisfy { Set($0.map(\.id)).count == 40 })
        for (number, person) in people.enumerated() {
            let entries = try await person.history(before: nil, count: 100).entries
            #expect(entries.count == 40)
            #expect(entries.allSatisfy { ($0.judgement == .like) == ($0.repository.stars % 3 == number % 3) })
        }
    }

    @Test func `one person on two devices at once loses nothing`() async throws {
        let world = try await DiscoveryWorld(starter: smallCatalogue(60))
        let person = try await world.person()
        let cards = try await person.cards(CardRequest(count: 40)).cards
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in [cards.prefix(20), cards.suffix(20)] {
                group.addTask {
                    for card in part {
                        _ = try await person.decide(Decision(.like(repository: card.id), decidedAt: world.clock.now))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await person.liked().count == 40)
    }

    @Test func `some judgements are taken in without a training, for what goes with what`() async throws {
        let thresholds = RetrainingThresholds(opinions: 1_000, items: 1_000, warmOpinions: 60, warmShare: 0)
        let world = try await DiscoveryWorld(starter: smallCatalogue(60), thresholds: thresholds)
        let before = try await world.backend.keeper.current()
        let choice = before.snapshot.header.choiceCount
        // Ten people like what has nothing to do with each other by its description.
        for _ in 0..<10 {
            let person = try await world.person()
            let decisions = [0, 11, 22, 33, 44, 55].map {
                Decision(.like(repository: .init(owner: "owner\($0)", name: "repo\($0)")), decidedAt: world.clock.now)
            }
            _ = try await person.decide(decisions, then: .none)
        }
        await world.backend.settle()
        let after = try await world.backend.keeper.current()
        #expect(after.id != before.id)
        #expect(after.snapshot.header.choiceCount == choice + 60)
        #expect(after.opinionCount == 60)
        // Nothing came or changed that would have to be read again.
        #expect(after.catalogue === before.catalogue)
        func score(_ model: DeckModel<RepositoryCatalogue>) throws -> Float {
            let (liked, asked) = (try #require(model.item("owner0/repo0")), try #require(model.item("owner33/repo33")))
            let taste = UserEncoder(model.snapshot).taste(of: TasteProfile(likes: [liked]))
            return Scorer(model.snapshot).score(of: asked, for: taste)
        }
        #expect(try score(after) > score(before))
        await world.backend.shutdown()
    }

    @Test func `what GitHub told since is on the cards after the next learning`() async throws {
        let thresholds = RetrainingThresholds(opinions: 1_000, items: 1_000, warmOpinions: 5, warmShare: 0)
        let world = try await DiscoveryWorld(starter: smallCatalogue(60), thresholds: thresholds)
        _ = try await world.backend.keeper.current()
        try await world.database.write {
            _ = try $0.execute(
                "UPDATE repositories SET stars = 4321, facts_at = facts_at + 1 WHERE key = \("owner7/repo7")"
            )
        }
        let person = try await world.person()
        _ = try await person.swipe(5) { _ in true }
        await world.backend.settle()
        let model = try await world.backend.keeper.current()
        let item = try #require(model.item("owner7/repo7"))
        #expect(model.catalogue.repositories[item].stars == 4321)
        await world.backend.shutdown()
    }

    @Test func `training happens behind, and the deck goes on meanwhile and after`() async throws {
        let thresholds = RetrainingThresholds(opinions: 30, share: 0, items: 5, warmOpinions: .max)
        let world = try await DiscoveryWorld(starter: smallCatalogue(60), thresholds: thresholds)
        let person = try await world.person()
        let first = try await world.backend.keeper.current()
        let shown = try await person.swipe(35) { $0.repository.language == "Go" }
        await world.backend.settle()
        let second = try await world.backend.keeper.current()
        #expect(second.snapshot.header.generation == first.snapshot.header.generation + 1)
        let more = try await person.swipe(25) { _ in true }
        #expect(Set((shown + more).map(\.id)).count == 60)
    }
}
