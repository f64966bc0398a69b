package import AccountsDomain
import Foundation
import Logging
package import Outbound
import Storage

/// The mails that ask whether an address is one's own.
package struct ConfirmationMails: Sendable {
    private let accounts: StoredAccountService
    private let sender: any MailSender
    private let from: MailAddress
    /// Such as `https://serendip.example.org`; never what a request says of itself.
    private let origin: String

    /// A request that could not be served for so long is dropped; the account's page asks again.
    private static let patience: TimeInterval = 86_400

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

    private struct Letter: Sendable {
        var request: ConfirmationStore.Request
        /// `nil` when the address is confirmed, or the request is too old.
        var content: (email: String, link: String)?
    }

    private func store(_ connection: any SQLConnection) -> ConfirmationStore {
        ConfirmationStore(connection: connection, now: accounts.now())
    }

    private func take(_ connection: any SQLConnection) throws -> Letter? {
        let store = store(connection)
        guard let request = try store.take() else { return nil }
        guard store.now.timeIntervalSince(request.askedAt) < Self.patience,
            let account = try Account.find(request.account, connection),
            let email = account.email, account.emailConfirmedAt == nil
        else { return Letter(request: request) }
        return Letter(request: request, content: (email, try store.makeLink(for: account.id)))
    }

    private func putBack(_ letter: Letter, _ connection: any SQLConnection) throws {
        try store(connection).putBack(letter.request)
    }

    private func message(_ letter: Letter) throws(MailFailure) -> MailMessage? {
        guard let content = letter.content else { return nil }
        return try MailMessage(
            from: from,
            to: try MailAddress(content.email),
            subject: "Is this your address?",
            body: """
                Somebody, most likely you, made an account at Serendip with this address. This link confirms that it \
                is yours, once and within a day:

                \(origin)\(AccountRoute.confirmEmail(link: content.link).path)

                If it was not you, do nothing: the address stays unconfirmed.

                """
        )
    }
}

/// Which addresses are confirmed, and the links that confirm them, inside a transaction.
struct ConfirmationStore {
    let connection: any SQLConnection
    let now: Date

    /// People look into their mail once a day.
    static let life: TimeInterval = 86_400

    /// An account whose address waits for its mail, since when.
    struct Request: Sendable {
        var account: Account.ID
        var askedAt: Date
    }

    /// Has a mail sent; asking again before it has left sends no second one.
    func ask(for account: Account.ID) throws {
        try putBack(Request(account: account, askedAt: now))
    }

    func putBack(_ request: Request) throws {
        try connection.execute(
            """
            INSERT INTO email_confirmation_requests (account_id, asked_at)
            VALUES (\(request.account), \(request.askedAt)) ON CONFLICT (account_id) DO NOTHING
            """
        )
    }

    /// The request that waits longest, taken out.
    func take() throws -> Request? {
        let row = try connection.row(
            """
            DELETE FROM email_confirmation_requests WHERE account_id =
                (SELECT account_id FROM email_confirmation_requests ORDER BY asked_at, account_id LIMIT 1)
            RETURNING account_id, asked_at
            """
        )
        return try row.map { Request(account: try $0["account_id"], askedAt: try $0["asked_at"]) }
    }

    /// The secret of a new link; the one before ends.
    func makeLink(for account: Account.ID) throws -> String {
        let secret = Secret.random()
        try connection.execute(
            """
            INSERT INTO email_confirmations (account_id, hash, expires_at)
            VALUES (\(account), \(secret.hash), \(now.addingTimeInterval(Self.life)))
            ON CONFLICT (account_id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at
            """
        )
        return secret.text
    }

    /// Confirms the address of a link, which is used then.
    ///
    /// - Throws: `linkExpired`.
    func confirm(_ link: String) throws -> Account.ID {
        let row = try connection.row(
            """
            DELETE FROM email_confirmations WHERE hash = \(Secret.hash(of: link)) AND expires_at > \(now)
            RETURNING account_id
            """
        )
        guard let row else { throw AccountError.linkExpired }
        let account: Account.ID = try row["account_id"]
        try connection.execute("UPDATE account_passwords SET confirmed_at = \(now) WHERE account_id = \(account)")
        try AttemptStore(connection: connection, now: now).succeed([.confirmation(account)])
        return account
    }
}

extension BoundAccountService {
    package func requestEmailConfirmation() async throws(AccountError) {
        guard accounts.options.sendsMail else { throw .notOffered }
        let account = try await account()
        guard account.email != nil else { throw .notMember }
        guard account.emailConfirmedAt == nil else { return }
        try await begin([.confirmation(id), addressKey])
        try await accounts.writing { try confirmations($0).ask(for: id) }
    }

    package func confirmEmail(link: String) async throws(AccountError) {
        _ = try await accounts.writing { try confirmations($0).confirm(link) }
    }

    /// Confirms the address of a link and opens a session of its account, as who sets a new password by one gets.
    ///
    /// - Throws: `linkExpired`.
    package func signIn(confirming link: String) async throws(AccountError) -> SessionTicket {
        try await accounts.writing { connection in
            let account = try confirmations(connection).confirm(link)
            return try succeed(SignInTry(failures: []), with: account, connection)
        }
    }

    func confirmations(_ connection: any SQLConnection) -> ConfirmationStore {
        ConfirmationStore(connection: connection, now: accounts.now())
    }
}

extension StoredAccountService {
    /// Sends what waits, one after the other; `message` is `nil` for what needs no mail any more.
    ///
    /// A request is taken out before its mail is sent: a crash in between loses a mail, and sends none twice.
    ///
    /// - Returns: Whether all of it was served; otherwise the server is to be asked again in a while.
    func deliver<Request: Sendable>(
        by sender: any MailSender,
        take: @escaping @Sendable (any SQLConnection) throws -> Request?,
        putBack: @escaping @Sendable (Request, any SQLConnection) throws -> Void,
        message: (Request) throws(MailFailure) -> MailMessage?
    ) async throws(AccountError) -> Bool {
        while let request = try await writing(take) {
            do throws(MailFailure) {
                guard let mail = try message(request) else { continue }
                try await sender.send(mail)
            } catch {
                logger.error("a mail was not taken", metadata: ["reason": "\(error)"])
                guard error.isTemporary else { continue }
                try await writing { try putBack(request, $0) }
                return false
            }
        }
        return true
    }
}
