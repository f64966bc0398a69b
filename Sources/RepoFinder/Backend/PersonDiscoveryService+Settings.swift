import AccountsDomain
import Calls
package import DiscoveryDomain
import DiscoveryService
package import RepositoriesDomain
import RepositoriesService
import Storage

/// What a browser keeps nothing of by itself.
extension PersonDiscoveryService {
    /// How the app looks and feels to this person; the usual settings before they chose any.
    package func settings() async throws(DiscoveryError) -> AppSettings {
        let account = account
        return try await backend.database.reading { connection in
            try SettingsStore(connection: connection, account: account).settings() ?? AppSettings()
        }
    }

    package func keep(_ settings: AppSettings) async throws(DiscoveryError) {
        let account = account
        try await backend.database.writing { connection in
            try SettingsStore(connection: connection, account: account).keep(settings)
        }
    }
}

extension PersonDiscoveryService {
    package func lookAtReleases(refresh: Bool) async throws(DiscoveryError) -> ReleaseRadar {
        do throws(RepositoryError) {
            return try await backend.repositories.lookAtReleases(of: account, refresh: refresh)
        } catch {
            throw DiscoveryError(error)
        }
    }
}

/// How the app looks and feels to one person, inside a transaction.
struct SettingsStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// `nil` for who has chosen nothing.
    func settings() throws -> AppSettings? {
        try connection.row("SELECT settings FROM discovery_settings WHERE account_id = \(account)")
            .map { try StoredJSON.value(try $0["settings"]) }
    }

    func keep(_ settings: AppSettings) throws {
        try connection.execute(
            """
            INSERT INTO discovery_settings (account_id, settings)
            VALUES (\(account), \(try StoredJSON.text(settings)))
            ON CONFLICT (account_id) DO UPDATE SET settings = excluded.settings
            """
        )
    }
}
