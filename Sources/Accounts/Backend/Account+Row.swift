import AccountsDomain
import Foundation
import Storage

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
