#if canImport(StoreKit)
import Destiny
import StoreKit

/// Apple's store on this phone; what it signed is checked by the server.
struct PhoneStore: PremiumStore {
    let products: [String]

    func offers() async throws(PremiumStoreError) -> [PremiumOffer] {
        try await found(products).sorted { $0.price < $1.price }.map {
            PremiumOffer(id: $0.id, title: $0.displayName, price: $0.displayPrice)
        }
    }

    func buy(_ offer: PremiumOffer.ID) async throws(PremiumStoreError) -> String? {
        guard let product = try await found([offer]).first else { throw .unavailable }
        let result: Product.PurchaseResult
        do {
            result = try await product.purchase()
        } catch {
            throw .unavailable
        }
        switch result {
        case .success(let signed):
            // A subscription stays among the entitlements, so that it can be restored should the server not hear of it.
            await signed.unsafePayloadValue.finish()
            return signed.jwsRepresentation
        case .pending: throw .awaitingApproval
        case .userCancelled: return nil
        @unknown default: return nil
        }
    }

    func restore() async throws(PremiumStoreError) -> [String] {
        do {
            try await AppStore.sync()
        } catch {
            throw .unavailable
        }
        return await Self.entitlements()
    }

    /// The signed transactions of what is paid for now.
    static func entitlements() async -> [String] {
        var signed: [String] = []
        for await entitlement in Transaction.currentEntitlements { signed.append(entitlement.jwsRepresentation) }
        return signed
    }

    private func found(_ identifiers: [String]) async throws(PremiumStoreError) -> [Product] {
        do {
            return try await Product.products(for: identifiers)
        } catch {
            throw .unavailable
        }
    }
}
#endif
