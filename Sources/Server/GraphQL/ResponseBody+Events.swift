import Hummingbird
import NIOCore
import NIOPosix
import ServiceLifecycle

extension ResponseBody {
    /// Events as they come, with a comment that every client passes over while there are none, so that a client that is
    /// gone is seen to be; ends when the server stops.
    init(events: AsyncStream<[UInt8]>, heartbeat: Duration = .seconds(15)) {
        self.init { writer in
            for await part in events.withHeartbeat(heartbeat).cancelOnGracefulShutdown() {
                try await writer.write(ByteBuffer(bytes: part))
            }
            try await writer.finish(nil)
        }
    }
}

extension AsyncStream<[UInt8]> {
    /// The parts, and a comment of an event stream after each pause.
    ///
    /// The timer is an event loop's: a `Task.sleep` that is cancelled keeps some of its memory. A part is taken when
    /// the one before was, so that whoever is slow holds up the events' own buffer and not this one.
    fileprivate func withHeartbeat(_ pause: Duration) -> AsyncStream<[UInt8]> {
        AsyncStream(bufferingPolicy: .bufferingOldest(64)) { continuation in
            let amount = TimeAmount(pause)
            let timer = MultiThreadedEventLoopGroup.singleton.next()
                .scheduleRepeatedTask(initialDelay: amount, delay: amount) { _ in
                    continuation.yield(Array(":\n\n".utf8))
                }
            let task = Task {
                for await part in self {
                    // A reader this far behind has lost what it would miss.
                    if case .dropped = continuation.yield(part) { break }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in
                timer.cancel()
                task.cancel()
            }
        }
    }
}
