import Calls
import DiscoveryDomain
import Foundation
import Recommender
import RepositoriesDomain
import RepositoriesService
import Storage
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

struct DecisionTests {
    private let world: DiscoveryWorld

    init() async throws {
        world = try await DiscoveryWorld(starter: smallCatalogue())
    }

    private func decision(_ act: Decision.Act) -> Decision { Decision(act, decidedAt: world.clock.now) }

    @Test func `undo brings back exactly what was, twenty-five deep`() async throws {
        let person = try await world.person()
        let all = try await person.cards(CardRequest(count: 40)).cards
        var states: [[Repository.ID: Int?]] = []
        var judged: [Repository.ID] = []
        func state() async throws -> [Repository.ID: Int?] {
            let dealer = CardDealer(
                model: try await world.backend.keeper.current(),
                person: try await person.person(),
                now: world.clock.now
            )
            return Dictionary(
                uniqueKeysWithValues: all.compactMap { card in
                    dealer.card(of: card.id.key).map { (card.id, $0.fit) }
                }
            )
        }
        for card in all.prefix(25) {
            states.append(try await state())
            judged.append(card.id)
            let act: Decision.Act = judged.count % 3 == 0 ? .skip(repository: card.id) : .like(repository: card.id)
            _ = try await person.decide(decision(act))
        }
        for _ in 0..<25 {
            let outcome = try await person.undo()
            #expect(outcome?.result == .recorded)
            #expect(outcome?.restored?.id == judged.popLast())
            #expect(try await state() == states.popLast())
        }
        #expect(try await person.undo()?.result == .nothingToUndo)
        #expect(try await person.history(before: nil, count: 10).entries.isEmpty)
    }

    @Test func `a decision that is sent again counts once`() async throws {
        let person = try await world.person()
        let id = try await person.cards(CardRequest(count: 1)).cards[0].id
        let like = decision(.like(repository: id))
        #expect(try await person.decide(like).outcomes.map(\.result) == [.recorded])
        #expect(
            try await person.decide([like, like], then: .none).outcomes.map(\.result) == [
                .alreadyRecorded, .alreadyRecorded,
            ]
        )
        #expect(try await person.statistics().judged == 1)
        let other = Decision(.skip(repository: id), decidedAt: like.decidedAt, key: like.key)
        await #expect(throws: DiscoveryError.keyReused) { try await person.decide(other) }
        let key = IdempotencyKey()
        let (first, again) = (try await person.undo(key), try await person.undo(key))
        #expect(first?.undone == like.key && again?.undone == like.key)
        #expect(again?.restored?.id == id)
        #expect(try await person.statistics().judged == 0)
    }

    @Test func `decisions made offline are taken in order`() async throws {
        let person = try await world.person()
        let cards = try await person.cards(CardRequest(count: 7)).cards
        var decisions = cards.map { decision(.like(repository: $0.id)) }
        decisions.append(decision(.undo(key: decisions[2].key)))
        decisions.append(decision(.like(repository: .init(owner: "no", name: "where"))))
        let answer = try await person.decide(decisions, then: CardRequest(count: 3))
        #expect(answer.outcomes.map(\.result) == Array(repeating: .recorded, count: 8) + [.unknownRepository])
        #expect(Set(try await person.liked().map(\.id)) == Set(cards.map(\.id)).subtracting([cards[2].id]))
        let judged = Set(cards.map(\.id)).subtracting([cards[2].id])
        #expect(judged.isDisjoint(with: answer.next.cards.map(\.id)))
    }

    @Test func `a judgement can be changed and taken back`() async throws {
        let person = try await world.person()
        let id = try await person.cards(CardRequest(count: 1)).cards[0].id
        _ = try await person.decide(decision(.skip(repository: id)))
        try await person.changeJudgement(of: id, to: .like, key: .init())
        #expect(try await person.history(before: nil, count: 10).entries.map(\.judgement) == [.like])
        let noted = try await person.annotateLiked(id, tags: ["Later"], note: "n")
        #expect(noted.tags == ["later"])
        #expect(try await person.liked() == [noted])
        let key = IdempotencyKey()
        try await person.changeJudgement(of: id, to: nil, key: key)
        try await person.changeJudgement(of: id, to: nil, key: key)
        #expect(try await person.liked().isEmpty)
        #expect(try await person.cards(CardRequest(count: 50)).cards.contains { $0.id == id })
    }

    @Test func `the history pages back to its beginning`() async throws {
        let person = try await world.person()
        let shown = try await person.swipe(12) { _ in true }
        var entries: [HistoryEntry] = []
        var before: Int?
        repeat {
            let page = try await person.history(before: before, count: 5)
            entries += page.entries
            before = page.older
        } while before != nil
        #expect(entries.map(\.id) == shown.reversed().map(\.id))
    }

    @Test func `everything can be taken away`() async throws {
        let person = try await world.person()
        let preferences = try await person.setPreferences(Preferences(name: " Ada ", techStack: ["Swift", "swift"]))
        #expect(preferences.name == "Ada" && preferences.techStack == ["Swift"])
        try await person.swipe(6) { $0.repository.language == "Go" }
        let export = try await person.export()
        #expect(export.preferences == preferences)
        #expect(export.history.count == 6)
        #expect(export.liked.allSatisfy { $0.repository.language == "Go" })
    }
}
