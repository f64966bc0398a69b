import AccountsDomain
import Calls
import DiscoveryDomain
import Storage

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
