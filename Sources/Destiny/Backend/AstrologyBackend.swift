package import AccountsDomain
package import DestinyDomain
package import Foundation
import Jyotish
import Places
package import Storage

/// Everything behind Destiny; one for the process, with a service of each kind for each account.
package struct AstrologyBackend: Sendable {
    /// Checks a transaction that the store signed.
    package typealias PurchaseVerifier =
        @Sendable (String, Date) async throws(AstrologyError.TransactionProblem) -> VerifiedPurchase

    let database: any SQLDatabase
    let astrologer: Astrologer
    let desk: AnswerDesk
    let verifyPurchase: PurchaseVerifier?
    let now: @Sendable () -> Date
    /// `nil` when nobody is asked for places.
    package let finder: PlaceFinder?
    /// `nil` when only the interpreter answers.
    package let provider: AnswerProvider?

    /// Brings the tables up to date.
    ///
    /// - Parameters:
    ///   - database: where the accounts' tables are already.
    ///   - provider: who may word answers for people who agreed; `nil` for nobody.
    ///   - finder: who is asked for places that are not known here; `nil` for nobody.
    ///   - verifyPurchase: how subscriptions are checked; `nil` when there are none to be had.
    ///   - now: the clock.
    /// - Throws: the database's errors.
    package init(
        database: any SQLDatabase,
        provider: (any AnswerWording)? = nil,
        finder: PlaceFinder? = nil,
        verifyPurchase: PurchaseVerifier? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) async throws {
        try await database.migrate(AstrologySchema.subject, AstrologySchema.migrations)
        self.database = database
        self.verifyPurchase = verifyPurchase
        self.now = now
        self.finder = finder
        self.provider = provider?.provider
        astrologer = Astrologer()
        desk = AnswerDesk(database: database, astrologer: astrologer, wording: provider, now: now)
    }

    package func profile(of account: Account) -> AccountProfileService {
        AccountProfileService(backend: self, account: account)
    }

    package func charts(of account: Account) -> AccountChartService {
        AccountChartService(backend: self, account: account)
    }

    package func conversations(of account: Account) -> AccountConversationService {
        AccountConversationService(backend: self, account: account)
    }

    package func matches(of account: Account) -> AccountMatchService {
        AccountMatchService(backend: self, account: account)
    }

    package func subscriptions(of account: Account) -> AccountSubscriptionService {
        AccountSubscriptionService(backend: self, account: account)
    }

    /// Cities that a text may mean, for anybody.
    package func places(matching text: String) -> [BirthPlace] {
        PlaceNames.spellings(of: text).lazy.map { astrologer.gazetteer.search($0, limit: 20) }
            .first { !$0.isEmpty }?.map(BirthPlace.init) ?? []
    }

    /// The details that a caller of the API means.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    package func details(of given: GivenBirth) throws(AstrologyError) -> BirthDetails {
        try astrologer.details(of: given, now: now())
    }

    /// Takes a renewal or refund of which the store tells by itself; one that nobody here has redeemed changes nothing.
    ///
    /// - Parameter signedPayload: the JWS of App Store Server Notifications, version 2.
    /// - Throws: `invalidTransaction`, `subscriptionsUnavailable`.
    package func note(storeNotification signedPayload: String) async throws(AstrologyError) {
        guard let verifyPurchase else { throw .subscriptionsUnavailable }
        let purchase: VerifiedPurchase
        do throws(AstrologyError.TransactionProblem) {
            guard let transaction = try StoreNotification(signedPayload).transaction else { return }
            purchase = try await verifyPurchase(transaction, now())
        } catch {
            throw .invalidTransaction(error)
        }
        try await database.writing { try SubscriptionStore.follow(purchase, $0) }
    }

    /// Goes on with the answers that were being written when the process ended.
    ///
    /// - Throws: the database's errors.
    package func resume() async throws {
        try await desk.resumeAll()
    }

    /// Deletes the conversations that have had their time at a date; to be called a few times a day.
    ///
    /// - Throws: the database's errors.
    package func clearUp(at date: Date) async throws {
        try await database.write { try Retention(connection: $0, now: date).clearAll() }
    }

    /// Ends the writing of answers; what is not written is gone on with at the next start.
    package func shutdown() async {
        await desk.cancelAll()
    }
}

extension AstrologyBackend {
    /// The cities that a birth's place may mean where several bear its name, the one that was taken first.
    package func namesakes(of birth: GivenBirth?) -> [String] {
        guard let birth, case .city(let city)? = birth.place, birth.lat == nil else { return [] }
        return astrologer.namesakes(of: city)
    }
}
