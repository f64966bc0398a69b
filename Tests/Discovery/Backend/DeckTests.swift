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

struct DeckTests {
    private let world: DiscoveryWorld

    init() async throws {
        world = try await DiscoveryWorld(starter: smallCatalogue())
    }

    private func decision(_ act: Decision.Act) -> Decision { Decision(act, decidedAt: world.clock.now) }

    @Test func `every card comes once, and then the deck is at its end`() async throws {
        let person = try await world.person()
        let shown = try await person.swipe(60, holding: 4) { $0.repository.language == "Swift" }
        #expect(shown.count == 40)
        #expect(Set(shown.map(\.id)).count == 40)
        let end = try await person.cards(CardRequest(count: 5))
        #expect(end.cards.isEmpty && end.isEnd)
    }

    @Test func `what a screen holds is not sent again`() async throws {
        let person = try await world.person()
        let first = try await person.cards(CardRequest(count: 20)).cards
        let second = try await person.cards(CardRequest(count: 20, held: first.map(\.id))).cards
        #expect(Set(first.map(\.id)).isDisjoint(with: second.map(\.id)))
        #expect(first.count + second.count == 40)
    }

    @Test func `a swipe is in the very next card`() async throws {
        let person = try await world.person()
        let before = try await person.cards(CardRequest(count: 40)).cards
        let rust = before.filter { $0.repository.language == "Rust" }
        let answer = try await person.decide(
            rust.prefix(3).map { decision(.like(repository: $0.id)) },
            then: CardRequest(count: 40)
        )
        func place(_ cards: [Card]) -> Int {
            let rest = Set(rust.dropFirst(3).map(\.id))
            return cards.enumerated().filter { rest.contains($1.id) }.map(\.offset).reduce(0, +)
        }
        let left = before.filter { !rust.prefix(3).map(\.id).contains($0.id) }
        #expect(place(answer.next.cards) < place(left))
        #expect(answer.next.undoDepth == 3)
    }

    @Test func `a saved repository speaks for what is like it`() async throws {
        let person = try await world.person()
        let card = try await person.cards(CardRequest(count: 1)).cards[0]
        let favourites = AccountFavouriteService(database: world.database, account: person.account)
        _ = try await favourites.save(card.repository, key: .init())
        let cards = try await person.cards(CardRequest(count: 20)).cards
        #expect(cards.contains { $0.reasons.contains { $0.cause == .saved(repository: card.id) } })
        #expect(try await person.statistics().saved == 1)
    }

    @Test func `a swipe counts however much is saved`() async throws {
        let world = try await DiscoveryWorld(starter: smallCatalogue(300))
        let person = try await world.person()
        let model = try await world.backend.keeper.current()
        var known = Person<RepositoryCatalogue>()
        known.saved = Set(model.catalogue.repositories[..<280].map(\.id.key))
        known.savedStamp = SavedStamp(count: 280, latest: 1)
        let liked = model.catalogue.repositories[290].id
        _ = try await person.decide(decision(.like(repository: liked)))
        known.ledger = try await person.person().ledger
        known.follow(model)
        let item = try #require(model.item(liked.key))
        #expect(PersonProfile(known, model: model).taste.events.contains(TasteEvent(.like, item)))
    }

