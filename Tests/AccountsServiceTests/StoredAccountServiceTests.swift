import AccountsDomain
import AccountsService
import Foundation
import Storage
import Testing

struct StoredAccountServiceTests {
    private let database: SQLiteDatabase
    private let service: StoredAccountService

    init() async throws {
        database = try SQLiteDatabase()
        service = try await StoredAccountService(database: database)
    }

    @Test func `a token leads back to the guest it was made for`() async throws {
        let first = try await service.createGuest()
        let second = try await service.createGuest()
        #expect(try await service.account(for: first.token) == first.account)
        #expect(try await service.account(for: second.token) == second.account)
        #expect(first.account.id != second.account.id)
    }

    @Test(arguments: ["", "x", String(repeating: "A", count: 43), "' OR 1=1 --", String(repeating: "ü", count: 10_000)])
    func `a token nobody has leads to nobody`(token: String) async throws {
        _ = try await service.createGuest()
        #expect(try await service.account(for: SessionToken(token)) == nil)
    }

    @Test func `a token has 256 bits in characters that need no quoting`() async throws {
        let token = try await service.createGuest().token.value
        #expect(token.count == 43)
        #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    }

    @Test func `the database does not hold the token`() async throws {
        let token = try await service.createGuest().token
        let rows = try await database.read { try $0.rows("SELECT hash, account_id FROM account_tokens") }
        #expect(rows.count == 1)
        #expect(!"\(rows)".contains(token.value))
    }

    @Test func `a token does not show itself in a log`() async throws {
        let guest = try await service.createGuest()
        #expect(!"\(guest.token) \(String(reflecting: guest))".contains(guest.token.value))
    }

    @Test func `a deleted account is gone with its tokens, once or twice`() async throws {
        let guest = try await service.createGuest()
        try await service.delete(guest.account.id)
        try await service.delete(guest.account.id)
        #expect(try await service.account(for: guest.token) == nil)
        #expect(try await database.read { try $0.rows("SELECT hash FROM account_tokens") }.isEmpty)
    }

    @Test func `accounts are there after the service is built again`() async throws {
        let guest = try await service.createGuest()
        let again = try await StoredAccountService(database: database)
        #expect(try await again.account(for: guest.token) == guest.account)
    }
}
