/// How a request travels: over the network, or in a test from a script.
///
/// Redirects are answers like others; the caller decides whether to follow one.
package struct OutboundTransport: Sendable {
    package let send: @Sendable (OutboundRequest) async throws(OutboundFailure) -> OutboundResponse

    package init(send: @escaping @Sendable (OutboundRequest) async throws(OutboundFailure) -> OutboundResponse) {
        self.send = send
    }
}
