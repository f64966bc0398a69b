import DestinyDomain
import Foundation
import SwiftASN1
import Testing

@testable import DestinyService

/// What the store signed, by a chain of the test's own.
struct StoreVerifierTests {
    private static func verifier(_ store: TestStore, allowsSandbox: Bool = false) throws -> StoreVerifier {
        try StoreVerifier(
            rules: .init(
                bundleID: "org.serendip.destiny",
                products: ["premium.monthly", "premium.yearly"],
                allowsSandbox: allowsSandbox
            ),
            root: try store.root.der
        )
    }

    @Test func `a transaction of the store's tells what was bought and until when`() async throws {
        let store = try TestStore()
        let purchase = try await Self.verifier(store).purchase(
            in: try store.sign(TestStore.payload()),
            now: Births.now
        )
        #expect(purchase.originalTransactionID == "1")
        #expect(purchase.productID == "premium.monthly")
        #expect(purchase.expiresAt == Births.now.addingTimeInterval(30 * 86_400))
        #expect(purchase.revokedAt == nil)
        #expect(!purchase.isSandbox)
    }

    @Test func `a refund is told, and takes premium back`() async throws {
        let store = try TestStore()
        let verifier = try Self.verifier(store)
        let world = try await GuideWorld()
        let backend = try await world.restarted(verifyPurchase: verifier.purchase(in:now:))
        let service = backend.subscriptions(of: world.account)
        #expect(try await service.redeem(try store.sign(TestStore.payload())).isPremium)
        let refunded = Births.now.timeIntervalSince1970 * 1000
        let refund = try store.sign(TestStore.payload(["revocationDate": refunded, "signedDate": refunded + 1]))
        #expect(try await service.redeem(refund).state == .revoked)
        #expect(try await world.conversations.quota().limit == Quota.guestLimit)
    }

    @Test func `a refund of which the store tells by itself takes premium back while no app is open`() async throws {
        let store = try TestStore()
        let world = try await GuideWorld()
        let backend = try await world.restarted(verifyPurchase: try Self.verifier(store).purchase(in:now:))
        let service = backend.subscriptions(of: world.account)
        #expect(try await service.redeem(try store.sign(TestStore.payload())).isPremium)
        let time = Births.now.timeIntervalSince1970 * 1000
        let refund = try store.sign(TestStore.payload(["revocationDate": time, "signedDate": time + 1]))
        // Who sends it need not be known: the transaction inside is the store's own.
        let told = try store.sign(["notificationType": "REFUND", "data": ["signedTransactionInfo": refund]])
        try await backend.note(storeNotification: told)
        #expect(try await service.subscription().state == .revoked)
        // An older transaction that comes late, or again, gives nothing back.
        let earlier = try store.sign(TestStore.payload())
        try await backend.note(storeNotification: try store.sign(["data": ["signedTransactionInfo": earlier]]))
        #expect(try await service.subscription().state == .revoked)
    }

    @Test func `a notification changes nothing with another's signature, for another's purchase, or about none`()
        async throws
    {
        let store = try TestStore()
        let world = try await GuideWorld()
        let backend = try await world.restarted(verifyPurchase: try Self.verifier(store).purchase(in:now:))
        let service = backend.subscriptions(of: world.account)
        #expect(try await service.redeem(try store.sign(TestStore.payload())).isPremium)
        let time = Births.now.timeIntervalSince1970 * 1000
        let changes: [String: Any?] = ["revocationDate": time, "signedDate": time + 1]
        let forged = try TestStore().sign(TestStore.payload(changes))
        await #expect(throws: AstrologyError.invalidTransaction(.untrusted)) {
            try await backend.note(storeNotification: try store.sign(["data": ["signedTransactionInfo": forged]]))
        }
        await #expect(throws: AstrologyError.invalidTransaction(.malformed)) {
            try await backend.note(storeNotification: "no notification")
        }
        let others = try store.sign(TestStore.payload(changes.merging(["originalTransactionId": "9"]) { $1 }))
        try await backend.note(storeNotification: try store.sign(["data": ["signedTransactionInfo": others]]))
        try await backend.note(storeNotification: try store.sign(["notificationType": "TEST"]))
        #expect(try await service.subscription().state == .active)
    }

    @Test(
        arguments: [
            (["bundleId": "org.example"], AstrologyError.TransactionProblem.otherApp),
            (["productId": "stickers"], .unknownProduct), (["environment": "Sandbox"], .otherEnvironment),
            (["environment": "Xcode"], .otherEnvironment), (["originalTransactionId": nil], .malformed),
        ] as [([String: String?], AstrologyError.TransactionProblem)]
    )
    func `what is signed for something else does not count`(
        changes: [String: String?],
        problem: AstrologyError.TransactionProblem
    ) async throws {
        let store = try TestStore()
        let transaction = try store.sign(TestStore.payload(changes.mapValues { $0 as Any? }))
        await #expect(throws: problem) {
            try await Self.verifier(store).purchase(in: transaction, now: Births.now)
        }
    }

    @Test func `the test environment counts where it is allowed, and is told`() async throws {
        let store = try TestStore()
        let transaction = try store.sign(TestStore.payload(["environment": "Sandbox"]))
        let purchase = try await Self.verifier(store, allowsSandbox: true).purchase(in: transaction, now: Births.now)
        #expect(purchase.isSandbox)
    }

    @Test func `another root, though of the same names, is not believed`() async throws {
        let transaction = try TestStore().sign(TestStore.payload())
        let verifier = try Self.verifier(try TestStore())
        await #expect(throws: AstrologyError.TransactionProblem.untrusted) {
            try await verifier.purchase(in: transaction, now: Births.now)
        }
    }

    @Test(arguments: ["signer", "intermediate", "expired", "authority"])
    func `a chain that is not the store's kind is not believed`(flaw: String) async throws {
        var flaws = TestStore.Flaws()
        switch flaw {
        case "signer": flaws.signerMark = [1, 2, 3]
        case "intermediate": flaws.intermediateMark = [1, 2, 3]
        case "expired": flaws.validUntil = Births.now.addingTimeInterval(-1)
        default: flaws.isIntermediateAnAuthority = false
        }
        let store = try TestStore(flaws)
        let transaction = try store.sign(TestStore.payload())
        await #expect(throws: AstrologyError.TransactionProblem.untrusted) {
            try await Self.verifier(store).purchase(in: transaction, now: Births.now)
        }
    }

    @Test func `a changed payload, another algorithm, and a time to come are refused`() async throws {
        let store = try TestStore()
        let verifier = try Self.verifier(store)
        let parts = try store.sign(TestStore.payload()).split(separator: ".").map(String.init)
        let other = try store.sign(TestStore.payload(["expiresDate": 4e12])).split(separator: ".").map(String.init)
        let tomorrow = TestStore.payload(["signedDate": Births.now.timeIntervalSince1970 * 1000 + 86_400_000])
        let refused: [(String, AstrologyError.TransactionProblem)] = [
            ([parts[0], other[1], parts[2]].joined(separator: "."), .untrusted),
            (try store.sign(tomorrow), .untrusted),
            (try store.sign(TestStore.payload(), algorithm: "none"), .malformed),
            (parts[0] + "." + parts[1] + ".", .malformed), ("", .malformed), ("a.b.c", .malformed),
        ]
        for (transaction, problem) in refused {
            await #expect(throws: problem) { try await verifier.purchase(in: transaction, now: Births.now) }
        }
    }
}
