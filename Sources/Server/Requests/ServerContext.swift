import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// What belongs to one request besides the request.
struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address at the other end of the connection; `nil` without a socket.
    let peer: String?
    /// The server's clock.
    var now: @Sendable () -> Date = { Date() }

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        peer = source.channel.remoteAddress?.ipAddress
        // A count would tell a client how much others ask.
        logger[metadataKey: "hb.request.id"] = "\(String(UInt64.random(in: 1 << 60...UInt64.max), radix: 16))"
    }
}

/// Comparing without telling by the time taken how much agrees.
enum ConstantTime {
    static func equal(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