    @Test func `filters hold, and each deck has its own`() async throws {
        let person = try await world.person()
        let filters = DeckFilters(languages: ["rust"], excludedTopics: ["cli"], minimumStars: 1_010)
        let key = IdempotencyKey()
        let work = try await person.createDeck(named: " work ", filters: filters, key: key)
        #expect(try await person.createDeck(named: "work", filters: filters, key: key) == work)
        #expect(try await person.decks().map(\.name) == ["", "work"])
        let batch = try await person.cards(CardRequest(deck: work.id, count: 50))
        #expect(!batch.cards.isEmpty && batch.isEnd)
        for card in batch.cards {
            #expect(card.repository.language == "Rust" && !card.repository.topics.contains("cli"))
            #expect(card.repository.stars >= 1_010)
        }
        #expect(try await person.cards(CardRequest(count: 50)).cards.count == 40)
        try await person.deleteDeck(work.id)
        await #expect(throws: DiscoveryError.deckNotFound) {
            try await person.cards(CardRequest(deck: work.id, count: 1))
        }
        let rest = try await person.decks()
        await #expect(throws: DiscoveryError.lastDeck) { try await person.deleteDeck(rest[0].id) }
    }

    @Test func `a topic that is never wanted does not come, until the rule is gone`() async throws {
        let person = try await world.person()
        let never = TasteSubject(.language, "Rust")
        _ = try await person.decide(decision(.never(subject: never)))
        let cards = try await person.cards(CardRequest(count: 50)).cards
        #expect(cards.count == 30 && !cards.contains { $0.repository.language == "Rust" })
        #expect(try await person.topicRules().map(\.kind) == [.never])
        try await person.removeTopicRule(never, key: .init())
        #expect(try await person.cards(CardRequest(count: 50)).cards.count == 40)
    }

    @Test func `less of a topic comes later, and is as before after a month`() async throws {
        let person = try await world.person()
        func places() async throws -> Int {
            try await person.cards(CardRequest(count: 40)).cards.enumerated()
                .filter { $1.repository.topics.contains("cli") }.map(\.offset).reduce(0, +)
        }
        let before = try await places()
        _ = try await person.decide(decision(.less(subject: TasteSubject(.topic, "cli"))))
        #expect(try await places() > before)
        world.clock.advance(31 * 86_400)
        #expect(abs(try await places() - before) < 40)
    }

    @Test func `a card that was sent and not judged rests after an hour, not before`() async throws {
        let person = try await world.person()
        let first = try await person.cards(CardRequest(count: 5)).cards.map(\.id)
        world.clock.advance(600)
        let soon = try await person.cards(CardRequest(count: 5)).cards.map(\.id)
        #expect(Set(soon).intersection(first).count >= 4)
        world.clock.advance(2 * 3600)
        let later = try await person.cards(CardRequest(count: 5)).cards.map(\.id)
        #expect(Set(later).intersection(first).count <= 1)
    }

    @Test func `few cards at a time still leave a place for what few have seen`() async throws {
        let person = try await world.person()
        let shown = try await person.swipe(16, holding: 3) { _ in true }
        #expect(shown.contains { $0.reasons.contains { $0.cause == .exploring } })
        let rows = try await world.database.read { connection in
            try connection.rows("SELECT propensity FROM discovery_events WHERE propensity < 1")
        }
        #expect(!rows.isEmpty)
    }

    @Test func `what reasons say of a card is true, and they do not all say the same`() async throws {
        let person = try await world.person()
        let catalogue = try await world.backend.keeper.current().catalogue
        func subjects(of id: Repository.ID) throws -> Set<TasteSubject> {
            Set(catalogue.subjects(of: try #require(catalogue.item(id.key))).map(\.normalized))
        }
        let shown = try await person.swipe(40) { $0.repository.language == "Swift" || $0.repository.stars > 1_000 }
        let liked = try await person.liked().map(\.id)
        var said: [String: Int] = [:]
        for card in shown {
            for reason in card.reasons {
                let own = try subjects(of: card.id)
                switch reason.cause {
                case .liked(let other):
                    let shared = try own.intersection(subjects(of: other))
                    #expect(!reason.subjects.isEmpty && Set(reason.subjects.map(\.normalized)).isSubset(of: shared))
                case .taste(let subjects, let count):
                    let named = Set(subjects.map(\.normalized))
                    let having = try liked.count { try self.has($0, named, catalogue) }
                    #expect(named.isSubset(of: own) && (3...having).contains(count))
                default: break
                }
            }
            try expectNothingTwice(card)
            if let first = card.reasons.first { said["\(first.cause)", default: 0] += 1 }
        }
        #expect(said.values.max() ?? 0 <= shown.count / 2, "\(said)")
    }

    /// A habit and one liked item together name nothing twice, be it as a topic or as the field of that name.
    private func expectNothingTwice(_ card: Card) throws {
        let named = card.reasons.flatMap { reason -> [String] in
            switch reason.cause {
            case .taste(let subjects, _): subjects.map(\.normalized.name)
            case .liked: reason.subjects.map(\.normalized.name)
            default: []
            }
        }
        let twice = Dictionary(grouping: named, by: \.self).filter { $0.value.count > 1 }
        #expect(twice.isEmpty, "\(card.id.fullName)")
    }

    private func has(
        _ id: Repository.ID,
        _ named: Set<TasteSubject>,
        _ catalogue: ItemCatalogue<RepositoryCatalogue>
    ) throws -> Bool {
        let item = try #require(catalogue.item(id.key))
        return named.isSubset(of: catalogue.subjects(of: item).map(\.normalized))
    }

    @Test func `what resembles a repository is near it`() async throws {
        let person = try await world.person()
        let catalogue = try await world.backend.keeper.current().catalogue
        var alike = 0
        for (item, repository) in catalogue.repositories.enumerated() {
            let similar = try await person.similar(to: repository.id, count: 5)
            #expect(similar.count == 5 && !similar.contains { $0.id == repository.id })
            let own = Set(catalogue.subjects(of: item).filter { $0.kind != .cluster })
            for card in similar {
                let subjects = catalogue.item(card.id.key).map(catalogue.subjects(of:)) ?? []
                if !own.isDisjoint(with: subjects) { alike += 1 }
            }
        }
        // By chance it would be half of them.
        #expect(alike >= 40 * 5 * 3 / 4)
        let unknown = Repository.ID(owner: "no", name: "where")
        await #expect(throws: DiscoveryError.repositoryNotFound(unknown)) {
            try await person.similar(to: unknown, count: 8)
        }
    }
}
