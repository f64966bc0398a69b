/// Why there is no whole answer; texts are for the log.
package enum OutboundFailure: Error, Hashable, Sendable {
    /// No name, no route, a refused connection or a failed handshake.
    case unreachable(String)
    case timedOut
    /// The connection ended before the body did.
    case cutOff
    /// The body is larger than we read.
    case tooLarge
    case cancelled
}
