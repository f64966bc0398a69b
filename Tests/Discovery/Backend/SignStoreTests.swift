import DiscoveryDomain
import Foundation
import RepositoriesDomain
import Storage
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

struct SignStoreTests {
    private let world: DiscoveryWorld

    init() async throws {
        world = try await DiscoveryWorld(starter: smallCatalogue(4))
    }

    /// Counts of one repository of the catalogue, by day; says which it is.
    private func count(_ stars: [Int: Int]) async throws -> Repository.ID {
        let card = try #require(try await world.person().cards(CardRequest(count: 1)).cards.first)
        let key = card.id.key
        try await world.database.write { connection in
            for (day, stars) in stars {
                try connection.execute(
                    """
                    INSERT INTO repository_snapshots (number, day, stars, forks)
                    SELECT number, \(day), \(stars), 0 FROM repositories WHERE key = \(key)
                    """
                )
            }
        }
        return card.id
    }

    private func signs(of id: Repository.ID) async throws -> CardSigns? {
        let cards = try await world.person().cards(CardRequest(count: 4)).cards
        return try #require(cards.first { $0.id == id }).signs
    }

    @Test func `of what nobody heard of nothing is said`() async throws {
        let cards = try await world.person().cards(CardRequest(count: 4)).cards
        #expect(cards.count == 4 && cards.allSatisfy { $0.signs == nil })
    }

    @Test func `weeks that were counted whole are told, the oldest first`() async throws {
        let id = try await count([100: 1_000, 107: 1_070, 110: 1_076, 114: 1_084, 121: 1_080])
        #expect(try await signs(of: id)?.weeklyStars == [70, 14, 0])
    }

    @Test func `one week alone, or less, is no line`() async throws {
        let id = try await count([100: 1_000, 107: 1_070, 108: 1_090])
        #expect(try await signs(of: id) == nil)
    }

    @Test func `a release that was heard of is told, with a skip too`() async throws {
        let published = Date(timeIntervalSince1970: 1_700_000_000)
        let cards = try await world.person().cards(CardRequest(count: 2)).cards
        let (id, other) = (cards[0].id, cards[1].id)
        let key = id.key
        try await world.database.write { connection in
            try connection.execute(
                """
                INSERT INTO repository_details (number, release_name, release_at, fetched_at)
                SELECT number, '2.0', \(published), \(published) FROM repositories WHERE key = \(key)
                """
            )
        }
        let expected = CardSigns(releaseName: "2.0", releasedAt: published)
        #expect(try await signs(of: id) == expected)
        let skip = Decision(.skip(repository: other), decidedAt: world.clock.now)
        let next = try await world.person().decide([skip], then: CardRequest(count: 4)).next
        #expect(next.cards.first { $0.id == id }?.signs == expected)
    }
}

struct VitalityTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func state(pushed: Double, origin: Repository.Origin) -> Vitality.State {
        let repository = Repository(
            id: Repository.ID(owner: "octo", name: "boat"),
            summary: "Floats",
            topics: [],
            stars: 1,
            forks: 0,
            isArchived: false,
            isFork: false,
            pushedAt: Self.now.addingTimeInterval(-pushed * 86_400),
            origin: origin
        )
        return Vitality(of: repository, at: Self.now).state
    }

    @Test func `what ships with the program is judged by the day of its facts`() {
        let shipped = Repository.Origin.starter(asOf: Self.now.addingTimeInterval(-400 * 86_400))
        #expect(state(pushed: 401, origin: shipped) == .active)
        #expect(state(pushed: 500, origin: shipped) == .slow)
        #expect(state(pushed: 800, origin: shipped) == .quiet)
        #expect(state(pushed: 401, origin: .github(fetchedAt: Self.now)) == .quiet)
    }
}
