import AccountsDomain
import Foundation
import Storage

extension Account.Role: SQLConvertible {}

extension Account {
    /// What an account is read from, of the table `a` and, where there is one, the password `p`.
    static let columns: SQL = """
        a.id, a.name, a.role, a.created_at, p.email,
        (SELECT COUNT(*) FROM account_identities i WHERE i.account_id = a.id) AS identities
        """

    /// The account of an id; `nil` when it is gone.
    static func find(_ id: ID, _ connection: any SQLConnection) throws -> Account? {
        try connection.row(
            """
            SELECT \(columns) FROM accounts a LEFT JOIN account_passwords p ON p.account_id = a.id
            WHERE a.id = \(id)
            """
        ).map(Account.init)
    }

    init(_ row: SQLRow) throws(StorageError) {
        let email: String? = try row["email"]
        let identities: Int = try row["identities"]
        self.init(
            id: try row["id"],
            kind: email == nil && identities == 0 ? .guest : .member,
            role: try row["role"],
            name: try row["name"],
            email: email,
            createdAt: try row["created_at"]
        )
    }
}

extension Date {
    /// As the database keeps it, so that what is returned equals what is read later.
    var roundedToMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}
