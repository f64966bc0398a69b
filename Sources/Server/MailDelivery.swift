import AccountsService
import Foundation
import Logging
import Outbound
import PitchDeckDomain
import PitchDeckService
import ServiceLifecycle
import Storage

/// Sends the mails that people ask for, behind.
struct MailDelivery: Service {
    private let resets: ResetMails
    private let confirmations: ConfirmationMails
    private let codes: DeckCodeMails
    private let logger: Logger

    /// How soon a mail leaves; looking costs one statement on an empty table.
    private static let pause = Duration.seconds(2)
    /// After the mail server has refused.
    private static let longPause = Duration.seconds(60)

    /// `nil` when no mail server is configured, or when the network is never asked.
    ///
    /// - Throws: ``ServeError`` for settings that make no sense.
    init?(
        _ configuration: ServerConfiguration,
        accounts: StoredAccountService,
        database: any SQLDatabase,
        logger: Logger
    ) throws(ServeError) {
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
        resets = ResetMails(accounts: accounts, sender: sender, from: from, origin: origin)
        confirmations = ConfirmationMails(accounts: accounts, sender: sender, from: from, origin: origin)
        codes = DeckCodeMails(database: database, sender: sender, from: from, now: configuration.now)
        self.logger = logger
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
            guard try await resets.deliver(), try await confirmations.deliver(), try await deliverCodes() else {
                return Self.longPause
            }
            return Self.pause
        } catch {
            guard !Task.isCancelled else { return Self.longPause }
            logger.warning("mails wait", metadata: ["error": "\(error)"])
            return Self.longPause
        }
    }

    private func deliverCodes() async throws(StartupError) -> Bool {
        try await codes.deliver { [logger] failure in
            logger.error("a mail was not taken", metadata: ["reason": "\(failure)"])
        }
    }
}

extension ServerConfiguration {
    /// The mail server to use.
    var sentMail: Mail? { isOffline ? nil : mail }
}
