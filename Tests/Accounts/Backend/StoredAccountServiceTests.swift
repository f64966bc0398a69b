import AccountsDomain
import Foundation
import Storage
import StorageTesting
import Testing

@testable import AccountsService

@Suite(.everyEngine)
struct StoredAccountServiceTests {
    private let world: AccountsWorld
    private var service: StoredAccountService { world.service }

    init() async throws {
        world = try await AccountsWorld()
    }

    @Test func `a token leads back to the guest it was made for`() async throws {
        let first = try await service.createGuest(device: "")
        let second = try await service.createGuest(device: "")
        #expect(try await service.visit(by: first.token)?.account == first.account)
        #expect(try await service.visit(by: second.token)?.account == second.account)
        #expect(first.account.id != second.account.id)
        #expect(first.account.kind == .guest)
    }

    @Test(arguments: ["", "x", String(repeating: "A", count: 43), "' OR 1=1 --", String(repeating: "ü", count: 10_000)])
    func `a token nobody has leads to nobody`(token: String) async throws {
        _ = try await service.createGuest(device: "")
        #expect(try await service.visit(by: SessionToken(token)) == nil)
    }

    @Test func `a token has 256 bits in characters that need no quoting`() async throws {
        let token = try await service.createGuest(device: "").token.value
        #expect(token.count == 43)
        #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    }

    @Test func `the database holds no token, ticket, link or password`() async throws {
        let member = try await world.member()
        let ticket = try await member.service.signIn(email: "mira@example.org", password: AccountsWorld.password)
        let link = try await service.makeResetLink(for: "mira@example.org")
        let text = try await world.database.read { connection in
            try connection.tableNames().map { "\(try connection.rows("SELECT * FROM \(raw: $0)"))" }.joined()
        }
        for secret in [member.token.value, ticket.ticket, link, AccountsWorld.password] {
            #expect(!text.contains(secret))
            #expect(!text.contains(Data(secret.utf8).base64EncodedString()))
        }
        #expect(text.contains(Secret.hash(of: member.token.value)))
    }

    @Test func `secrets do not show themselves in a log`() async throws {
        let session = try await service.createGuest(device: "")
        let form = SignUpForm(email: "a@example.org", password: AccountsWorld.password)
        let ticket = SessionTicket("ticket-secret")
        let text = "\(session) \(String(reflecting: session)) \(form) \(String(reflecting: form)) \(ticket)"
        for secret in [session.token.value, AccountsWorld.password, "ticket-secret"] { #expect(!text.contains(secret)) }
    }

    @Test func `accounts are there after the service is built again`() async throws {
        let guest = try await service.createGuest(device: "")
        let again = try await AccountsWorld(database: world.database)
        #expect(try await again.service.visit(by: guest.token)?.account == guest.account)
    }

    @Test func `tokens of the first version still open their accounts`() async throws {
        let database = try await TestDatabase.opened()
        let (account, token) = (UUID(), "token-of-the-first-version")
        try await database.migrate("accounts", Array(AccountsSchema.migrations.prefix(1)))
        try await database.write { connection in
            try connection.execute(
                "INSERT INTO accounts (id, kind, created_at) VALUES (\(account), 'guest', \(world.clock.now))"
            )
            try connection.execute(
                """
                INSERT INTO account_tokens (hash, account_id, created_at)
                VALUES (\(Secret.hash(of: token)), \(account), \(world.clock.now))
                """
            )
        }
        let migrated = try await AccountsWorld(database: database)
        let browser = try await migrated.browser(with: SessionToken(token))
        #expect(browser.visit.account == Account(id: account, kind: .guest, createdAt: world.clock.now))
        #expect(try await browser.service.sessions().map(\.id) == [browser.visit.session])
    }

    @Test func `every table about a person goes with the account`() async throws {
        // Both engines have the same text of the schema; only one shows it.
        guard StorageEngine.current == .sqlite else { return }
        let tables = try await world.database.read { connection in
            try connection.rows("SELECT sql FROM sqlite_master WHERE type = 'table'").map { try $0["sql"] as String }
        }
        let personal = tables.filter { $0.contains("account_id") }
        #expect(personal.count == 11)
        #expect(personal.allSatisfy { $0.contains("REFERENCES accounts (id) ON DELETE CASCADE") })
    }
}
