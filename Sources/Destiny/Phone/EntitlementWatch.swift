#if canImport(StoreKit)
import DestinyDomain
import StoreKit

/// Tells the server what the store renews, refunds or grants while the app is open, and what there is at the start.
struct EntitlementWatch {
    let subscriptions: any SubscriptionService

    func run() async {
        for transaction in await PhoneStore.entitlements() { await tell(transaction) }
        for await update in Transaction.updates { await pass(on: update) }
    }

    private func pass(on update: VerificationResult<Transaction>) async {
        guard await tell(update.jwsRepresentation) else { return }
        await update.unsafePayloadValue.finish()
    }

    /// Whether the server has heard; what it has not is told again at the next start.
    @discardableResult
    private func tell(_ transaction: String) async -> Bool {
        do throws(AstrologyError) {
            _ = try await subscriptions.redeem(transaction)
            return true
        } catch {
            return false
        }
    }
}
#endif
