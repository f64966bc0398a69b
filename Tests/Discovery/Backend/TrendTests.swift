import Calls
import DiscoveryDomain
import Foundation
import GitHubAPI
import Outbound
import RepositoriesDomain
import RepositoriesService
import Storage
import Testing

@testable import DiscoveryService
@testable import RepoFinderService

struct TrendTests {
    private let world: DiscoveryWorld

    init() async throws {
        world = try await DiscoveryWorld(starter: smallCatalogue(4))
    }

    /// Stores what GitHub says of one repository today, and counts the day.
    private func count(_ stars: [Int: Int], archived: Set<Int> = []) async throws {
        let now = world.clock.now
        try await world.database.write { connection in
            let intake = RepositoryIntake(connection: connection)
            for (number, stars) in stars {
                let repository = Repository(
                    id: .init(owner: "star\(number)", name: "repo"),
                    summary: "Shines",
                    language: number % 2 == 0 ? "Rust" : "Go",
                    topics: [],
                    stars: stars,
                    forks: 0,
                    isArchived: archived.contains(number),
                    isFork: false,
                    createdAt: now.addingTimeInterval(-5 * 86_400),
                    origin: .github(fetchedAt: now)
                )
                _ = try intake.store(GitHubRepository(number: Int64(number), repository: repository))
            }
            _ = try SnapshotStore(connection: connection).take(on: SnapshotStore.day(of: now))
        }
    }

    private func numbers(_ list: TrendingList) -> [Int] {
        list.entries.compactMap { Int($0.id.owner.dropFirst(4)) }
    }

    @Test func `nothing fetched shows the starter catalogue and says so`() async throws {
        let list = try await world.person().trending(TrendingQuery())
        #expect(list.basis == .starter && list.entries.count == 4)
        #expect(list.entries.allSatisfy { $0.gain == nil })
    }

    @Test func `one count is no gain, so that the newest are shown and it is said`() async throws {
        try await count([1: 50, 2: 900])
        let list = try await world.person().trending(TrendingQuery())
        #expect(list.countingSince == SnapshotStore.date(of: SnapshotStore.day(of: world.clock.now)))
        guard case .newest = list.basis else {
            Issue.record("\(list.basis)")
            return
        }
        #expect(numbers(list) == [2, 1])
    }

    @Test func `who gains most comes first, and for their size the small`() async throws {
        for day in 0..<8 {
            try await count(
                [1: 100_000 + day * 40, 2: 1_000 + day * 30, 3: 5_000 - day, 4: 200 + day * 50],
                archived: [4]
            )
            if day < 7 { world.clock.advance(86_400) }
        }
        let person = try await world.person()
        let trending = try await person.trending(TrendingQuery(period: .week))
        #expect(numbers(trending) == [1, 2])
        #expect(trending.entries.map(\.gain) == [280, 210])
        #expect(numbers(try await person.trending(TrendingQuery(period: .week, kind: .rising))) == [2, 1])
        #expect(numbers(try await person.trending(TrendingQuery(language: "rust", period: .today))) == [2])
        guard case .snapshots(let since, let latest) = trending.basis else {
            Issue.record("\(trending.basis)")
            return
        }
        #expect(latest.timeIntervalSince(since) == 7 * 86_400)
    }

    @Test func `what was judged or saved is not new to me`() async throws {
        for day in 0..<3 {
            try await count([1: 100 + day * 9, 2: 100 + day * 6, 3: 100 + day * 3])
            world.clock.advance(86_400)
        }
        let person = try await world.person()
        let one = Repository.ID(owner: "star1", name: "repo")
        _ = try await person.decide(Decision(.skip(repository: one), decidedAt: world.clock.now))
        let all = try await person.trending(TrendingQuery())
        #expect(all.entries[0].judgement == .skip)
        let favourites = AccountFavouriteService(database: world.database, account: person.account)
        _ = try await favourites.save(all.entries[1].repository, key: .init())
        #expect(numbers(try await person.trending(TrendingQuery(isNewToMe: true))) == [3])
        #expect(try await person.trending(TrendingQuery()).entries.map(\.isSaved) == [false, true, false])
    }

    private static let scores: [(gains: [Double], score: Double)] = [
        ([100], 100), ([100, 50], 75), ([100, 50, 10], 65), ([9_000, 10], 1_005), ([9_000, 800], 4_400),
        ([30_000, 100, 50], 1_037.5),
    ]

    @Test(arguments: scores)
    func `the score is the formula's`(gains: [Double], score: Double) {
        #expect(TrendFormula.score(gains) == score)
    }

    @Test func `a day without a count lies on the line between its neighbours`() {
        var series = StarSeries()
        for (day, stars) in [(10, 100), (14, 180), (24, 200)] { series.append(day: day, stars: stars) }
        #expect(series.stars(on: 9) == nil)
        #expect(series.stars(on: 12) == 140)
        #expect(series.stars(on: 30) == 200)
        #expect(series.gains(upTo: 24, length: 7) == [(200.0 - 186.0), 86.0])
        #expect(series.gains(upTo: 10, length: 7).isEmpty)
        #expect(series.gains(upTo: 12, length: 7) == [40])
    }

    @Test func `a harvest asks within the limit, stores, and counts the day`() async throws {
        let github = ScriptedGitHub()
        let clock = MovableClock()
        let world = try await DiscoveryWorld(github: github, starter: smallCatalogue(4), clock: clock)
        github.answer("/search/repositories") { _, count in
            let reset = String(Int(clock.now.timeIntervalSince1970) + 60)
            if count % 11 == 10 {
                return OutboundResponse(
                    status: 403,
                    headers: [
                        "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset, "x-ratelimit-resource": "search",
                    ]
                )
            }
            let items = (1...3).map { ScriptedGitHub.repository(count * 3 + $0, stars: 10 * $0) }.joined(separator: ",")
            let body = #"{"total_count": 3, "incomplete_results": false, "items": [\#(items)]}"#
            return OutboundResponse(status: 200, headers: ["content-type": "application/json"], body: Data(body.utf8))
        }
        var news = try await world.person().newTrends().makeAsyncIterator()
        let report = try #require(try await world.backend.harvestWhenDue())
        #expect(await news.next() != nil, "open pages hear of it")
        #expect(report.searches == TrendHarvester.queries(at: clock.now).count)
        #expect((28...32).contains(report.searches))
        #expect(report.counted == report.searches * 3)
        #expect(github.requests.allSatisfy { $0.url.query()?.contains("per_page=100") == true })
        #expect(try await world.backend.harvestWhenDue() == nil, "the day was counted")
        clock.advance(86_400)
        #expect(try await world.backend.harvestWhenDue()?.counted == report.searches * 3)
        await world.backend.shutdown()
    }

    @Test func `repositories that a count elsewhere brought are ranked once the list is read`() async throws {
        let person = try await world.person()
        #expect(try await world.backend.keeper.current().itemCount == 4)
        for day in 0..<2 {
            try await count(Dictionary(uniqueKeysWithValues: (1...100).map { ($0, 50 + 9 * day * $0) }))
            if day == 0 { world.clock.advance(86_400) }
        }
        #expect(try await person.trending(TrendingQuery()).entries.count == 100)
        await world.backend.settle()
        #expect(try await world.backend.keeper.current().itemCount == 104)
    }
}
