import AccountData
import AccountsDomain
import Blobs
import Foundation
import Logging
import Storage
import StorageTesting
import Synchronization

@testable import AccountsService

/// The accounts' service over a database of the engine under test, with a clock the test moves and passwords that cost little.
struct AccountsWorld {
    let database: any SQLDatabase
    let service: StoredAccountService
    let clock: MovableClock
    let blobs: any BlobStore

    static let cheap = ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1)
    static let password = "a boat on a lake"

    init(
        blobs: any BlobStore = MemoryBlobStore(),
        records: [any AccountData] = [],
        options: AccountOptions = AccountOptions(),
        providers: IdentityProviders = IdentityProviders(),
        cost: ScryptCost = cheap,
        database: (any SQLDatabase)? = nil,
        clock: MovableClock = MovableClock(),
        deviceSecret: Data? = nil
    ) async throws {
        self.clock = clock
        self.blobs = blobs
        if let database { self.database = database } else { self.database = try await TestDatabase.opened() }
        service = try await StoredAccountService(
            database: self.database,
            blobs: blobs,
            records: records,
            options: options,
            providers: providers,
            cost: cost,
            deviceSecret: deviceSecret,
            logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() },
            now: { clock.now },
            uptime: { clock.uptime }
        )
    }

    /// What a server does every six hours.
    func clearUp() async throws -> RetentionReport {
        try await service.clearUp(at: try await service.retentionDate())
    }

    /// A browser that has just made a guest.
    func guest(_ device: String = "Firefox on Linux", address: String? = nil) async throws -> Browser {
        try await browser(with: try await service.createGuest(device: device).token, address: address)
    }

    /// A browser of a new member.
    func member(_ email: String = "mira@example.org", password: String = password) async throws -> Browser {
        let guest = try await guest()
        let ticket = try await guest.service.signUp(SignUpForm(email: email, password: password))
        return try await redeem(ticket, guest)
    }

    /// The same browser after it has fetched its new token.
    func redeem(_ ticket: SessionTicket, _ browser: Browser) async throws -> Browser {
        try await self.browser(with: try await browser.service.redeem(ticket).token)
    }

    func browser(with token: SessionToken, address: String? = nil) async throws -> Browser {
        guard let visit = try await service.visit(by: token) else { throw AccountError.notSignedIn }
        return Browser(
            token: token,
            visit: visit,
            service: service.bound(to: visit.account.id, session: visit.session, address: { address })
        )
    }

    func count(_ table: String) async throws -> Int {
        try await database.read { try $0.row("SELECT COUNT(*) AS rows FROM \(raw: table)")?["rows"] ?? 0 }
    }

    struct Browser {
        var token: SessionToken
        var visit: Visit
        var service: BoundAccountService
    }
}

extension EndedSession {
    init?(_ visit: Visit, askedItself: Bool = false) {
        self.init(payload: "\(visit.account.id)/\(visit.session)")
        self.askedItself = askedItself
    }
}

final class MovableClock: Sendable {
    /// 1 January 2026, 00:00 UTC.
    private let date = Mutex(Date(timeIntervalSince1970: 1_767_225_600))
    private let passed = Mutex(Duration.zero)

    var now: Date { date.withLock { $0 } }
    /// What no one sets.
    var uptime: Duration { passed.withLock { $0 } }

    func advance(hours: Double) {
        date.withLock { $0 += hours * 3_600 }
        passed.withLock { $0 += .seconds(hours * 3_600) }
    }

    /// The clock is set, and no time passes.
    func jump(days: Double) {
        date.withLock { $0 += days * 86_400 }
    }

    func advance(days: Double) {
        advance(hours: days * 24)
    }
}
