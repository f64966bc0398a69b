import Hummingbird
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// Events one by one: the next is asked for once the one before was sent, so that whoever reads slowly is waited for by
/// who makes them, and holds one event and one heartbeat.
///
/// The timer is an event loop's: a `Task.sleep` that is cancelled keeps some of its memory.
struct PacedEvents {
    let parts: AsyncStream<[UInt8]>
    private let continuation: AsyncStream<[UInt8]>.Continuation
    private let turn: AsyncStream<Void>.Continuation
    private let beating: Heartbeat

    /// A comment of event streams.
    private static let comment = Array(":\n\n".utf8)

    init(_ events: AsyncStream<[UInt8]>, heartbeat pause: TimeAmount) {
        let (parts, continuation) = AsyncStream<[UInt8]>.makeStream()
        let (turns, turn) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let beating = Heartbeat()
        let timer = MultiThreadedEventLoopGroup.singleton.next()
            .scheduleRepeatedTask(initialDelay: .zero, delay: pause) { _ in
                if beating.isDue() { continuation.yield(Self.comment) }
            }
        let task = Task {
            var turns = turns.makeAsyncIterator()
            for await event in events {
                continuation.yield(event)
                guard await turns.next() != nil else { break }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in
            timer.cancel()
            task.cancel()
        }
        (self.parts, self.continuation, self.turn, self.beating) = (parts, continuation, turn, beating)
    }

    func sent(_ part: [UInt8]) {
        if part == Self.comment { beating.wasSent() } else { turn.yield() }
    }

    func stop() {
        continuation.finish()
    }
}

/// Whether a heartbeat waits to be sent, after which none has to.
private final class Heartbeat: Sendable {
    private let waits = Mutex(false)

    func isDue() -> Bool {
        waits.withLock { waits in
            defer { waits = true }
            return !waits
        }
    }

    func wasSent() { waits.withLock { $0 = false } }
}

extension ResponseBody {
    /// Events as they come, and comments between them; ends when the server stops.
    ///
    /// Every client passes over comments: the one at the start says that changes are heard from now on, and by the
    /// others a client that is gone is seen to be.
    init(events: AsyncStream<[UInt8]>, heartbeat: Duration = .seconds(15)) {
        self.init { writer in
            let paced = PacedEvents(events, heartbeat: TimeAmount(heartbeat))
            defer { paced.stop() }
            for await part in paced.parts.cancelOnGracefulShutdown() {
                try await writer.write(ByteBuffer(bytes: part))
                paced.sent(part)
            }
            try await writer.finish(nil)
        }
    }
}
