package import Foundation
package import Outbound
package import PitchDeckDomain
package import Storage

/// The mails with codes that prove readers' addresses.
package struct DeckCodeMails: Sendable {
    private let database: any SQLDatabase
    private let sender: any MailSender
    private let from: MailAddress
    private let now: @Sendable () -> Date

    package init(
        database: any SQLDatabase,
        sender: any MailSender,
        from: MailAddress,
        now: @escaping @Sendable () -> Date
    ) {
        (self.database, self.sender, self.from, self.now) = (database, sender, from, now)
    }

    /// Sends what waits, one after the other; `failed` is told of mails that a server did not take.
    ///
    /// A request is taken out before its mail is sent: a crash in between loses a mail, and sends none twice.
    ///
    /// - Returns: Whether all of it was served; otherwise the server is to be asked again in a while.
    package func deliver(failed: @Sendable (MailFailure) -> Void) async throws(StartupError) -> Bool {
        while let letter = try await changing({ try $0.take() }) {
            let code = try await newCode(for: letter)
            do throws(MailFailure) {
                try await sender.send(try message(to: letter.address, code))
            } catch {
                failed(error)
                guard error.isTemporary else { continue }
                try await changing { try $0.putBack(letter) }
                return false
            }
        }
        return true
    }

    /// Made when the mail leaves, so that it lives from then on and is nowhere but in the mail.
    private func newCode(for letter: CodeStore.Letter) async throws(StartupError) -> String {
        let code = (0..<DeckCode.digits).map { _ in String(Int.random(in: 0...9)) }.joined()
        let hash = try LinkPassword.hash(code)
        try await changing { try $0.write(hash, of: letter) }
        return code
    }

    /// Says nothing that a founder wrote: whoever has a link can have it sent to anybody.
    private func message(to address: String, _ code: String) throws(MailFailure) -> MailMessage {
        try MailMessage(
            from: from,
            to: try MailAddress(address),
            subject: "Your code to read a deck",
            body: """
                Somebody, most likely you, wants to read a deck at Serendip with this address. This code shows that \
                it is yours, once and within ten minutes, on the page that asked for it:

                \(code)

                Whoever shows the deck then sees the address. If it was not you, do nothing.

                """
        )
    }

    private func changing<Value: Sendable>(
        _ body: @escaping @Sendable (CodeStore) throws -> Value
    ) async throws(StartupError) -> Value {
        let date = now()
        return try await database.changing { try body(CodeStore(connection: $0, now: date)) }
    }
}
