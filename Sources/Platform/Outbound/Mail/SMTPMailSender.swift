import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// Sends mails through one SMTP server (RFC 5321), a connection for each: they are few.
package struct SMTPMailSender: MailSender {
    private let server: MailServer
    private let tls: NIOSSLContext

    /// - Throws: what is wrong with the trusted certificates.
    package init(_ server: MailServer) throws {
        self.server = server
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = server.trust
        configuration.minimumTLSVersion = .tlsv12
        tls = try NIOSSLContext(configuration: configuration)
    }

    package func send(_ message: MailMessage) async throws(MailFailure) {
        do {
            let channel = try await connect()
            let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(server.total)) {
                channel.close(promise: nil)
            }
            do {
                try await SMTPTalk(channel: channel, server: server, tls: tls).deliver(message)
            } catch {
                deadline.cancel()
                channel.close(promise: nil)
                throw error
            }
            deadline.cancel()
            channel.close(promise: nil)
        } catch let failure as MailFailure {
            throw failure
        } catch {
            throw .unreachable("\(error)")
        }
    }

    private func connect() async throws -> any Channel {
        let (server, tls) = (server, tls)
        return try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(TimeAmount(server.connect))
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if server.security == .tls {
                        let handler = try NIOSSLClientHandler(context: tls, serverHostname: server.host.serverName)
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                    try channel.pipeline.syncOperations.addHandler(SMTPExchange())
                }
            }
            .connect(host: server.host, port: server.port).get()
    }
}
