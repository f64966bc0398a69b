import AccountsDomain
import AccountsService
import Foundation
import Logging
import ModerationDomain
import ModerationService
import Storage
import Synchronization
import Testing

struct AccountModerationServiceTests {
    private let database: SQLiteDatabase
    private let accounts: StoredAccountService
    private let clock = MovableClock()
    private let item = ReportedItem(kind: "pitch", id: "7")

    init() async throws {
        database = try SQLiteDatabase()
        accounts = try await StoredAccountService(
            database: database,
            records: [ModerationRecords()],
            cost: ScryptCost(logRounds: 4, blockSize: 8, parallelism: 1),
            logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
        )
        try await AccountModerationService.migrate(database)
    }

    @Test func `reports of one item wait as one, the most reported item first`() async throws {
        let (first, second, admin) = (try await person(), try await person(), try await self.admin())
        let author = UUID()
        try await first.service.report(.init(kind: "pitch", id: "1"), by: nil, for: .other, note: "")
        try await first.service.report(item, by: author, for: .spam, note: "twice a day")
        try await second.service.report(item, by: author, for: .harassment, note: "")
        try await person().service.report(item, by: author, for: .harassment, note: " rude ")
        let queue = try await admin.queue()
        #expect(queue.map(\.item.id) == ["7", "1"])
        #expect(queue.first?.count == 3)
        #expect(queue.first?.author == author)
        #expect(queue.first?.reasons == [.harassment, .spam])
        #expect(Set(queue.first?.notes ?? []) == ["twice a day", "rude"])
    }

    @Test func `who reported something holds something`() async throws {
        let (reporter, other) = (try await person(), try await person())
        try await reporter.service.report(item, by: nil, for: .spam, note: "")
        let held = try await database.read { connection in
            try [reporter, other].map { try ModerationRecords().holdsSomething(of: $0.id, connection) }
        }
        #expect(held == [true, false])
    }

    @Test func `a person's second report of an item takes the place of the first`() async throws {
        let person = try await person()
        try await person.service.report(item, by: nil, for: .spam, note: "a")
        try await person.service.report(item, by: nil, for: .violence, note: "b")
        let report = try #require(try await admin().queue().first)
        #expect(report.count == 1)
        #expect(report.reasons == [.violence])
    }

    @Test func `what is decided leaves the queue, and a later report brings it back`() async throws {
        let admin = try await admin()
        try await person().service.report(item, by: nil, for: .spam, note: "")
        clock.advance(1)
        let decided = try await admin.decide(.kept, on: item, note: "fine")
        #expect(decided.decision?.verdict == .kept)
        #expect(try await admin.queue().isEmpty)
        clock.advance(60)
        try await person().service.report(item, by: nil, for: .spam, note: "")
        #expect(try await admin.queue().first?.decision == decided.decision)
        clock.advance(1)
        #expect(try await admin.decide(.hidden, on: item, note: "").decision?.verdict == .hidden)
    }

    @Test func `only an admin sees the queue and decides, and only while being one`() async throws {
        let person = try await person()
        try await person.service.report(item, by: nil, for: .spam, note: "")
        let admin = try await admin()
        await #expect(throws: ModerationError.forbidden) { try await person.service.queue() }
        await #expect(throws: ModerationError.forbidden) {
            try await person.service.decide(.kept, on: item, note: "")
        }
        _ = try await accounts.grant(.person, to: "admin@example.org")
        await #expect(throws: ModerationError.forbidden) { try await admin.queue() }
    }

    @Test func `nobody decides about what nobody has reported`() async throws {
        let admin = try await admin()
        await #expect(throws: ModerationError.notFound) { try await admin.decide(.hidden, on: item, note: "") }
    }

    @Test func `fifty reports a day are enough for one person`() async throws {
        let person = try await person()
        for number in 0..<50 {
            try await person.service.report(.init(kind: "pitch", id: "\(number)"), by: nil, for: .spam, note: "")
        }
        await #expect(throws: ModerationError.tooManyReports) {
            try await person.service.report(item, by: nil, for: .spam, note: "")
        }
        clock.advance(86_401)
        try await person.service.report(item, by: nil, for: .spam, note: "")
    }

    @Test func `a block holds until it is taken back, and nobody blocks themselves`() async throws {
        let (person, other) = (try await person(), try await person())
        try await person.service.block(other.id)
        try await person.service.block(other.id)
        try await person.service.block(UUID())
        #expect(try await person.service.blocked().map(\.id) == [other.id])
        #expect(try await other.service.blocked().isEmpty)
        try await person.service.unblock(other.id)
        #expect(try await person.service.blocked().isEmpty)
        await #expect(throws: ModerationError.invalid(field: "account")) {
            try await person.service.block(person.id)
        }
    }

    @Test func `reports and blocks follow a guest into the account, each once`() async throws {
        let (guest, member, other) = (try await person(), try await person(), try await person())
        try await guest.service.block(other.id)
        try await guest.service.block(member.id)
        try await guest.service.report(item, by: nil, for: .spam, note: "guest")
        try await member.service.report(item, by: nil, for: .other, note: "member")
        try await database.write { try ModerationRecords().merge(guest.id, into: member.id, $0) }
        try await accounts.bound(to: guest.id, session: UUID()).delete(password: nil)
        #expect(try await member.service.blocked().map(\.id) == [other.id])
        let report = try #require(try await admin().queue().first)
        #expect(report.count == 1)
        #expect(report.notes == ["member"])
    }

    @Test(arguments: [
        ("", "7"), (String(repeating: "k", count: 41), "7"), ("pitch", ""),
        ("pitch", String(repeating: "i", count: 201)),
    ])
    func `an item has a kind and an id of a sane length`(kind: String, id: String) async throws {
        let person = try await person()
        let field = id == "7" ? "kind" : "id"
        await #expect(throws: ModerationError.invalid(field: field)) {
            try await person.service.report(.init(kind: kind, id: id), by: nil, for: .spam, note: "")
        }
    }

    // MARK: Parts

    private func person() async throws -> (id: Account.ID, service: AccountModerationService) {
        let id = try await accounts.createGuest(device: "").account.id
        return (id, service(id))
    }

    private func admin() async throws -> AccountModerationService {
        let session = try await accounts.createGuest(device: "")
        let visit = try #require(try await accounts.visit(by: session.token))
        _ = try await accounts.bound(to: visit.account.id, session: visit.session)
            .signUp(SignUpForm(email: "admin@example.org", password: "a boat on a lake"))
        return service(try await accounts.grant(.admin, to: "admin@example.org").id)
    }

    private func service(_ id: Account.ID) -> AccountModerationService {
        let clock = clock
        return AccountModerationService(database: database, account: id, now: { clock.now })
    }
}

private final class MovableClock: Sendable {
    private let date = Mutex(Date(timeIntervalSince1970: 1_767_225_600))

    var now: Date { date.withLock { $0 } }

    func advance(_ seconds: TimeInterval) {
        date.withLock { $0 += seconds }
    }
}

struct WordFilterTests {
    private let filter = WordFilter(words: ["scam", "Bad Deal"])

    @Test(arguments: ["a scam", "SCAM!", "s c a m", "s.c.a.m", "ｓｃａｍ", "scäm", "what a bad, deal", "Scam"])
    func `words of the list are held, however they are written`(text: String) {
        #expect(filter.verdict(on: text) == .held)
    }

    @Test(arguments: ["", "a scamper", "bad weather and a deal", "I am a cat", "s c a n"])
    func `other words are published`(text: String) {
        #expect(filter.verdict(on: text) == .published)
    }
}
