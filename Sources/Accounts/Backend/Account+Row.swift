package import AccountsDomain
package import Foundation
package import Storage

extension Account.Role: SQLConvertible {}

extension Account {
    /// What an account is read from: of ``tables``, the account `a` and, where there are, the password `p` and the
    /// picture `i`.
    static let columns: SQL = """
        a.id, a.name, a.role, a.created_at, p.email, p.confirmed_at,
        i.blob_id, i.kind AS picture_kind, i.width, i.height, i.byte_count,
        (SELECT COUNT(*) FROM account_identities e WHERE e.account_id = a.id) AS identities
        """

    static let tables: SQL = """
        accounts a
        LEFT JOIN account_passwords p ON p.account_id = a.id
        LEFT JOIN account_pictures i ON i.account_id = a.id
        """

    /// The account of an id; `nil` when it is gone.
    static func find(_ id: ID, _ connection: any SQLConnection) throws -> Account? {
        try connection.row(
            "SELECT \(columns) FROM \(tables) WHERE a.id = \(id)"
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
            emailConfirmedAt: try row["confirmed_at"],
            createdAt: try row["created_at"],
            picture: try ProfilePicture(row)
        )
    }
}

extension ProfilePicture.Kind: SQLConvertible {}

extension ProfilePicture {
    /// `nil` where there is none.
    fileprivate init?(_ row: SQLRow) throws(StorageError) {
        guard let version: String = try row["blob_id"] else { return nil }
        self.init(
            version: version,
            kind: try row["picture_kind"],
            width: try row["width"],
            height: try row["height"],
            byteCount: try row["byte_count"]
        )
    }
}

extension Date {
    /// As the database keeps it, so that what is returned equals what is read later.
    var roundedToMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}

/// What a person is called, in a transaction of another subject's.
package struct AccountName: Sendable {
    package var name: String
    package var createdAt: Date

    /// `nil` when the account is gone.
    package static func read(of account: Account.ID, _ connection: any SQLConnection) throws -> AccountName? {
        try connection.row("SELECT name, created_at FROM accounts WHERE id = \(account)").map { row in
            AccountName(name: try row["name"], createdAt: try row["created_at"])
        }
    }

    /// - Throws: `AccountError.invalid` for a name that is too long or holds nothing to read; an empty one is fine.
    package static func set(_ name: String, of account: Account.ID, _ connection: any SQLConnection) throws {
        let name = try DisplayName(name).text
        try connection.execute("UPDATE accounts SET name = \(name) WHERE id = \(account)")
    }
}
