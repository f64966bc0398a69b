import AccountsDomain
import AccountsService
import Blobs
import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Logging
import ModerationDomain
import ModerationService
import Outbound
import Storage
import StorageTesting
import Synchronization
import Testing
import Uploads

@testable import DiscoveryService
@testable import FindieService

/// The service over a database of the engine under test and a few made-up games, or those of the program.
struct FindieWorld {
    let database: any SQLDatabase
    let accounts: StoredAccountService
    let backend: FindieBackend

    /// A clock that stands still until it is moved.
    final class Clock: Sendable {
        private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

        var now: Date { time.withLock { $0 } }

        func advance(_ seconds: TimeInterval) { time.withLock { $0.addTimeInterval(seconds) } }
    }

    init(
        starter: StarterGames? = nil,
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_800_000_000) },
        database given: (any SQLDatabase)? = nil,
        steam: SteamClient? = nil,
        timing: Timing? = nil
    ) async throws {
        if let given { database = given } else { database = try await TestDatabase.opened() }
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        accounts = try await StoredAccountService(
            database: database,
            records: [FindieRecords()],
            cost: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1),
            logger: logger
        )
        try await AccountModerationService.migrate(database)
        backend = try await FindieBackend(
            database: database,
            starter: try starter ?? StarterGames(Self.games()),
            folder: nil,
            steam: steam,
            timing: timing ?? Timing.live.telling(now),
            logger: logger
        )
    }

    func person() async throws -> PersonFindieService {
        backend.service(for: try await accounts.createGuest(device: "").account.id)
    }

    /// Makers and who reviews, at a time of one's own.
    func makers(
        at now: Date = Date(timeIntervalSince1970: 1_800_000_000),
        proof: StoreProof? = nil,
        needsConfirmedAddress: Bool = false,
        encoder: PictureEncoder = PictureEncoder(),
        copiesInLine: Int = 12,
        heldWords: [String] = []
    ) -> MakerBackend {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        return MakerBackend(
            findie: backend,
            accounts: accounts,
            proof: proof,
            needsConfirmedAddress: needsConfirmedAddress,
            encoder: encoder,
            copiesInLine: copiesInLine,
            filter: WordFilter(words: heldWords),
            now: { now },
            logger: logger
        )
    }

    /// A new member.
    func member(_ email: String, role: Account.Role = .person) async throws -> Account.ID {
        let guest = try await accounts.createGuest(device: "")
        let visit = try #require(try await accounts.visit(by: guest.token))
        let bound = accounts.bound(to: visit.account.id, session: visit.session)
        let ticket = try await bound.signUp(SignUpForm(email: email, password: "a boat on a lake"))
        let account = try await bound.redeem(ticket).account.id
        if role == .admin { _ = try await accounts.grant(.admin, to: email) }
        return account
    }

    /// So many games, the same each time, of four genres, five themes and six makers.
    static func games(_ count: Int = 60) -> String {
        let genres = ["platformer", "strategy", "horror", "puzzle"]
        let themes = ["pixel-art", "fantasy", "space", "cute", "story-rich"]
        let lines = (0..<count).map { number in
            let tags = [genres[number % 4], themes[number % 5], "2d"].joined(separator: ",")
            return "game-\(number)\tGame \(number)\t\(1_000 + number)\tMaker \(number % 6)\twm\t\(number % 5 + 1)"
                + "\t\(50 + number % 50)\t20\(10 + number % 12)-05-01\t\(number * 100)\t\t\(tags)"
                + "\t\(number % 3 == 0 ? "single controller" : number % 5 == 0 ? "local-co-op violence" : "")"
        }
        return "# asOf: 2023-03-01\n" + lines.joined(separator: "\n") + "\n"
    }
}

extension PersonFindieService {
    func decide(_ act: GameDecision.Act, key: IdempotencyKey = IdempotencyKey()) async throws -> GameOutcome? {
        try await decide([GameDecision(act, decidedAt: backend.core.now(), key: key)], then: .none).outcomes.first
    }
}

/// Makers of a world, and who reviews.
extension FindieWorld {
    static let draft = GameDraft(
        title: "Lantern Deep",
        text: "Light the way down a well.",
        tags: ["puzzle", "pixel-art", "fantasy"],
        price: Price(amount: 999),
        itchPage: "https://lantern.itch.io/deep"
    )

    func maker(_ email: String = "mira@example.org") async throws -> AccountMakerService {
        let service = makers().service(for: try await member(email))
        _ = try await service.setMaker(Maker(name: "Lantern Works", hasAgreed: true))
        return service
    }

    func reviewer() async throws -> AccountMakerService {
        makers().service(for: try await member("admin@example.org", role: .admin))
    }

    func moderation(of account: Account.ID) -> AccountModerationService {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        return AccountModerationService(database: database, account: account, now: { now })
    }

    func send(
        _ bytes: Data,
        _ kind: GameMedia.Kind,
        _ id: UUID,
        _ service: AccountMakerService
    ) async throws -> MakerGame {
        var upload = try await service.beginMedia(kind, size: bytes.count, of: id)
        while !upload.isWhole {
            let piece = Data(bytes.dropFirst(upload.received).prefix(50))
            upload = try await service.append(piece, at: upload.received, to: upload.id)
        }
        return try await service.finishMedia(upload.id, as: kind, of: id)
    }

    /// A game that players see.
    func published(
        _ service: AccountMakerService,
        _ reviewer: AccountMakerService,
        _ draft: GameDraft = FindieWorld.draft
    ) async throws -> MakerGame {
        let id = UUID()
        let game = try await service.begin(id)
        _ = try await service.save(draft, of: id, version: game.version)
        _ = try await send(TestMedia.png(1_280, 720), .cover, id, service)
        _ = try await service.handIn(id)
        return try await reviewer.review(id, .publish)
    }
}
