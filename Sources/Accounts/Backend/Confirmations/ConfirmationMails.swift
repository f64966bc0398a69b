package import AccountsDomain
import Foundation
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
