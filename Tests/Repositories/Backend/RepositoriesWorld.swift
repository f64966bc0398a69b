import AccountsDomain
import AccountsService
import Foundation
import Logging
import RepositoriesDomain
import RepositoriesService
import Storage
import StorageTesting
import Synchronization

/// The service over an empty database, with a scripted GitHub and a clock the test moves.
struct RepositoriesWorld {
    let database: any SQLDatabase
    let accounts: StoredAccountService
    let github = FakeGitHub()
    let clock = MovableClock()
    let service: CatalogRepositoryService

    /// Three boats are the starter catalogue unless the test brings another.
    static let starterText = """
        # asOf: 2026-01-01
        octo/boat\tSwift\tboats,water\tMIT\t2020\t1200\t30\tgames\tbeginner\t0\thttps://boat.example\tFloats on water.
        octo/ship\tRust\tboats,sea\t\t2018\t45000\t900\tgames\tadvanced\t0\t\tCrosses the sea.
        dock/raft\tSwift\twood\tMIT\t2015\t80\t3\tgames\tbeginner\t1\t\tA few logs and a rope.
        """

    /// `starter` takes the place of the three repositories of ``starterText``; nothing of `ranked` is there before `fill`.
    init(
        isLive: Bool = true,
        token: String? = nil,
        starter: StarterCatalogue? = nil,
        ranked: RankedCatalogue? = nil
    ) async throws {
        let clock = clock
        database = try await TestDatabase.opened()
        accounts = try await StoredAccountService(
            database: database,
            records: [FavouriteRecords()],
            cost: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1),
            logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
        )
        service = try await CatalogRepositoryService(
            database: database,
            client: isLive ? try github.client(token: token, now: { clock.now }) : nil,
            starter: starter ?? StarterCatalogue(Self.starterText),
            ranked: ranked,
            now: { clock.now }
        )
    }

    func favourites() async throws -> AccountFavouriteService {
        let clock = clock
        let account = try await accounts.createGuest(device: "").account.id
        return AccountFavouriteService(database: database, account: account, now: { clock.now })
    }

    /// Lets what is asked behind come to its end, by joining it.
    func settleSearch(_ text: String) async throws {
        _ = try await service.search(.init(text: text), page: 1, effort: .newest)
    }
}

final class MovableClock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.withLock { $0 } }

    func advance(_ seconds: TimeInterval) {
        time.withLock { $0.addTimeInterval(seconds) }
    }
}

extension Repository.ID: ExpressibleByStringLiteral {
    /// Reads `owner/name`.
    public init(stringLiteral text: String) {
        let parts = text.split(separator: "/")
        self.init(owner: String(parts[0]), name: String(parts[1]))
    }
}

extension Repository {
    static func test(_ id: ID = "octo/boat", stars: Int = 1, summary: String = "Floats") -> Repository {
        Repository(
            id: id,
            summary: summary,
            topics: [],
            stars: stars,
            forks: 0,
            isArchived: false,
            isFork: false,
            origin: .starter(asOf: Date(timeIntervalSince1970: 0))
        )
    }
}
