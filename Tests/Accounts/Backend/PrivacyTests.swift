import AccountData
import AccountsDomain
import Calls
import Foundation
import Storage
import StorageTesting
import Testing

@testable import AccountsService

@Suite(.everyEngine)
struct PrivacyTests {
    @Test func `the export holds the account, its sessions, its consents and every subject`() async throws {
        let world = try await AccountsWorld(records: [Shells()])
        let member = try await world.member()
        let export = try await member.service.export()
        #expect(export.account == member.visit.account)
        #expect(export.sessions.map(\.isCurrent) == [true])
        #expect(export.consents.count == 1)
        #expect(export.subjects == ["shells": []])
        let decoded = try JSONCoding.decode(AccountExport.self, from: try JSONCoding.encode(export))
        #expect(decoded == export)
    }

    @Test func `a deleted account leaves nothing anywhere`() async throws {
        let world = try await AccountsWorld()
        let member = try await world.member()
        _ = try await member.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
        _ = try await world.service.makeResetLink(for: "mira@example.org")
        try await member.service.delete(password: AccountsWorld.password)
        #expect(try await world.service.visit(by: member.token) == nil)
        for table in [
            "accounts", "account_passwords", "account_sessions", "session_tokens", "session_tickets", "password_resets",
            "consents",
        ] {
            #expect(try await world.count(table) == 0, "\(table)")
        }
    }

    @Test func `who has a password needs it to delete the account`() async throws {
        let world = try await AccountsWorld()
        let member = try await world.member()
        for wrong in [nil, "", "not the password"] {
            await #expect(throws: AccountError.wrongCredentials) { try await member.service.delete(password: wrong) }
        }
        let guest = try await world.guest()
        try await guest.service.delete(password: nil)
        #expect(try await world.count("accounts") == 1)
    }

    @Test func `consents are kept in their order, and taking back is one of them`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        _ = try await guest.service.record(.communityRules, version: "1", isGiven: true)
        world.clock.advance(hours: 1)
        let back = try await guest.service.record(.communityRules, version: "1", isGiven: false)
        #expect(back.recordedAt == world.clock.now)
        #expect(try await guest.service.consents().map(\.isGiven) == [false, true])
    }

    @Test func `signing in brings along what the guest did and agreed to`() async throws {
        let world = try await AccountsWorld(records: [Shells()])
        try await Shells.makeTable(world.database)
        let member = try await world.member()
        let guest = try await world.guest()
        try await Shells.add("limpet", guest.visit.account.id, world.database)
        _ = try await guest.service.record(.communityRules, version: "1", isGiven: true)
        let ticket = try await guest.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
        #expect(try await member.service.export().subjects == ["shells": []])
        let second = try await world.redeem(ticket, guest)
        #expect(try await second.service.export().subjects == ["shells": ["limpet"]])
        #expect(Set(try await second.service.consents().map(\.kind)) == [.privacyNotice, .communityRules])
    }

    @Test func `a member who signs in as somebody else takes nothing along`() async throws {
        let world = try await AccountsWorld(records: [Shells()])
        try await Shells.makeTable(world.database)
        let (first, other) = (try await world.member(), try await world.member("other@example.org"))
        try await Shells.add("limpet", first.visit.account.id, world.database)
        let ticket = try await first.service.signIn(email: "other@example.org", password: AccountsWorld.password)
        let switched = try await world.redeem(ticket, first)
        #expect(switched.visit.account == other.visit.account)
        #expect(try await switched.service.export().subjects == ["shells": []])
        #expect(try await world.service.visit(by: first.token) == nil)
        #expect(try await world.count("accounts") == 2)
    }

    @Test func `guests who kept nothing go after a month, others stay as long as they can come back`() async throws {
        let world = try await AccountsWorld(records: [Shells()])
        try await Shells.makeTable(world.database)
        let (empty, keeper, seen) = (try await world.guest(), try await world.guest(), try await world.guest())
        _ = try await world.member()
        try await Shells.add("limpet", keeper.visit.account.id, world.database)
        world.clock.advance(days: 29)
        _ = try await world.service.visit(by: seen.token)
        #expect(try await world.clearUp() == RetentionReport())
        world.clock.advance(days: 2)
        #expect(try await world.clearUp() == RetentionReport(guests: 1))
        #expect(try await world.service.visit(by: empty.token) == nil)
        #expect(try await world.service.visit(by: seen.token) != nil)
        world.clock.advance(days: 368)
        #expect(try await world.service.visit(by: keeper.token) != nil)
        world.clock.advance(days: 401)
        let report = try await world.clearUp()
        #expect(report.guests == 2)
        // The member's account stays, without sessions.
        #expect(try await world.count("accounts") == 1)
        #expect(try await world.count("account_sessions") == 0)
    }

    @Test func `a guest who gave themselves a name kept something`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        _ = try await guest.service.rename(to: "Mira")
        world.clock.advance(days: 31)
        #expect(try await world.clearUp() == RetentionReport())
    }

    @Test func `clearing up goes through more guests than one transaction holds`() async throws {
        let world = try await AccountsWorld()
        for _ in 0..<450 { _ = try await world.service.createGuest(device: "") }
        world.clock.advance(days: 31)
        #expect(try await world.clearUp() == RetentionReport(guests: 450))
    }
}

/// A subject that keeps shells, each once; without its table it keeps none.
struct Shells: AccountData {
    let subject = "shells"

    static func makeTable(_ database: any SQLDatabase) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                CREATE TABLE shells (
                    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                    name TEXT NOT NULL, PRIMARY KEY (account_id, name)
                )
                """
            )
        }
    }

    static func add(_ name: String, _ account: Account.ID, _ database: any SQLDatabase) async throws {
        try await database.write { connection in
            try connection.execute("INSERT INTO shells (account_id, name) VALUES (\(account), \(name))")
        }
    }

    func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        for name in try names(guest, connection) {
            try connection.execute(
                "INSERT INTO shells (account_id, name) VALUES (\(account), \(name)) ON CONFLICT DO NOTHING"
            )
        }
    }

    func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        .array(try names(account, connection).map(JSONValue.string))
    }

    func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        try !names(account, connection).isEmpty
    }

    private func names(_ account: Account.ID, _ connection: any SQLConnection) throws -> [String] {
        guard try connection.tableNames().contains("shells") else { return [] }
        return try connection.rows("SELECT name FROM shells WHERE account_id = \(account) ORDER BY name").map {
            try $0["name"]
        }
    }
}
