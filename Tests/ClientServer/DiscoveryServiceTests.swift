import Calls
import DiscoveryDomain
import Foundation
import RepositoriesDomain
import StorageTesting
import Testing

/// One after the other: each learns a model of its own from the starter catalogue, and twenty at once would keep each
/// other's calls waiting until they give up.
@Suite(.serialized)
struct DiscoveryServiceTests {
    @Test(arguments: ServicePlace.allCases)
    func `the first deck follows the answers`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let wanted = Preferences(
                name: "Ada & “Bob”",
                experienceLevel: .beginner,
                primaryCluster: .systems,
                techStack: ["Rust", "C++"],
                goals: [.learningNewTech],
                onboardingCompleted: true
            )
            #expect(try await services.discovery.setPreferences(wanted) == wanted)
            #expect(try await services.discovery.preferences() == wanted)
            let cards = try await services.discovery.cards(CardRequest(count: 20)).cards
            #expect(cards.count == 20)
            let followed = cards.count {
                $0.clusters.contains(.systems) || ["Rust", "C++"].contains($0.repository.language)
            }
            #expect(followed >= 14)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a swipe answers with the next card, and undo with the last`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let held = try await services.discovery.cards(CardRequest(count: 3)).cards
            let like = Decision(.like(repository: held[0].id), decidedAt: TestDate.now)
            let next = CardRequest(count: 1, held: held.dropFirst().map(\.id))
            let answer = try await services.discovery.decide(like, then: next)
            #expect(answer.outcomes == [DecisionOutcome(key: like.key, result: .recorded)])
            #expect(answer.next.cards.count == 1 && answer.next.undoDepth == 1)
            #expect(!held.map(\.id).contains(answer.next.cards[0].id))
            #expect(try await services.discovery.decide(like).outcomes.map(\.result) == [.alreadyRecorded])
            #expect(try await services.discovery.liked().map(\.id) == [held[0].id])
            let undo = try await services.discovery.decide(Decision(.undo(key: nil), decidedAt: TestDate.now))
            #expect(undo.outcomes[0].restored?.id == held[0].id && undo.outcomes[0].undone == like.key)
            #expect(try await services.discovery.history(before: nil, count: 10).entries.isEmpty)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `decks are made, changed and removed`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let filters = DeckFilters(languages: ["Rust"], excludedTopics: ["cli"], minimumStars: 10, activity: .year)
            var deck = try await services.discovery.createDeck(named: "work", filters: filters, key: .init())
            deck.name = "weekend"
            deck.filters = .none
            #expect(try await services.discovery.updateDeck(deck) == deck)
            #expect(try await services.discovery.decks().last == deck)
            try await services.discovery.deleteDeck(deck.id)
            try await services.discovery.deleteDeck(deck.id)
            await #expect(throws: DiscoveryError.deckNotFound) { try await services.discovery.updateDeck(deck) }
            let first = try await services.discovery.decks()[0]
            await #expect(throws: DiscoveryError.lastDeck) { try await services.discovery.deleteDeck(first.id) }
            await #expect(throws: DiscoveryError.invalid(field: "name", reason: .tooLong)) {
                let name = String(repeating: "n", count: 41)
                return try await services.discovery.createDeck(named: name, filters: .none, key: .init())
            }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `what was judged is listed, changed, counted and taken away`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let cards = try await services.discovery.cards(CardRequest(count: 4)).cards
            let decisions = cards.map { Decision(.skip(repository: $0.id), decidedAt: TestDate.now) }
            _ = try await services.discovery.decide(decisions, then: .none)
            try await services.discovery.changeJudgement(of: cards[0].id, to: .like, key: .init())
            try await services.discovery.changeJudgement(of: cards[1].id, to: nil, key: .init())
            let noted = try await services.discovery.annotateLiked(cards[0].id, tags: ["x"], note: "a\nb")
            #expect(noted.tags == ["x"] && noted.note == "a\nb")
            let history = try await services.discovery.history(before: nil, count: 2)
            #expect(history.entries.count == 2 && history.older != nil)
            let statistics = try await services.discovery.statistics()
            #expect(statistics.judged == 3 && statistics.liked == 1)
            let export = try await services.discovery.export()
            #expect(export.history.count == 3 && export.liked == [noted])
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `rules hold until they are removed`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let subject = TasteSubject(.language, "C#")
            _ = try await services.discovery.decide(Decision(.never(subject: subject), decidedAt: TestDate.now))
            let rules = try await services.discovery.topicRules()
            #expect(rules.map(\.kind) == [.never])
            try await services.discovery.removeTopicRule(rules[0].subject, key: .init())
            #expect(try await services.discovery.topicRules().isEmpty)
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `clusters, trends and what is similar are told`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let clusters = try await services.discovery.clusters()
            #expect(clusters.map(\.cluster) == Cluster.allCases && clusters.allSatisfy { $0.repositoryCount > 0 })
            let trends = try await services.discovery.trending(TrendingQuery(language: "Rust", isNewToMe: true))
            #expect(trends.basis == .starter && trends.entries.allSatisfy { $0.repository.language == "Rust" })
            let id = Repository.ID(owner: "vapor", name: "vapor")
            let similar = try await services.discovery.similar(to: id, count: 5)
            #expect(similar.count == 5 && !similar.map(\.id).contains(id))
            let unknown = Repository.ID(owner: "no", name: "where")
            await #expect(throws: DiscoveryError.repositoryNotFound(unknown)) {
                try await services.discovery.similar(to: unknown, count: 5)
            }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `without a network there is no import`(place: ServicePlace) async throws {
        try await place.withServices { services in
            #expect(try await services.discovery.starImport() == nil)
            await #expect(throws: DiscoveryError.offline) {
                try await services.discovery.startStarImport(of: "ada")
            }
            try await services.discovery.stopStarImport()
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `without a network nobody looks for releases`(place: ServicePlace) async throws {
        try await place.withServices { services in
            let radar = try await services.discovery.lookAtReleases(refresh: true)
            #expect(radar == .off)
        }
    }
}
