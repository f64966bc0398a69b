import AccountsDomain
import Foundation
import Storage

extension Consent.Kind: SQLConvertible {}

/// What one person agreed to, inside a transaction; records are added and never changed.
struct ConsentStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Newest first.
    func all() throws -> [Consent] {
        try connection.rows(
            "SELECT * FROM consents WHERE account_id = \(account) ORDER BY recorded_at DESC, kind"
        ).map { row in
            Consent(
                kind: try row["kind"],
                version: try row["version"],
                isGiven: try row["is_given"],
                recordedAt: try row["recorded_at"]
            )
        }
    }

    func add(_ consent: Consent) throws {
        try connection.execute(
            """
            INSERT INTO consents (account_id, kind, version, is_given, recorded_at)
            VALUES (\(account), \(consent.kind), \(consent.version), \(consent.isGiven), \(consent.recordedAt))
            """
        )
    }

    /// A person who was a guest when they agreed has still agreed.
    func take(from guest: Account.ID) throws {
        try connection.execute("UPDATE consents SET account_id = \(account) WHERE account_id = \(guest)")
    }
}
