import AccountsDomain
import AccountsService
import Calls
import DestinyDomain
import Foundation
import Logging
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import DestinyService

/// A backend over a database of the engine under test with a clock that tests own, and a guest.
final class GuideWorld: Sendable {
    let database: any SQLDatabase
    let backend: AstrologyBackend
    let account: Account
    let accounts: StoredAccountService
    private let box = ClockBox(Births.now)

    init(wording: (any AnswerWording)? = nil, finder: PlaceFinder? = nil, hasBirth: Bool = true) async throws {
        database = try await TestDatabase.opened()
        accounts = try await StoredAccountService(
            database: database,
            logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
        )
        account = try await accounts.createGuest(device: "").account
        let box = box
        backend = try await AstrologyBackend(
            database: database,
            provider: wording,
            finder: finder,
            now: { box.now }
        )
        if hasBirth { _ = try await backend.profile(of: account).save(try Births.exact()[0]) }
    }

    var now: Date { box.now }

    func advance(by seconds: TimeInterval) { box.advance(by: seconds) }

    var conversations: AccountConversationService { backend.conversations(of: account) }

    /// Another process over the same database.
    func restarted(
        wording: (any AnswerWording)? = nil,
        verifyPurchase: AstrologyBackend.PurchaseVerifier? = nil
    ) async throws -> AstrologyBackend {
        let box = box
        return try await AstrologyBackend(
            database: database,
            provider: wording,
            verifyPurchase: verifyPurchase,
            now: { box.now }
        )
    }

    /// Asks and waits for the answer.
    @discardableResult
    func ask(_ text: String, in thread: UUID? = nil) async throws -> (asked: AskedQuestion, answer: Message) {
        let asked = try await conversations.ask(text, in: thread, key: IdempotencyKey())
        return (asked, try await conversations.answer(asked.answer.id))
    }

    func count(_ table: String) async throws -> Int {
        try await database.read { try $0.row(SQL(raw: "SELECT COUNT(*) AS total FROM \(table)"))?["total"] ?? 0 }
    }
}

/// The time by which a backend lives in a test.
final class ClockBox: Sendable {
    private let date: Mutex<Date>

    init(_ date: Date) { self.date = Mutex(date) }

    var now: Date { date.withLock { $0 } }
    func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
