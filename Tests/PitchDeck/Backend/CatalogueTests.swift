import Foundation
import PitchDeckDomain
import StorageTesting
import Testing

@testable import PitchDeckService

/// What the list shows, in which order, and for how long.
@Suite(.everyEngine)
struct CatalogueTests {
    @Test func `facets count what each choice would show, with everything else that was chosen`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let (energy, food) = (CategoryList.id("energy"), CategoryList.id("food"))
        for (category, stage, place, team) in [
            (energy, StartupContent.Stage.seed, "Oslo", 1), (energy, .idea, "Oslo", 5), (food, .seed, "Rome", 60),
        ] {
            _ = try await founder.create(
                StartupContent(title: "A", category: category, location: place, stage: stage, teamSize: team),
                edition: .published
            )
        }
        let page = try await world.nobody.search(StartupSearch(stages: [.seed]))
        #expect(page.total == 2 && page.facets.categories == [energy: 1, food: 1])
        #expect(page.facets.stages == [.seed: 2, .idea: 1])
        #expect(page.facets.places == [.init(name: "Oslo", count: 1), .init(name: "Rome", count: 1)])
        #expect(page.facets.teams == [.solo: 1, .large: 1] && page.facets.fresh == 2 && page.facets.hiring == 0)
        #expect(try await world.nobody.search(StartupSearch(place: "Oslo", team: .small)).total == 1)
    }

    @Test func `what nobody confirms is fresh no longer, then out of our list, and never out of others`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let startup = try await founder.create(StartupContent(title: "Solar Kites"), edition: .published)
        world.clock.advance(91 * 86_400)
        let dimmed = try await world.nobody.search(StartupSearch())
        #expect(dimmed.total == 1 && dimmed.facets.fresh == 0)
        world.clock.advance(90 * 86_400)
        #expect(try await world.nobody.search(StartupSearch()).total == 0)
        #expect(try await world.nobody.search(StartupSearch(includesStale: true)).total == 1)
        #expect(try await world.nobody.startups(StartupQuery()).total == 1)
        _ = try await founder.confirm(startup.id)
        #expect(try await world.nobody.search(StartupSearch(isFresh: true)).total == 1)
    }

    @Test func `what is dimmed comes after what is fresh, but by name and by words in its place`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let kept = try await founder.create(StartupContent(title: "Kite School"), edition: .published)
        world.clock.advance(86_400)
        _ = try await founder.create(StartupContent(title: "Kite"), edition: .published)
        world.clock.advance(50 * 86_400)
        _ = try await founder.confirm(kept.id)
        world.clock.advance(41 * 86_400)
        for (search, first) in [
            (StartupSearch(), "Kite School"), (StartupSearch(order: .newest), "Kite School"),
            (StartupSearch(order: .mostViewed), "Kite School"), (StartupSearch(order: .confirmed), "Kite School"),
            (StartupSearch(order: .title), "Kite"),
            // As it was when the list was opened.
            (StartupSearch(openedAt: world.clock.now.addingTimeInterval(-20 * 86_400)), "Kite"),
        ] {
            #expect(try await world.nobody.search(search).startups.map(\.content.title).first == first, "\(search)")
        }
    }

    @Test func `pages stay where they are while others publish`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        for index in 0..<5 {
            _ = try await founder.create(StartupContent(title: "Old \(index)"), edition: .published)
        }
        let opened = world.clock.now
        world.clock.advance(60)
        _ = try await founder.create(StartupContent(title: "New"), edition: .published)
        var seen: [String] = []
        for page in 1...3 {
            let answer = try await world.nobody.search(StartupSearch(page: page, pageSize: 2, openedAt: opened))
            #expect(answer.total == 5 && answer.newer == 1)
            seen += answer.startups.map(\.content.title)
        }
        #expect(Set(seen).count == 5 && !seen.contains("New"))
    }

    @Test func `what was deleted is gone for all and comes back within a day`() async throws {
        let world = try await PitchDeckWorld()
        let founder = try await world.person()
        let startup = try await founder.create(StartupContent(title: "Solar Kites"), edition: .published)
        try await founder.delete(startup.id)
        #expect(try await world.nobody.search(StartupSearch(text: "solar")).total == 0)
        #expect(try await founder.ownStartups().map(\.deletedAt) == [world.clock.now])
        await #expect(throws: StartupError.notFound(startup.id)) { try await world.person().restore(startup.id) }
        #expect(try await founder.restore(startup.id).content.title == "Solar Kites")
        #expect(try await world.nobody.search(StartupSearch(text: "solar")).total == 1)
        try await founder.delete(startup.id)
        world.clock.advance(86_401)
        try await StoredStartupService.clean(world.database, at: world.clock.now)
        await #expect(throws: StartupError.notFound(startup.id)) { try await founder.restore(startup.id) }
        #expect(try await founder.ownStartups().isEmpty)
    }

    @Test func `a look counts once a person and day, and not the founder's own`() async throws {
        let world = try await PitchDeckWorld()
        let (founder, reader) = (try await world.person(), try await world.person())
        let startup = try await founder.create(StartupContent(title: "Solar Kites"), edition: .published)
        for _ in 0..<3 { try await reader.viewed(startup.id) }
        try await founder.viewed(startup.id)
        try await world.nobody.viewed(startup.id)
        #expect(try await world.nobody.startup(startup.id, edition: .published).views == 1)
        world.clock.advance(86_400)
        try await reader.viewed(startup.id)
        #expect(try await world.nobody.startup(startup.id, edition: .published).views == 2)
    }

    @Test func `samples are there once, say so, and go`() async throws {
        let world = try await PitchDeckWorld()
        try await StartupSamples.write(to: world.database, at: world.clock.now)
        let page = try await world.nobody.search(StartupSearch(pageSize: 100))
        #expect(page.total == 60 && page.startups.allSatisfy(\.isSample))
        #expect(page.startups.allSatisfy { !$0.content.pitch.isEmpty && !$0.content.description.isEmpty })
        #expect(try await StartupSamples.remove(from: world.database) == 60)
        try await StartupSamples.write(to: world.database, at: world.clock.now)
        #expect(try await world.nobody.search(StartupSearch()).total == 0)
    }
}
