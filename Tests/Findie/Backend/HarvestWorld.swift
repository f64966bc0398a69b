import AccountsDomain
import Calls
import FindieDomain
import Foundation
import Logging
import Outbound
import OutboundTesting
import Storage

@testable import FindieService

/// The games' world beside a stand-in for the stores, with a clock that pauses move.
struct HarvestWorld: Sendable {
    let games: FindieWorld
    let clock: FindieWorld.Clock
    let harvester: GameHarvester
    let proof: StoreProof

    var database: any SQLDatabase { games.database }

    /// The day of the clock.
    static let day = ReleaseDay(Date(timeIntervalSince1970: 1_800_000_000))

    static func with(
        games: Int,
        isAlone: Bool = true,
        _ body: (HarvestWorld, StoreStandIn) async throws -> Void
    ) async throws {
        let store = try await StoreStandIn()
        let connections = OutboundConnections(limits: .init(total: .seconds(30)))
        let clock = FindieWorld.Clock()
        let timing = Timing(now: { clock.now }, pause: pause(clock, isAlone), random: { 0 })
        let world = try await FindieWorld(starter: try StarterGames(FindieWorld.games(games)), now: { clock.now })
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let sources = try StoreSources(
            steamAPI: store.address,
            steamStore: store.address,
            itch: store.address,
            itchPages: store.pages
        )
        let stores = GameStores(
            sources: sources,
            transport: connections.transport,
            timing: timing,
            logger: logger,
            isPaced: true
        )
        let harvester = GameHarvester(database: world.database, stores: stores, timing: timing, logger: logger)
        let proof = StoreProof(stores: stores)
        let result: Result<Void, any Error>
        do {
            let world = HarvestWorld(games: world, clock: clock, harvester: harvester, proof: proof)
            result = .success(try await body(world, store))
        } catch {
            result = .failure(error)
        }
        await world.backend.shutdown()
        try await connections.shutdown()
        // A test may have stopped it already.
        try? await store.stop()
        try result.get()
    }

    /// Moves the clock for a harvest that is alone; of two at once, one that is slow must not lose its step to the
    /// other's pauses.
    private static func pause(_ clock: FindieWorld.Clock, _ isAlone: Bool) -> @Sendable (Duration) async -> Void {
        { duration in
            if isAlone { clock.advance(duration / .seconds(1)) } else { await Task.yield() }
        }
    }

    /// A maker's claims at the time of the clock.
    func claims(of account: Account.ID) -> AccountClaimService {
        games.makers(at: clock.now, proof: proof).claims(of: account)
    }

    func harvest() async throws -> GameHarvester.Report { try await harvester.harvest() }

    func game(_ slug: String) async throws -> Game? { try await games.backend.game(slug) }

    func facts() async throws -> [Game] {
        try await database.read { try GameCatalogue.items($0).map(\.game) }
    }

    func pages() async throws -> [StorePage] {
        try await database.read { connection in
            try connection.rows("SELECT facts FROM findie_store_pages ORDER BY store, number")
                .map { try StoredJSON.value(try $0["facts"]) }
        }
    }

    /// Publishes a maker's game.
    func make(_ game: Game) async throws {
        let (account, now, id) = (try await games.member("maker@example.org"), clock.now, UUID())
        try await database.write { connection in
            let made = MadeGameStore(connection: connection, now: now)
            try made.set(Maker(name: "Me", page: "https://example.org", hasAgreed: true), of: account)
            try made.begin(id, of: account)
            try made.publish(game, madeAs: id, by: account)
        }
    }

    // MARK: Answers

    /// All that `GetItems` tells of a game, with files of hashed names and a price without a currency.
    static let whole = #"""
        "name":"Game 0","tags":[{"tagid":1664,"weight":9},{"tagid":4026,"weight":5},{"tagid":999999}],
        "content_descriptorids":[3,5],"is_free":false,
        "platforms":{"windows":true,"mac":true,"steamos_linux":true,"vr_support":{}},
        "basic_info":{"developers":[{"name":"Maker 0"}],"publishers":{}},
        "reviews":{"summary_filtered":{"review_count":9000,"percent_positive":97,"review_score":9}},
        "release":{"steam_release_date":1516896000},
        "assets":{"asset_url_format":"steam/apps/1000/${FILENAME}?t=1","header":"8ab3/header.jpg",
        "library_capsule":"77f1/upright.jpg"},
        "screenshots":{},"links":{},
        "best_purchase_option":{"final_price_in_cents":"999","formatted_final_price":"$9.99","discount_pct":50}
        """#

    /// What `appdetails` tells of a game.
    static func details(price: String) -> String {
        #"""
        {"type":"game","name":"A game","is_free":false,"developers":["Somebody"],"price_overview":\#(price),
        "platforms":{"windows":true,"mac":false,"linux":false},"release_date":{"coming_soon":false,"date":"Feb 24, 2017"}}
        """#
    }

    /// An item of a feed, by `maker/game`.
    static func item(_ number: String, _ title: String, price: String) -> String {
        let parts = number.split(separator: "/")
        return """
            <guid>https://\(parts[0]).itch.io/\(parts[1])</guid><link>https://\(parts[0]).itch.io/\(parts[1])</link>
            <title>\(title) [Free] [Puzzle]</title><plainTitle>\(title)</plainTitle>\(price)
            <description><![CDATA[<img src="https://img.itch.zone/a.png">]]></description>
            <platforms><html>yes</html><osx>yes</osx></platforms><pubDate>Tue, 05 Mar 2024 12:00:00 GMT</pubDate>
            """
    }
}
