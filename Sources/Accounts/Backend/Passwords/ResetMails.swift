package import AccountsDomain
import Foundation
package import Outbound
import Storage

/// The mails with links that set a new password.
///
/// Whether an address has an account is looked up here, behind, so that who asks learns nothing by the time of the
/// answer.
package struct ResetMails: Sendable {
    private let accounts: StoredAccountService
    private let sender: any MailSender
    private let from: MailAddress
    /// Such as `https://serendip.example.org`; never what a request says of itself.
    private let origin: String

    /// A request that could not be served for so long is dropped; the person has asked again.
    private static let patience: TimeInterval = 3_600

    package init(accounts: StoredAccountService, sender: any MailSender, from: MailAddress, origin: String) {
        self.accounts = accounts
        self.sender = sender
        self.from = from
        self.origin = origin
    }

    /// Sends what waits, one after the other.
    ///
    /// - Returns: Whether all of it was served; otherwise the server is to be asked again in a while.
    package func deliver() async throws(AccountError) -> Bool {
        try await accounts.deliver(by: sender, take: take, putBack: putBack, message: message)
    }

    private struct Request: Sendable {
        var key: String
        var askedAt: Date
        /// `nil` when nobody has the address, or the request is too old.
        var letter: Letter?
    }

    private struct Letter: Sendable {
        var email: String
        var link: String
    }

    private func take(_ connection: any SQLConnection) throws -> Request? {
        let row = try connection.row(
            """
            DELETE FROM password_reset_requests WHERE email_key =
                (SELECT email_key FROM password_reset_requests ORDER BY asked_at, email_key LIMIT 1)
            RETURNING email_key, asked_at
            """
        )
        guard let row else { return nil }
        var request = Request(key: try row["email_key"], askedAt: try row["asked_at"])
        let now = accounts.now()
        guard now.timeIntervalSince(request.askedAt) < Self.patience else { return request }
        let store = PasswordStore(connection: connection, now: now)
        guard let stored = try store.password(emailKey: request.key),
            let email = try Account.find(stored.account, connection)?.email
        else { return request }
        request.letter = Letter(email: email, link: try store.makeReset(for: stored.account))
        return request
    }

    private func putBack(_ request: Request, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO password_reset_requests (email_key, asked_at) VALUES (\(request.key), \(request.askedAt))
            ON CONFLICT (email_key) DO NOTHING
            """
        )
    }

    private func message(_ request: Request) throws(MailFailure) -> MailMessage? {
        guard let letter = request.letter else { return nil }
        return try MailMessage(
            from: from,
            to: try MailAddress(letter.email),
            subject: "A new password for Serendip",
            body: """
                Somebody, most likely you, asked for a new password. This link sets one, once and within an hour:

                \(origin)\(AccountRoute.newPassword(link: letter.link).path)

                It signs you out everywhere else. If it was not you, do nothing: the password stays as it is.

                """
        )
    }
}
