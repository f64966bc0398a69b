import Hummingbird
import NIOCore
import ServiceLifecycle

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
