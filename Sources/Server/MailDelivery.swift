import AccountsService
import Foundation
import Logging
import Outbound
import ServiceLifecycle

/// The mail server, who writes, and where the links in mails lead.
struct MailPost: Sendable {
    let sender: SMTPMailSender
    let from: MailAddress
    /// Where browsers find the server.
    let origin: String

    /// `nil` when no mail server is configured, or when the network is never asked.
    ///
    /// - Throws: ``ServeError`` for settings that make no sense.
    init?(_ configuration: ServerConfiguration) throws(ServeError) {
        guard let settings = configuration.sentMail else { return nil }
        guard let origin = configuration.origin else {
            throw .wrongSetting("SERENDIP_PUBLIC_URL", "the links in mails lead there; set it")
        }
        guard let server = try? MailServer(url: settings.url) else {
            // Its text holds a password.
            throw .wrongSetting("SERENDIP_SMTP_URL", "it is not like smtps://user:password@mail.example.org")
        }
        guard let from = try? MailAddress(settings.from), let sender = try? SMTPMailSender(server) else {
            throw .wrongSetting("SERENDIP_MAIL_FROM", "“\(settings.from)” is not a mail address")
        }
        (self.sender, self.from, self.origin) = (sender, from, origin)
    }
}

/// Sends the mails that people ask for, in the background.
struct MailDelivery: Service {
    private let post: MailPost
    private let resets: ResetMails
    private let confirmations: ConfirmationMails
    private let apps: [AppDescriptor]
    private let logger: Logger

    /// How soon a mail leaves; looking costs one statement on an empty table.
    private static let pause = Duration.seconds(2)
    /// After the mail server has refused.
    private static let longPause = Duration.seconds(60)

    init(_ post: MailPost, accounts: StoredAccountService, apps: [AppDescriptor], logger: Logger) {
        (self.post, self.apps, self.logger) = (post, apps, logger)
        resets = ResetMails(accounts: accounts, sender: post.sender, from: post.from, origin: post.origin)
        confirmations = ConfirmationMails(accounts: accounts, sender: post.sender, from: post.from, origin: post.origin)
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: await round())
            }
        }
    }

    /// - Returns: How long to wait until the next.
    private func round() async -> Duration {
        do {
            guard try await resets.deliver(), try await confirmations.deliver() else { return Self.longPause }
            for app in apps where try await !app.deliverMails(post) { return Self.longPause }
            return Self.pause
        } catch {
            guard !Task.isCancelled else { return Self.longPause }
            logger.warning("mails wait", metadata: ["error": "\(error)"])
            return Self.longPause
        }
    }
}

extension ServerConfiguration {
    /// The mail server to use.
    var sentMail: Mail? { isOffline ? nil : mail }
}
