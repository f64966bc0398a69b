import DiscoveryDomain
import Testing

struct PreferencesTests {
    @Test func `words are trimmed and kept once, interests in lower case`() throws {
        let preferences = Preferences(
            name: "  ",
            primaryCluster: .games,
            secondaryClusters: [.games, .mobile, .mobile],
            techStack: [" Rust ", "rust", "", "C\u{0}#"],
            interests: ["CLI", "cli "]
        )
        let kept = try preferences.validated()
        #expect(kept.name == nil)
        #expect(kept.secondaryClusters == [.mobile])
        #expect(kept.techStack == ["Rust", "C #"])
        #expect(kept.interests == ["cli"])
    }

    @Test func `too much of anything is refused with its field`() {
        let long = String(repeating: "x", count: 61)
        #expect(throws: DiscoveryError.invalid(field: "name", reason: .tooLong)) {
            try Preferences(name: long).validated()
        }
        #expect(throws: DiscoveryError.invalid(field: "interests", reason: .tooMany)) {
            try Preferences(interests: (0..<31).map(String.init)).validated()
        }
        #expect(throws: DiscoveryError.invalid(field: "name", reason: .empty)) { try Deck.validated(name: " \n") }
    }

    @Test(arguments: Cluster.allCases)
    func `every cluster suggests its own topics first`(cluster: Cluster) {
        let suggested = Preferences.suggestedInterests(for: [cluster])
        #expect(Array(suggested.prefix(cluster.topics.count)) == cluster.topics)
        #expect(Set(suggested).count == suggested.count && suggested.count <= 24)
    }
}
