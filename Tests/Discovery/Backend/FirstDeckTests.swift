import DiscoveryDomain
import RepositoriesDomain
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

/// With nobody's events and no network, the first deck is visibly that of who answered.
struct FirstDeckTests {
    @Test func `the first cards are of what was answered, the best known among the first ten`() async throws {
        let world = try await DiscoveryWorld()
        let catalogue = try await world.backend.keeper.current().catalogue
        for persona in try Persona.all {
            let person = try await world.person()
            _ = try await person.setPreferences(persona.preferences)
            let cards = try await person.cards(CardRequest(count: 20)).cards
            let names = cards.map(\.repository.id.fullName)
            #expect(cards.count { persona.isRight($0.repository, of: $0.clusters) } >= 17, "\(persona.name): \(names)")
            let expected = persona.expected.filter { catalogue.item($0.lowercased()) != nil }
            #expect(Set(expected).isSubset(of: names), "\(persona.name): \(names)")
            let isBeginner = persona.preferences.experienceLevel == .beginner
            guard let field = persona.preferences.primaryCluster else { continue }
            let inField = catalogue.items(of: TasteSubject(.cluster, field.rawValue)).map { catalogue.items[Int($0)] }
            let suitable = inField.filter { item in
                let isOpen = item.clusters.first == field && !item.repository.isArchived
                return isOpen && !(isBeginner && item.level == "advanced")
            }
            let members: [Repository] = suitable.map { $0.repository }.sorted { $0.stars > $1.stars }
            // Equally many stars are equally well known.
            let least = members.prefix(3).last?.stars ?? 0
            let known = cards.prefix(10).count { $0.clusters.first == field && $0.repository.stars >= least }
            #expect(
                known >= min(3, members.count),
                "\(persona.name): \(members.prefix(3).map { $0.id.fullName }) in \(names)"
            )
        }
        await world.backend.shutdown()
    }

    @Test func `a beginner sees nothing for the advanced that was not named`() async throws {
        let world = try await DiscoveryWorld()
        let catalogue = try await world.backend.keeper.current().catalogue
        let person = try await world.person()
        _ = try await person.setPreferences(
            Preferences(experienceLevel: .beginner, primaryCluster: .devops, techStack: ["Kubernetes"])
        )
        let cards = try await person.cards(CardRequest(count: 20)).cards
        #expect(cards.contains { $0.repository.id.fullName == "kubernetes/kubernetes" })
        for card in cards where !card.repository.topics.contains("kubernetes") {
            let item = try #require(catalogue.item(card.repository.id.key))
            #expect(catalogue.items[item].level != "advanced")
        }
        await world.backend.shutdown()
    }

    @Test func `ten likes in one direction lead further in it`() async throws {
        let world = try await DiscoveryWorld()
        let catalogue = try await world.backend.keeper.current().catalogue
        for cluster in [Cluster.embedded, .machineLearning, .games, .webFrontend, .security] {
            let person = try await world.person()
            func share() async throws -> Int {
                try await person.cards(CardRequest(count: 20)).cards.count { $0.clusters.contains(cluster) }
            }
            let before = try await share()
            for item in catalogue.items(of: TasteSubject(.cluster, cluster.rawValue)).prefix(10) {
                let id = catalogue.repositories[Int(item)].id
                _ = try await person.decide(Decision(.like(repository: id), decidedAt: world.clock.now))
            }
            let after = try await share()
            #expect(after > before && after >= 8, "\(cluster): \(before) → \(after)")
        }
        await world.backend.shutdown()
    }

    @Test func `nothing is said of how cards fit somebody who only gave a name`() async throws {
        let world = try await DiscoveryWorld()
        let person = try await world.person()
        _ = try await person.setPreferences(Preferences(name: "Mira", onboardingCompleted: true))
        let cards = try await person.cards(CardRequest(count: 5)).cards
        #expect(cards.count == 5 && cards.allSatisfy { $0.fit == nil })
        _ = try await person.decide(Decision(.like(repository: cards[0].id), decidedAt: world.clock.now))
        #expect(try await person.cards(CardRequest(count: 5)).cards.allSatisfy { $0.fit != nil })
        await world.backend.shutdown()
    }

    @Test func `the answers are among the reasons, and a card has one to three`() async throws {
        let world = try await DiscoveryWorld()
        let person = try await world.person()
        _ = try await person.setPreferences(Preferences(primaryCluster: .systems, techStack: ["Rust"]))
        let cards = try await person.cards(CardRequest(count: 20)).cards
        #expect(cards.allSatisfy { (1...3).contains($0.reasons.count) && (0...100).contains($0.fit ?? -1) })
        let answered = cards.filter { card in
            card.reasons.contains {
                if case .answers = $0.cause { true } else { false }
            }
        }
        #expect(answered.count >= 10)
        for card in answered {
            for case .answers(let subjects) in card.reasons.map(\.cause) {
                for subject in subjects {
                    let names =
                        [card.repository.language].compactMap(\.self) + card.repository.topics
                        + card.clusters.map(\.rawValue)
                    #expect(names.contains(subject.name))
                }
            }
        }
        await world.backend.shutdown()
    }
}
