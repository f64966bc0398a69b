import AccountsDomain
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
        let birth = try birth.validated()
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
