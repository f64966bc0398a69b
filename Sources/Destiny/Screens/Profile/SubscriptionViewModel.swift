import DestinyDomain
import Observation

/// What premium is, and how it is bought or brought back.
@Observable
final class SubscriptionViewModel {
    enum Offers: Equatable {
        /// Nothing can be bought here.
        case elsewhere
        case loading
        case loaded([PremiumOffer])
        case failed
    }

    enum Purchase: Equatable {
        case none, running, awaitingApproval, nothingToRestore
        case refused(AstrologyError)
        case storeFailed
    }

    private(set) var offers: Offers
    private(set) var purchase = Purchase.none
    @ObservationIgnored let profile: GuideProfile
    @ObservationIgnored private let store: (any PremiumStore)?
    @ObservationIgnored private let service: any SubscriptionService

    init(profile: GuideProfile, dependencies: DestinyDependencies) {
        self.profile = profile
        store = dependencies.store
        service = dependencies.subscriptions
        offers = dependencies.store == nil ? .elsewhere : .loading
    }

    func load() async {
        guard let store else { return }
        do throws(PremiumStoreError) {
            offers = .loaded(try await store.offers())
        } catch {
            offers = .failed
        }
    }

    func buyTapped(_ offer: PremiumOffer) async {
        guard let store, purchase != .running else { return }
        purchase = .running
        do throws(PremiumStoreError) {
            guard let transaction = try await store.buy(offer.id) else { return purchase = .none }
            await redeem([transaction])
        } catch {
            purchase = error == .awaitingApproval ? .awaitingApproval : .storeFailed
        }
    }

    func restoreTapped() async {
        guard let store, purchase != .running else { return }
        purchase = .running
        do throws(PremiumStoreError) {
            let transactions = try await store.restore()
            if transactions.isEmpty { purchase = .nothingToRestore } else { await redeem(transactions) }
        } catch {
            purchase = .storeFailed
        }
    }

    private func redeem(_ transactions: [String]) async {
        do throws(AstrologyError) {
            for transaction in transactions { profile.noteSubscription(try await service.redeem(transaction)) }
            purchase = .none
            await profile.load()
        } catch {
            purchase = .refused(error)
        }
    }
}

/// Where premium is bought on this device.
package protocol PremiumStore: Sendable {
    /// What is for sale, the shortest time first.
    ///
    /// - Throws: when the store does not answer.
    func offers() async throws(PremiumStoreError) -> [PremiumOffer]

    /// Asks the person to buy an offer.
    ///
    /// - Returns: the signed transaction, a JWS in compact form; `nil` when the person decided otherwise.
    /// - Throws: when the store does not answer or the purchase waits for somebody's approval.
    func buy(_ offer: PremiumOffer.ID) async throws(PremiumStoreError) -> String?

    /// The signed transactions of what was bought before with the store's account.
    ///
    /// - Throws: when the store does not answer.
    func restore() async throws(PremiumStoreError) -> [String]
}

/// Why the store did not sell.
package enum PremiumStoreError: Error, Hashable, Sendable {
    /// The store does not answer.
    case unavailable
    /// Somebody has to approve the purchase first.
    case awaitingApproval
}

/// Something the store sells.
package struct PremiumOffer: Hashable, Sendable, Identifiable {
    /// The product's identifier in the store.
    package var id: String
    /// As the store names it.
    package var title: String
    /// Price and time as the store words them: “₹ 199 per month”.
    package var price: String

    package init(id: String, title: String, price: String) {
        self.id = id
        self.title = title
        self.price = price
    }
}
