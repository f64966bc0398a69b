import Foundation
import ModerationDomain
import ModerationService
import PitchDeckDomain
import Storage
import StorageTesting
import Testing

@testable import PitchDeckService

/// Counts of facets are kept between searches, and are always those of what the lists show.
@Suite(.everyEngine, .timeLimit(.minutes(2)))
struct FacetCountTests {
    private static let (energy, food) = (CategoryList.id("energy"), CategoryList.id("food"))

    private struct Scene {
        let world: PitchDeckWorld
        let (founder, other): (StoredStartupService, StoredStartupService)

        init() async throws {
            world = try await PitchDeckWorld()
            (founder, other) = (try await world.person(), try await world.person())
        }

        func publish(_ title: String, by service: StoredStartupService, _ number: Int = 0) async throws -> Startup {
            let content = StartupContent(
                title: title,
                category: [energy, food][number % 2],
                location: ["Oslo", "Rome", ""][number % 3],
                stage: number % 2 == 0 ? .seed : .idea,
                teamSize: 1 + number * 6
            )
            return try await service.create(content, edition: .published)
        }

        /// The page of a search, after a look whether its counts are those of what it shows.
        @discardableResult
        func check(_ search: StartupSearch, _ step: String) async throws -> StartupSearchPage {
            var search = search
            search.pageSize = 100
            let page = try await world.nobody.search(search)
            let startups = page.startups
            #expect(page.total == startups.count, "\(step)")
            let freshSince = world.clock.now.addingTimeInterval(-Freshness.limit)
            #expect(page.facets.fresh == startups.count { ($0.confirmedAt ?? .distantPast) > freshSince }, "\(step)")
            // Of what is not narrowed by it, a facet counts what is shown.
            let categories = Dictionary(grouping: startups.compactMap(\.content.category)) { $0 }.mapValues(\.count)
            if search.categories.isEmpty { #expect(page.facets.categories == categories, "\(step)") }
            let places = Dictionary(grouping: startups.map(\.content.location).filter { !$0.isEmpty }) { $0 }
            let counted = Dictionary(uniqueKeysWithValues: page.facets.places.map { ($0.name, $0.count) })
            if search.place == nil { #expect(counted == places.mapValues(\.count), "\(step)") }
            return page
        }

        /// Lists with and without words and choices, two times each: counted, and as it was counted.
        func checkAll(_ step: String, openedAt: Date? = nil) async throws {
            let searches = [
                StartupSearch(openedAt: openedAt), StartupSearch(place: "Oslo", openedAt: openedAt),
                StartupSearch(stages: [.seed], isFresh: true, openedAt: openedAt),
                StartupSearch(includesStale: true, openedAt: openedAt),
                StartupSearch(text: "kite", openedAt: openedAt),
                StartupSearch(text: "kite", place: "Rome", order: .title, openedAt: openedAt),
                StartupSearch(text: "seed", openedAt: openedAt),
            ]
            for search in searches + searches { try await check(search, "\(step): \(search)") }
        }
    }

    @Test func `they follow each change, and time`() async throws {
        let scene = try await Scene()
        let world = scene.world
        try await scene.checkAll("nothing")
        var startups: [Startup] = []
        for number in 0..<7 {
            startups.append(try await scene.publish("Kite \(number)", by: scene.founder, number))
            world.clock.advance(10 * 86_400)
        }
        try await scene.checkAll("publishing")
        var content = startups[0].content
        (content.category, content.location) = (Self.food, "Rome")
        _ = try await scene.founder.update(startups[0].id, content, edition: .draft, ifVersion: nil)
        try await scene.checkAll("a draft")
        _ = try await scene.founder.update(startups[0].id, content, edition: .published, ifVersion: nil)
        try await scene.checkAll("an update")
        try await scene.founder.delete(startups[1].id)
        try await scene.checkAll("deletion")
        _ = try await scene.founder.restore(startups[1].id)
        _ = try await scene.founder.withdraw(startups[2].id)
        try await scene.checkAll("withdrawal")
        for _ in 0..<6 {
            world.clock.advance(24 * 86_400)
            try await scene.checkAll("time")
        }
        _ = try await scene.founder.confirm(startups[3].id)
        try await scene.checkAll("a confirmation")
    }

    @Test func `they leave out what is hidden, what is newer, and whose account is gone`() async throws {
        let scene = try await Scene()
        let world = scene.world
        let gone = try await world.account()
        for number in 0..<4 { _ = try await scene.publish("Kite \(number)", by: scene.founder, number) }
        _ = try await scene.publish("Kite", by: world.service(gone), 1)
        let opened = world.clock.now
        try await scene.checkAll("publishing", openedAt: opened)
        world.clock.advance(60)
        let late = try await scene.publish("Kite school", by: scene.other, 2)
        try await scene.checkAll("one more", openedAt: opened)
        let page = try await scene.check(StartupSearch(text: "kite", openedAt: opened), "one more")
        #expect(page.total == 5 && page.newer == 1)
        let narrowing = StartupNarrowing(search: StartupSearch(openedAt: opened), now: world.clock.now, ranked: nil)
        let totals = try await world.database.read { connection in
            // Taken off one by one, and counted without them.
            try [2_000, 0].map { most in
                try StartupFacetCounts(
                    connection: connection,
                    narrowing: narrowing,
                    tallies: world.known.tallies,
                    mostLeftOut: most
                ).counted().total
            }
        }
        #expect(totals == [5, 5])
        let newer = try await world.nobody.newer(
            than: StartupSearch(text: "kite", categories: [Self.energy], openedAt: opened)
        )
        #expect(newer == 1)
        let item = ReportedItem(kind: "startup", id: late.id.text)
        try await world.moderation(gone).report(item, by: nil, for: .spam, note: "")
        let admin = try await world.admin()
        _ = try await admin.decide(.hidden, on: item, note: "")
        try await scene.checkAll("hidden")
        _ = try await admin.decide(.kept, on: item, note: "")
        try await scene.checkAll("shown again")
        try await world.database.write { try $0.execute("DELETE FROM accounts WHERE id = \(gone)") }
        try await scene.checkAll("an account's end")
        #expect(try await world.nobody.search(StartupSearch()).total == 5)
    }

    @Test func `words are looked up once, and what nobody changed is counted once`() async throws {
        let scene = try await Scene()
        for number in 0..<3 { _ = try await scene.publish("Kite \(number)", by: scene.founder, number) }
        let counted = CountingDatabase(base: scene.world.database)
        func statements(_ search: StartupSearch) async throws -> Int {
            let (now, known) = (scene.world.clock.now, scene.world.known)
            counted.statements.withLock { $0 = 0 }
            _ = try await counted.read { connection in
                let store = StartupStore(connection: connection)
                return try StartupFinder(store: store, search: search, now: now, catalogue: known).page()
            }
            return counted.statements.withLock { $0 }
        }
        // The lists' state, the lists, their texts, what has the words with all that is counted of it, and the page.
        let words = StartupSearch(text: "kite", openedAt: scene.world.clock.now)
        #expect(try await statements(words) == 5)
        #expect(try await statements(words) == 4)
        let (first, again) = (try await statements(StartupSearch()), try await statements(StartupSearch()))
        #expect(again == first - 4)
        try await scene.world.person().viewed(try await scene.publish("Moth", by: scene.other).id)
        #expect(try await statements(StartupSearch()) == first)
        let reader = try await scene.world.person()
        for startup in try await scene.world.nobody.search(StartupSearch()).startups {
            try await reader.viewed(startup.id)
        }
        #expect(try await statements(StartupSearch()) == again)
    }
}
