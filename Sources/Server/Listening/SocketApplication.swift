import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle
import Synchronization

/// An application on a socket that listens already, which Hummingbird's own server cannot take.
struct SocketApplication<Base: ApplicationProtocol>: Service {
    let base: Base
    let connections: HTTP1Channel.Configuration
    let listen: @Sendable () throws -> ListeningSocket

    func run() async throws {
        let listener = SocketListener(
            connection: HTTP1Channel(responder: answer(try await base.responder), configuration: connections),
            base: base,
            listen: listen
        )
        let services = (base.services + [listener]).map(NamedService.init)
        try await ServiceGroup(
            configuration: ServiceGroupConfiguration(services: services, logger: base.logger)
        ).run()
    }

    /// Answers a request as Hummingbird's application does.
    private func answer(_ responder: Base.Responder) -> HTTPChannelHandler.Responder {
        let dates = HTTPDates()
        return { [logger = base.logger] request, writer, channel in
            let source = ApplicationRequestContextSource(channel: channel, logger: logger)
            let context = Base.Responder.Context(source: source)
            var response: Response
            do {
                response = try await responder.respond(to: request, context: context)
            } catch let error as HTTPParserError {
                throw error
            } catch {
                response = Response(status: .internalServerError)
            }
            response.headers[.date] = dates.now
            do {
                try await writer.write(response: response.head, body: response.body)
            } catch is HTTPParserError {
                // That error would have another answer written.
                throw InterruptedResponse()
            }
        }
    }
}

private struct InterruptedResponse: Error {}

/// Takes connections until it is told to stop, and then waits for those that are in use.
private struct SocketListener<Base: ApplicationProtocol>: Service {
    let connection: HTTP1Channel
    let base: Base
    let listen: @Sendable () throws -> ListeningSocket

    func run() async throws {
        let socket = try listen()
        let server = try await bootstrap.bind(socket.descriptor) { [connection, base] channel in
            connection.setup(channel: channel, logger: base.logger)
        }
        socket.lengthenQueue()
        server.channel.closeFuture.whenComplete { _ in socket.end() }
        let open = OpenConnections()
        await withGracefulShutdownHandler {
            await base.onServerRunning(server.channel)
            await take(from: server, into: open)
        } onGracefulShutdown: {
            server.channel.close(promise: nil)
            open.finish()
        }
    }

    private var bootstrap: ServerBootstrap {
        ServerBootstrap(group: base.eventLoopGroup)
            .childChannelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
            .serverChannelInitializer { [limit = base.configuration.availableConnectionsDelegate] channel in
                channel.eventLoop.makeCompletedFuture {
                    if let limit { try channel.pipeline.syncOperations.addHandler(Self.handler(of: limit)) }
                }
            }
    }

    private static func handler(of limit: some AvailableConnectionsDelegate) -> any ChannelHandler {
        AvailableConnectionsChannelHandler(delegate: limit)
    }

    private func take(from server: NIOAsyncChannel<HTTP1Channel.Value, Never>, into open: OpenConnections) async {
        await withDiscardingTaskGroup { [connection, base] group in
            do {
                try await server.executeThenClose { taken in
                    for try await client in taken {
                        open.add(client.channel)
                        group.addTask { await connection.handle(value: client, logger: base.logger) }
                    }
                }
            } catch {
                base.logger.error("no more connections are taken", metadata: ["error": "\(error)"])
            }
        }
    }
}

/// The connections there are, to tell them when the server stops.
private final class OpenConnections: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var isFinishing = false
    }

    private let state = Mutex(State())

    func add(_ channel: any Channel) {
        let isFinishing = state.withLock { state in
            state.channels[ObjectIdentifier(channel)] = channel
            return state.isFinishing
        }
        channel.closeFuture.whenComplete { [weak self] _ in
            self?.state.withLock { $0.channels[ObjectIdentifier(channel)] = nil }
        }
        if isFinishing { Self.finish(channel) }
    }

    /// Has each connection closed after its request, and those without one at once.
    func finish() {
        let channels = state.withLock { state in
            state.isFinishing = true
            return Array(state.channels.values)
        }
        for channel in channels { Self.finish(channel) }
    }

    private static func finish(_ channel: any Channel) {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
}

/// The time as HTTP writes it (RFC 9110, 5.6.7), written once a second.
private final class HTTPDates: Sendable {
    private let last = Mutex((second: time_t(0), text: ""))

    var now: String {
        let second = time(nil)
        return last.withLock { last in
            if last.second != second { last = (second, Self.text(of: second)) }
            return last.text
        }
    }

    private static func text(of second: time_t) -> String {
        var second = second
        var parts = tm()
        gmtime_r(&second, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let words = [days[Int(parts.tm_wday)], months[Int(parts.tm_mon)]]
        let numbers = [parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec].map { number in
            number < 10 ? "0\(number)" : "\(number)"
        }
        let clock = numbers.dropFirst().joined(separator: ":")
        return "\(words[0]), \(numbers[0]) \(words[1]) \(Int(parts.tm_year) + 1900) \(clock) GMT"
    }
}
