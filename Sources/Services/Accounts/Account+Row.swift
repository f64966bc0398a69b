import AccountsDomain
import Foundation
import Storage

extension Account.Kind: SQLConvertible {}

extension Account {
    init(_ row: SQLRow) throws(StorageError) {
        self.init(id: try row["id"], kind: try row["kind"], createdAt: try row["created_at"])
    }
}

extension Date {
    /// As the database keeps it, so that what is returned equals what is read later.
    var roundedToMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}
