import AccountsDomain
import AccountsService
import Calls
import DestinyDomain
import Foundation
import Storage
import Testing

@testable import DestinyService

/// What redeemed transactions grant; the checking of signatures is a value that a test owns.
struct SubscriptionTests {
    private static func purchase(_ id: String, signed days: Double, expires: Double) -> VerifiedPurchase {
        VerifiedPurchase(
            originalTransactionID: id,
            productID: "premium",
            signedAt: Births.now.addingTimeInterval(days * 86_400),
            expiresAt: Births.now.addingTimeInterval(expires * 86_400),
            revokedAt: nil,
            isSandbox: false
        )
    }

    private func backend(_ world: GuideWorld) async throws -> AstrologyBackend {
        let purchases = [
            "first": Self.purchase("1", signed: 0, expires: 30), "older": Self.purchase("1", signed: -30, expires: -1),
        ]
        return try await world.restarted { transaction, _ throws(AstrologyError.TransactionProblem) in
            guard let purchase = purchases[transaction] else { throw .untrusted }
            return purchase
        }
    }

    @Test func `premium lifts the quota until it expires`() async throws {
        let world = try await GuideWorld()
        let service = try await backend(world).subscriptions(of: world.account)
        for text in ["How is my work?", "How is my health?", "Will I travel abroad?"] { try await world.ask(text) }
        #expect(try await service.redeem("first").isPremium)
        #expect(try await world.conversations.quota().isPremium)
        try await world.ask("What about money?")
        world.advance(by: 31 * 86_400)
        #expect(try await service.subscription().state == .expired)
        #expect(try await world.conversations.quota().limit == Quota.guestLimit)
    }

    @Test func `an older transaction takes nothing back`() async throws {
        let world = try await GuideWorld()
        let service = try await backend(world).subscriptions(of: world.account)
        _ = try await service.redeem("first")
        #expect(try await service.redeem("older").state == .active)
    }

    @Test func `one purchase serves one account, and what is not signed serves none`() async throws {
        let world = try await GuideWorld()
        let backend = try await backend(world)
        _ = try await backend.subscriptions(of: world.account).redeem("first")
        let stranger = backend.subscriptions(of: try await world.accounts.createGuest(device: "").account)
        await #expect(throws: AstrologyError.invalidTransaction(.otherAccount)) { try await stranger.redeem("first") }
        await #expect(throws: AstrologyError.invalidTransaction(.untrusted)) { try await stranger.redeem("forged") }
        await #expect(throws: AstrologyError.subscriptionsUnavailable) {
            try await world.backend.subscriptions(of: world.account).redeem("first")
        }
    }
}
