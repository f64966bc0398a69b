import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix
import ServiceLifecycle

/// One event of a stream, as the HTML standard writes them.
struct ServerSentEvent: Sendable {
    let id: Int
    let name: String
    /// One line.
    let data: String

    var text: String { "id: \(id)\nevent: \(name)\ndata: \(data)\n\n" }
}

extension AsyncStream<ServerSentEvent> {
    /// Shorter than the minute after which proxies, and our own server, take a silent connection for dead.
    static var heartbeat: Duration { .seconds(15) }

    /// The answer that sends the events as they come; ends when the server stops.
    func response() -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store",
                // Proxies of nginx's kind would otherwise keep events back.
                .named("X-Accel-Buffering"): "no",
            ],
            body: .init { writer in
                for await text in self.texts(heartbeat: Self.heartbeat).cancelOnGracefulShutdown() {
                    try await writer.write(ByteBuffer(string: text))
                }
                try await writer.finish(nil)
            }
        )
    }

    /// The events as they are sent, with a comment, which every client passes over, after each `heartbeat`.
    ///
    /// The timer is an event loop's: a `Task.sleep` that is cancelled keeps some of its memory.
    func texts(heartbeat: Duration) -> AsyncStream<String> {
        AsyncStream<String> { continuation in
            let pause = TimeAmount(heartbeat)
            let timer = MultiThreadedEventLoopGroup.singleton.next()
                .scheduleRepeatedTask(initialDelay: pause, delay: pause) { _ in
                    continuation.yield(": still here\n\n")
                }
            let task = Task {
                for await event in self { continuation.yield(event.text) }
                continuation.finish()
            }
            continuation.onTermination = { _ in
                timer.cancel()
                task.cancel()
            }
        }
    }
}

extension Request {
    var wantsEvents: Bool {
        headers[.accept]?.split(separator: ",").contains { $0.drop { $0 == " " }.hasPrefix("text/event-stream") }
            ?? false
    }
}
