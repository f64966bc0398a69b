/// Brings mails on their way.
package protocol MailSender: Sendable {
    /// Returns when a server has taken the mail over.
    func send(_ message: MailMessage) async throws(MailFailure)
}
