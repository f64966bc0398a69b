import AccountsDomain
import AccountsService
import DestinyDomain
import Foundation
import Storage
import Testing

@testable import DestinyService

struct KeyTests {
    @Test func `a key is its account's until it is revoked, and only its hash is kept`() async throws {
        let world = try await GuideWorld()
        let service = world.backend.keys(of: world.account)
        let made = try await service.create("  My   website ")
        #expect(made.key.name == "My website")
        #expect(try await world.backend.owner(ofKey: made.secret)?.account == world.account.id)
        let kept: String = try await world.database.read {
            try $0.row("SELECT secret_hash FROM guide_keys")?["secret_hash"] ?? ""
        }
        #expect(!kept.isEmpty && !made.secret.contains(kept) && !kept.contains(made.secret))
        let stranger = try await world.accounts.createGuest(device: "").account
        try await world.backend.keys(of: stranger).revoke(made.key.id)
        #expect(try await world.backend.owner(ofKey: made.secret) != nil)
        try await service.revoke(made.key.id)
        #expect(try await world.backend.owner(ofKey: made.secret) == nil)
        #expect(try await service.keys() == [])
    }

    @Test func `the last use is known to the day`() async throws {
        let world = try await GuideWorld()
        let service = world.backend.keys(of: world.account)
        let made = try await service.create("site")
        #expect(try await service.keys().first?.lastUsedAt == nil)
        _ = try await world.backend.owner(ofKey: made.secret)
        let first = try await service.keys().first?.lastUsedAt
        #expect(first == Births.now)
        world.advance(by: 3600)
        _ = try await world.backend.owner(ofKey: made.secret)
        #expect(try await service.keys().first?.lastUsedAt == first)
        world.advance(by: 86_400)
        _ = try await world.backend.owner(ofKey: made.secret)
        #expect(try await service.keys().first?.lastUsedAt != first)
    }

    @Test func `a key needs a name, and there are at most ten`() async throws {
        let world = try await GuideWorld()
        let service = world.backend.keys(of: world.account)
        await #expect(throws: AstrologyError.invalid(field: "name", reason: .empty)) { try await service.create("  ") }
        for number in 0..<APIKey.maximumCount { _ = try await service.create("key \(number)") }
        await #expect(throws: AstrologyError.invalid(field: "keys", reason: .limitReached)) {
            try await service.create("one more")
        }
    }
}
