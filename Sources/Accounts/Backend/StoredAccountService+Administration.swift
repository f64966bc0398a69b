package import AccountsDomain
import Foundation
import Storage

/// What whoever runs the server may do to accounts, by their address.
extension StoredAccountService {
    /// - Throws: `wrongCredentials` when nobody has the address, `invalid` when it is none.
    package func grant(_ role: Account.Role, to email: String) async throws(AccountError) -> Account {
        let id = try await member(email)
        return try await writing { connection in
            try connection.execute("UPDATE accounts SET role = \(role) WHERE id = \(id)")
            guard let account = try Account.find(id, connection) else { throw AccountError.wrongCredentials }
            return account
        }
    }

    /// The secret of a link that sets a new password, good once and for an hour.
    ///
    /// - Throws: `wrongCredentials` when nobody has the address, `invalid` when it is none.
    package func makeResetLink(for email: String) async throws(AccountError) -> String {
        let id = try await member(email)
        return try await writing { try PasswordStore(connection: $0, now: now()).makeReset(for: id) }
    }

    /// The account's sessions, the one seen last first; none is current.
    ///
    /// - Throws: `wrongCredentials` when nobody has the address, `invalid` when it is none.
    package func sessions(of email: String) async throws(AccountError) -> [AccountSession] {
        let id = try await member(email)
        return try await reading { try sessions($0).sessions(of: id, current: UUID()) }
    }

    /// An account as it is now; `nil` when it is gone.
    package func account(_ id: Account.ID) async throws(AccountError) -> Account? {
        try await reading { try Account.find(id, $0) }
    }

    /// The member who has an address.
    ///
    /// - Throws: `wrongCredentials` when nobody has it, `invalid` when it is none.
    package func member(_ email: String) async throws(AccountError) -> Account.ID {
        let email = try EmailAddress(email)
        let found = try await reading {
            try PasswordStore(connection: $0, now: now()).password(emailKey: email.key)?.account
        }
        guard let found else { throw .wrongCredentials }
        return found
    }
}
