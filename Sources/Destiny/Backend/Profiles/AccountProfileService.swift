import AccountsDomain
import Calls
package import DestinyDomain
import Foundation
import Storage

/// The birth details and choices of one account, in the database.
package struct AccountProfileService: ProfileService {
    let backend: AstrologyBackend
    let account: Account

    package func profile() async throws(AstrologyError) -> AstrologyProfile {
        try await backend.database.reading { try self.profile($0) }
    }

    package func save(_ birth: BirthDetails) async throws(AstrologyError) -> AstrologyProfile {
        let birth = try birth.validated(now: backend.now())
        // The zone and a time that no clock showed come to light only here.
        _ = try backend.astrologer.cast(birth, AstrologySettings())
        return try await changing { $0.birth = birth }
    }

    package func save(_ settings: AstrologySettings) async throws(AstrologyError) -> AstrologyProfile {
        if let agreed = settings.consentedProvider, agreed != backend.provider?.name {
            throw .invalid(field: "settings.consentedProvider", reason: .unknownValue)
        }
        return try await changing { $0.settings = settings }
    }

    package func save(_ conversations: ConversationSettings) async throws(AstrologyError) -> AstrologyProfile {
        try await changing { $0.conversations = conversations }
    }

    package func deleteEverything() async throws(AstrologyError) {
        let account = account.id
        try await backend.database.writing {
            try ProfileStore(connection: $0, account: account).deleteEverything()
        }
    }

    private func changing(
        _ change: @escaping @Sendable (inout ProfileStore.Row) -> Void
    ) async throws(AstrologyError) -> AstrologyProfile {
        try await backend.database.writing { connection in
            let store = ProfileStore(connection: connection, account: account.id)
            var row = try store.row()
            change(&row)
            try store.save(row)
            return try profile(connection)
        }
    }

    private func profile(_ connection: any SQLConnection) throws -> AstrologyProfile {
        let row = try ProfileStore(connection: connection, account: account.id).row()
        let now = backend.now()
        return AstrologyProfile(
            birth: row.birth,
            settings: row.settings,
            conversations: row.conversations,
            quota: try QuotaStore(connection: connection, account: account).quota(now: now),
            subscription: try SubscriptionStore(connection: connection, account: account.id).status(now: now),
            provider: backend.provider
        )
    }
}

/// What one account has paid for, in the database.
package struct AccountSubscriptionService: SubscriptionService {
    let backend: AstrologyBackend
    let account: Account

    package func subscription() async throws(AstrologyError) -> SubscriptionStatus {
        let (account, now) = (account.id, backend.now())
        return try await backend.database.reading {
            try SubscriptionStore(connection: $0, account: account).status(now: now)
        }
    }

    package func redeem(_ transaction: String) async throws(AstrologyError) -> SubscriptionStatus {
        guard let verify = backend.verifyPurchase else { throw .subscriptionsUnavailable }
        let now = backend.now()
        let purchase: VerifiedPurchase
        do throws(AstrologyError.TransactionProblem) {
            purchase = try await verify(transaction, now)
        } catch {
            throw .invalidTransaction(error)
        }
        let account = account.id
        return try await backend.database.writing { connection in
            let store = SubscriptionStore(connection: connection, account: account)
            try store.save(purchase)
            return try store.status(now: now)
        }
    }
}

/// One person's birth details and choices, inside a transaction.
struct ProfileStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// What is kept; the defaults where nothing is.
    struct Row {
        var birth: BirthDetails?
        var settings = AstrologySettings()
        var conversations = ConversationSettings()
    }

    func row() throws -> Row {
        let row = try connection.row(
            "SELECT birth, settings, conversations FROM astrology_profiles WHERE account_id = \(account)"
        )
        guard let row else { return Row() }
        let birth: String? = try row["birth"]
        return Row(
            birth: try birth.map(StoredText.value),
            settings: try StoredText.value(try row["settings"]),
            conversations: try StoredText.value(try row["conversations"])
        )
    }

    func save(_ row: Row) throws {
        let birth = try row.birth.map(StoredText.text)
        let settings = try StoredText.text(row.settings)
        let conversations = try StoredText.text(row.conversations)
        try connection.execute(
            """
            INSERT INTO astrology_profiles (account_id, birth, settings, conversations)
            VALUES (\(account), \(birth), \(settings), \(conversations))
            ON CONFLICT (account_id)
            DO UPDATE SET birth = \(birth), settings = \(settings), conversations = \(conversations)
            """
        )
    }

    func deleteEverything() throws {
        try connection.execute("DELETE FROM astrology_profiles WHERE account_id = \(account)")
        try connection.execute("DELETE FROM guide_sessions WHERE account_id = \(account)")
        try connection.execute("DELETE FROM guide_drafts WHERE account_id = \(account)")
        try connection.execute("DELETE FROM saved_matches WHERE account_id = \(account)")
    }
}

/// Values of the API in a text column; the same value is always the same text.
enum StoredText {
    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try JSONCoding.encode(value, sorted: true), as: UTF8.self)
    }

    static func value<Value: Decodable>(_ text: String) throws -> Value {
        try JSONCoding.decode(Value.self, from: Data(text.utf8))
    }
}
