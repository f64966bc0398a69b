import AccountsDomain
import AccountsService
import Calls
import Foundation
import RepositoriesDomain
import Storage
import StorageTesting
import Testing

@testable import RepositoriesService

@Suite(.everyEngine)
struct FavouriteRecordsTests {
    private let world: RepositoriesWorld
    private let member: AccountFavouriteService
    private let guest: AccountFavouriteService
    /// Becomes the member with what the guest has.
    private let signIn: @Sendable () async throws -> Void

    init() async throws {
        let world = try await RepositoriesWorld(isLive: false)
        let password = "a boat on a lake"
        let first = try await world.accounts.createGuest(device: "")
        let second = try await world.accounts.createGuest(device: "")
        func bound(_ session: NewSession) async throws -> BoundAccountService {
            let visit = try #require(try await world.accounts.visit(by: session.token))
            return world.accounts.bound(to: visit.account.id, session: visit.session)
        }
        _ = try await bound(first).signUp(SignUpForm(email: "mira@example.org", password: password))
        let stranger = try await bound(second)
        signIn = {
            let ticket = try await stranger.signIn(email: "mira@example.org", password: password)
            _ = try await stranger.redeem(ticket)
        }
        let clock = world.clock
        func favourites(_ session: NewSession) -> AccountFavouriteService {
            AccountFavouriteService(database: world.database, account: session.account.id, now: { clock.now })
        }
        (self.world, member, guest) = (world, favourites(first), favourites(second))
    }

    @Test func `favourites of the guest and of the account are one list, each once`() async throws {
        try await save("boat", for: member)
        try await save("boat", for: guest)
        try await save("ship", for: guest)
        try await signIn()
        #expect(Set(try await member.favourites().map(\.id.name)) == ["boat", "ship"])
    }

    @Test func `what both have saved keeps the earlier date, all tags and both notes`() async throws {
        try await save("boat", for: guest, tags: ["sea", "wood"], note: "of the guest")
        let earlier = world.clock.now
        world.clock.advance(3_600)
        try await save("boat", for: member, tags: ["wood", "old"], note: "of the member")
        try await signIn()
        let boat = try #require(try await member.favourites().first)
        #expect(boat.savedAt == earlier)
        #expect(boat.tags == ["wood", "old", "sea"])
        #expect(boat.note == "of the member\n\nof the guest")
    }

    @Test func `a note that would be too long stays the account's own`() async throws {
        let (long, other) = (String(repeating: "m", count: 3_000), String(repeating: "g", count: 3_000))
        try await save("boat", for: member, note: long)
        try await save("boat", for: guest, note: other)
        try await signIn()
        #expect(try await member.favourites().first?.note == long)
    }

    @Test func `the guest's searches are the newest, and ten remain`() async throws {
        for number in 0..<8 { try await member.addRecentSearch("member \(number)") }
        for number in 0..<4 { try await guest.addRecentSearch("guest \(number)") }
        try await guest.addRecentSearch("member 0")
        try await signIn()
        let searches = try await member.recentSearches()
        #expect(searches.prefix(5) == ["member 0", "guest 3", "guest 2", "guest 1", "guest 0"])
        #expect(searches.count == 10)
    }

    @Test func `a decision of the guest that arrives again after signing in counts once`() async throws {
        let key = IdempotencyKey()
        try await save("boat", for: guest, key: key)
        try await signIn()
        try await member.remove(Repository.ID(owner: "octo", name: "boat"), key: IdempotencyKey())
        try await save("boat", for: member, key: key)
        #expect(try await member.favourites().isEmpty)
    }

    @Test func `the export holds favourites and searches as the API writes them`() async throws {
        try await save("boat", for: member, tags: ["sea"], note: "mine")
        try await member.addRecentSearch("boats")
        let account = try await world.database.read { connection in
            let row = try connection.row("SELECT account_id FROM favourites")
            let id: UUID = try row?["account_id"] ?? UUID()
            return try FavouriteRecords().export(of: id, connection)
        }
        let members = try #require(account.object)
        #expect(members["recentSearches"] == ["boats"])
        let data = JSONCoding.data(of: try #require(members["favourites"]))
        let favourites = try JSONCoding.decode([Favourite].self, from: data)
        #expect(favourites == (try await member.favourites()))
    }

    private func save(
        _ name: String,
        for service: AccountFavouriteService,
        tags: [String] = [],
        note: String = "",
        key: IdempotencyKey = IdempotencyKey()
    ) async throws {
        let id = Repository.ID(owner: "octo", name: name)
        let repository = try await world.service.search(.init(text: name), page: 1, effort: .recent)
            .repositories.first { $0.id == id }
        _ = try await service.save(try #require(repository), key: key)
        guard !tags.isEmpty || !note.isEmpty else { return }
        _ = try await service.annotate(id, tags: tags, note: note, key: IdempotencyKey())
    }
}
