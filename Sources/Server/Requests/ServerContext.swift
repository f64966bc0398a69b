import Hummingbird
import Logging
import NIOCore

/// What belongs to one request besides the request.
struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address at the other end of the connection; `nil` without a socket.
    let peer: String?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        peer = source.channel.remoteAddress?.ipAddress
    }
}
