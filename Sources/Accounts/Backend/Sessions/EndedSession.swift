package import AccountsDomain
import Foundation
import Storage

/// A session that was signed out, or whose account is gone.
package struct EndedSession: Hashable, Sendable {
    package var account: Account.ID
    package var session: AccountSession.ID

    static let topic = "endedSessions"

    /// A deleted row's `id` and `account_id`.
    init(_ row: SQLRow) throws(StorageError) {
        (session, account) = (try row["id"], try row["account_id"])
    }

    /// What was announced; `nil` for what no version of ours announces.
    init?(payload: String) {
        let parts = payload.split(separator: "/").compactMap { UUID(uuidString: String($0)) }
        guard parts.count == 2 else { return nil }
        (account, session) = (parts[0], parts[1])
    }

    var change: Change { Change(topic: Self.topic, payload: "\(account)/\(session)") }
}
