import DiscoveryDomain
import Foundation
import Outbound
import RepositoriesDomain
import Storage
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

struct FieldHarvesterTests {
    private func world(remaining: Int = 9) async throws -> (DiscoveryWorld, ScriptedGitHub) {
        let github = ScriptedGitHub()
        let clock = MovableClock()
        github.answer("/search/repositories") { _, count in
            let items = (1...2).map { ScriptedGitHub.repository(count * 2 + $0, stars: 90) }.joined(separator: ",")
            let headers = [
                "content-type": "application/json", "x-ratelimit-limit": "10",
                "x-ratelimit-remaining": String(remaining), "x-ratelimit-resource": "search",
                "x-ratelimit-reset": String(Int(clock.now.timeIntervalSince1970) + 60),
            ]
            let body = #"{"total_count": 2, "incomplete_results": false, "items": [\#(items)]}"#
            return OutboundResponse(status: 200, headers: headers, body: Data(body.utf8))
        }
        return (try await DiscoveryWorld(github: github, starter: smallCatalogue(4), clock: clock), github)
    }

    @Test func `nobody's answers ask for nothing`() async throws {
        let (world, github) = try await world()
        #expect(try await world.backend.harvestField() == nil)
        #expect(github.requests.isEmpty)
        await world.backend.shutdown()
    }

    @Test func `what was answered is asked for once a week, and stored for all`() async throws {
        let (world, github) = try await world()
        let person = try await world.person()
        _ = try await person.setPreferences(Preferences(primaryCluster: .devops, techStack: ["Go"]))
        let wanted = FieldHarvester.wanted(by: [try await person.preferences()])
        #expect(wanted.count == 6)
        for _ in wanted { #expect(try await world.backend.harvestField() == 2) }
        #expect(try await world.backend.harvestField() == nil, "all was asked")
        #expect(Set(github.requests.compactMap { $0.url.query() }).count == 6)
        let stored = try await world.database.read {
            try $0.rows("SELECT key FROM repositories WHERE source = 'github'")
        }
        #expect(stored.count == 12)
        world.clock.advance(8 * 86_400)
        #expect(try await world.backend.harvestField() == 2)
        await world.backend.shutdown()
    }

    @Test func `the last searches are left to people`() async throws {
        let (world, github) = try await world(remaining: 3)
        _ = try await world.person().setPreferences(Preferences(primaryCluster: .games))
        #expect(try await world.backend.harvestField() == 2)
        #expect(try await world.backend.harvestField() == nil)
        #expect(github.requests.count == 1)
        await world.backend.shutdown()
    }

    @Test func `what most people want comes first, and nothing typed is GitHub's syntax`() {
        let people = [
            Preferences(interests: ["rust stars:>1", "dns"]), Preferences(interests: ["dns"]),
        ]
        #expect(FieldHarvester.wanted(by: people).map(\.text) == ["topic:dns", "topic:rust-stars-1"])
    }
}
