import AccountsDomain
import Logging
import Outbound
import Storage

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
