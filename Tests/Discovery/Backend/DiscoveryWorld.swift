import AccountsDomain
import AccountsService
import Calls
import DiscoveryDomain
import Foundation
import GitHubAPI
import Logging
import Outbound
import RepositoriesDomain
import RepositoriesService
import Storage
import StorageTesting
import Synchronization

@testable import DiscoveryService
@testable import RepoFinderService

/// The service over a database of the engine under test, the built-in catalogue and a clock the test moves.
struct DiscoveryWorld {
    let database: any SQLDatabase
    let accounts: StoredAccountService
    let repositories: CatalogRepositoryService
    let backend: DiscoveryBackend
    let clock: MovableClock

    /// `folder` keeps the database and the model; without one the model is in memory.
    init(
        folder: URL? = nil,
        github: ScriptedGitHub? = nil,
        starter: String? = nil,
        thresholds: RetrainingThresholds = RetrainingThresholds(),
        clock: MovableClock = MovableClock()
    ) async throws {
        self.clock = clock
        let timing = Timing(now: { clock.now }, pause: { clock.advance($0 / .seconds(1)) }, random: { 0 })
        if let folder {
            database = try SQLiteDatabase(folder: folder)
        } else {
            database = try await TestDatabase.opened()
        }
        accounts = try await StoredAccountService(
            database: database,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        let client = try github?.client(timing)
        repositories = try await CatalogRepositoryService(
            database: database,
            client: client,
            starter: starter.map { try StarterCatalogue($0) } ?? .builtIn(),
            now: { clock.now }
        )
        backend = try await DiscoveryBackend(
            database: database,
            repositories: repositories,
            client: client,
            folder: folder,
            thresholds: thresholds,
            timing: timing,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
    }

    func person() async throws -> PersonDiscoveryService {
        backend.service(for: try await accounts.createGuest(device: "").account.id)
    }

    /// Ends everything as a stop of the program does.
    func stop() async throws {
        await backend.shutdown()
        try database.close()
    }
}

/// A catalogue of so many repositories, the same each time, in four languages and five topics.
func smallCatalogue(_ count: Int = 40) -> String {
    let languages = ["Swift", "Rust", "Go", "Python"]
    let topics = ["cli", "web", "data", "games", "audio"]
    let lines = (0..<count).map { number in
        let language = languages[number % 4]
        let topic = topics[number % 5]
        return "owner\(number)/repo\(number)\t\(language)\t\(topic),t\(number % 7)\tMIT\t2020\t\(1_000 + number)\t10"
            + "\tdeveloper-tools\tbeginner\t0\t\tDoes \(topic) things in \(language)."
    }
    return "# asOf: 2026-01-01\n" + lines.joined(separator: "\n") + "\n"
}

final class MovableClock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.withLock { $0 } }

    func advance(_ seconds: TimeInterval) {
        time.withLock { $0.addTimeInterval(seconds) }
    }
}

/// GitHub as a list of answers by path with query; what is not in it is 404.
final class ScriptedGitHub: Sendable {
    typealias Answer = @Sendable (_ request: OutboundRequest, _ count: Int) -> OutboundResponse

    private let state = Mutex((answers: [String: Answer](), requests: [OutboundRequest]()))

    static let address = "https://github.test"

    var requests: [OutboundRequest] { state.withLock { $0.requests } }

    /// `count` is how many requests of that path were answered before.
    func answer(_ path: String, _ answer: @escaping Answer) {
        state.withLock { $0.answers[path] = answer }
    }

    func client(_ timing: Timing) throws -> GitHubClient {
        GitHubClient(
            configuration: try GitHubConfiguration(baseURL: Self.address),
            transport: OutboundTransport { request async throws(OutboundFailure) in self.respond(request) },
            timing: timing,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
    }

    private func respond(_ request: OutboundRequest) -> OutboundResponse {
        let (answer, count) = state.withLock { state in
            let path = request.url.path()
            let count = state.requests.count { $0.url.path() == path }
            state.requests.append(request)
            return (state.answers[path], count)
        }
        return answer?(request, count) ?? OutboundResponse(status: 404, body: Data(#"{"message": "Not Found"}"#.utf8))
    }

    /// A repository in the shape GitHub documents.
    static func repository(_ number: Int, stars: Int, created: String = "2026-12-20T00:00:00Z") -> String {
        """
        {"id": \(number), "full_name": "star\(number)/repo\(number)", "private": false, "description": "Shines",
         "language": "Rust", "stargazers_count": \(stars), "forks_count": 1, "topics": ["cli"],
         "created_at": "\(created)", "pushed_at": "2027-01-14T00:00:00Z", "archived": false, "fork": false}
        """
    }
}

extension PersonDiscoveryService {
    /// Swipes through so many cards, one at a time as a screen does, and tells what was shown.
    @discardableResult
    func swipe(_ count: Int, holding: Int = 0, like: (Card) -> Bool) async throws -> [Card] {
        var cards = try await cards(CardRequest(count: holding + 1)).cards
        var shown: [Card] = []
        for _ in 0..<count {
            guard let card = cards.first else { break }
            cards.removeFirst()
            shown.append(card)
            let act: Decision.Act = like(card) ? .like(repository: card.id) : .skip(repository: card.id)
            let answer = try await decide(
                Decision(act, decidedAt: backend.now()),
                then: CardRequest(count: 1, held: cards.map(\.id))
            )
            cards += answer.next.cards
        }
        return shown
    }

    func undo(_ key: IdempotencyKey = IdempotencyKey()) async throws -> DecisionOutcome? {
        try await decide(Decision(.undo(key: nil), decidedAt: backend.now(), key: key)).outcomes.first
    }
}
