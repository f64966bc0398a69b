import DiscoveryDomain
import RepositoriesDomain
import Testing

@testable import DiscoveryService

/// With nobody's events and no network, the first deck is visibly that of who answered.
struct FirstDeckTests {
    struct Persona: Sendable, CustomTestStringConvertible {
        var name: String
        var preferences: Preferences

        var testDescription: String { name }

        /// Whether a card is of a field or in a language or topic that was named.
        func isMatch(_ card: Card) -> Bool {
            let clusters = [preferences.primaryCluster].compactMap(\.self) + preferences.secondaryClusters
            let words = Set((preferences.techStack + preferences.interests).map { $0.lowercased() })
            return !Set(card.clusters).isDisjoint(with: clusters)
                || words.contains(card.repository.language?.lowercased() ?? "")
                || !words.isDisjoint(with: card.repository.topics)
        }
    }

    static let personas: [Persona] = [
        Persona(
            name: "Rust, systems, beginner",
            preferences: Preferences(experienceLevel: .beginner, primaryCluster: .systems, techStack: ["Rust"])
        ),
        Persona(
            name: "Python, data science",
            preferences: Preferences(
                experienceLevel: .intermediate,
                primaryCluster: .dataScience,
                secondaryClusters: [.machineLearning],
                techStack: ["Python"],
                projectType: .dataAnalysis
            )
        ),
        Persona(
            name: "iOS developer",
            preferences: Preferences(primaryCluster: .mobile, techStack: ["Swift"], projectType: .mobileApp)
        ),
        Persona(
            name: "DevOps",
            preferences: Preferences(
                primaryCluster: .devops,
                techStack: ["Go", "Docker", "Kubernetes"],
                interests: ["monitoring"]
            )
        ),
        Persona(
            name: "game developer",
            preferences: Preferences(primaryCluster: .games, techStack: ["C++"], projectType: .game)
        ),
        Persona(
            name: "security",
            preferences: Preferences(experienceLevel: .advanced, primaryCluster: .security, interests: ["cryptography"])
        ),
        Persona(
            name: "web front end",
            preferences: Preferences(
                experienceLevel: .beginner,
                primaryCluster: .webFrontend,
                techStack: ["TypeScript", "JavaScript"]
            )
        ),
        Persona(
            name: "embedded",
            preferences: Preferences(primaryCluster: .embedded, techStack: ["C"], projectType: .device)
        ),
        Persona(
            name: "only a language",
            preferences: Preferences(techStack: ["Elixir", "Ruby"])
        ),
        Persona(
            name: "terminal",
            preferences: Preferences(primaryCluster: .commandLine, interests: ["terminal", "cli"])
        ),
    ]

    @Test func `the first twenty cards follow the answers`() async throws {
        let world = try await DiscoveryWorld()
        for persona in Self.personas {
            let person = try await world.person()
            _ = try await person.setPreferences(persona.preferences)
            let cards = try await person.cards(CardRequest(count: 20)).cards
            #expect(cards.count == 20)
            let share = cards.count(where: persona.isMatch)
            #expect(share >= 14, "\(persona.name): \(share) of 20")
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

    @Test func `the answers are among the reasons, and a card has one to three`() async throws {
        let world = try await DiscoveryWorld()
        let person = try await world.person()
        _ = try await person.setPreferences(Preferences(primaryCluster: .systems, techStack: ["Rust"]))
        let cards = try await person.cards(CardRequest(count: 20)).cards
        #expect(cards.allSatisfy { (1...3).contains($0.reasons.count) && (0...100).contains($0.fit) })
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
