import Foundation
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

/// What lists are counted by keeps step with what is published.
@Suite(.everyEngine)
struct StartupListingTests {
    private static let energy = CategoryList.id("energy")

    private static func rows(_ connection: any SQLConnection) throws -> [String] {
        try connection.rows("SELECT * FROM startup_listings ORDER BY document_id").map { row in
            let (id, title, category): (String, String, String?) =
                (try row["document_id"], try row["title_key"], try row["category_id"])
            let numbers: [Int] = [
                try row["published_at"], try row["confirmed_at"], try row["is_sample"], try row["views"],
                try row["is_hiring"], try row["has_deck"], try row["created_at"],
            ]
            let (stage, team, place): (String?, String?, String) =
                (try row["stage"], try row["team"], try row["location"])
            return "\(id) \(title) \(category ?? "") \(numbers) \(stage ?? "") \(team ?? "") \(place)"
        }
    }

    /// The rows that there are, after a look whether they are those that would be written anew.
    private func listed(_ world: PitchDeckWorld, _ step: String) async throws -> [String] {
        let (kept, anew) = try await world.database.write { connection in
            let kept = try Self.rows(connection)
            try connection.execute("DELETE FROM startup_listings")
            try connection.execute(StartupListings.copied)
            return (kept, try Self.rows(connection))
        }
        #expect(kept == anew, "after \(step)")
        return kept
    }

    @Test func `each change is listed as it is written`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let claim = StartupClaim(metric: .hiring, value: 2, unit: "", asOf: world.clock.now)
        var content = StartupContent(title: "Moth", category: Self.energy, stage: .seed, teamSize: 3, claims: [claim])
        let startup = try await founder.create(content, edition: .published)
        #expect(try await listed(world, "publishing").count == 1)
        (content.title, content.teamSize, content.claims) = ("Moths", 70, [])
        _ = try await founder.update(startup.id, content, edition: .draft, ifVersion: nil)
        #expect(try await listed(world, "a draft").first?.contains(" moth ") == true)
        _ = try await founder.update(startup.id, content, edition: .published, ifVersion: nil)
        #expect(try await listed(world, "an update").first?.contains(" large ") == true)
        try await world.person().viewed(startup.id)
        _ = try await listed(world, "a look")
        world.clock.advance(86_400)
        _ = try await founder.confirm(startup.id)
        _ = try await listed(world, "a confirmation")
        _ = try await CategoryKeeper(database: world.database).retire("energy", into: "food")
        #expect(try await listed(world, "another category").first?.contains(CategoryList.id("food").text) == true)
        try await founder.delete(startup.id)
        #expect(try await listed(world, "deletion").isEmpty)
        _ = try await founder.restore(startup.id)
        #expect(try await listed(world, "coming back").count == 1)
        _ = try await founder.withdraw(startup.id)
        #expect(try await listed(world, "withdrawal").isEmpty)
    }

    @Test func `samples are listed as samples, with their decks`() async throws {
        let world = try await PitchDeckWorld()
        try await StartupSamples.write(to: world.database, at: world.clock.now)
        #expect(try await listed(world, "samples").count == 60)
        _ = try await StartupSamples.remove(from: world.database)
        #expect(try await listed(world, "removal").isEmpty)
    }

    @Test func `every choice shows as many as it says, whatever else is chosen`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for index in 0..<24 {
            let claim = StartupClaim(metric: .hiring, value: 1, unit: "", asOf: world.clock.now)
            let content = StartupContent(
                title: "Kite \(index)",
                category: index % 5 == 0 ? nil : CategoryList.id(["energy", "food", "space"][index % 3]),
                location: ["Oslo", "Rome", ""][index / 2 % 3],
                stage: [.seed, .idea, nil][index / 3 % 3],
                teamSize: [1, 7, 30, 99, nil][index % 5],
                claims: index % 4 == 0 ? [claim] : []
            )
            _ = try await founder.create(content, edition: .published)
            world.clock.advance(8 * 86_400)
        }
        let searches = [
            StartupSearch(), StartupSearch(text: "kite"), StartupSearch(stages: [.seed]), StartupSearch(place: "Oslo"),
            StartupSearch(categories: [Self.energy], team: .small), StartupSearch(stages: [.idea], isHiring: true),
            StartupSearch(place: "Rome", isFresh: true), StartupSearch(isHiring: true, includesStale: true),
        ]
        for search in searches {
            let facets = try await world.nobody.search(search).facets
            func total(_ change: (inout StartupSearch) -> Void) async throws -> Int {
                var changed = search
                change(&changed)
                return try await world.nobody.search(changed).total
            }
            for (id, count) in facets.categories { #expect(try await total { $0.categories = [id] } == count) }
            for (stage, count) in facets.stages { #expect(try await total { $0.stages = [stage] } == count) }
            for (team, count) in facets.teams { #expect(try await total { $0.team = team } == count) }
            for place in facets.places { #expect(try await total { $0.place = place.name } == place.count) }
            #expect(try await total { $0.isHiring = true } == facets.hiring, "\(search)")
            #expect(try await total { $0.isFresh = true } == facets.fresh, "\(search)")
            #expect(facets.categories.count + facets.stages.count + facets.teams.count + facets.places.count > 0)
        }
    }

    @Test func `pages go on from what is fresh to what is dimmed, each once`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for index in 0..<7 {
            _ = try await founder.create(StartupContent(title: "Kite \(index)"), edition: .published)
            world.clock.advance(20 * 86_400)
        }
        // Of 140 days ago to 20 days ago; those of the last 90 days are fresh.
        for order in [StartupSearch.Order.relevance, .newest, .mostViewed] {
            var seen: [Bool] = []
            var ids: Set<DocumentID> = []
            for page in 1...5 {
                let found = try await world.nobody.search(StartupSearch(order: order, page: page, pageSize: 2)).startups
                seen += found.map {
                    $0.confirmedAt.map { $0 > world.clock.now.addingTimeInterval(-Freshness.limit) } ?? false
                }
                ids.formUnion(found.map(\.id))
            }
            #expect(seen == [true, true, true, true, false, false, false] && ids.count == 7, "\(order)")
        }
    }
}
