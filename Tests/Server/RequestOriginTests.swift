import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import Server

struct RequestOriginTests {
    @Test(
        arguments: [
            ("203.0.113.7", nil, "203.0.113.7"),
            ("203.0.113.7", "198.51.100.1", "203.0.113.7"),
            ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
            ("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
            ("10.0.0.1", nil, "10.0.0.1"),
            ("2001:db8:1:2:3:4:5:6", nil, "2001:db8:1:2::/64"),
            ("2001:db8::1", nil, "2001:db8::/64"),
            ("2001:db8:0:0:ffff::1", nil, "2001:db8::/64"),
            ("::ffff:203.0.113.7", nil, "203.0.113.7"),
            ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
            ("10.0.0.1", "2001:DB8::1", "2001:db8::/64"),
            ("10.0.0.1", "[2001:db8::1]", "2001:db8::/64"),
            ("10.0.0.1", "[2001:db8::1]:4711", "2001:db8::/64"),
            ("10.0.0.1", "\"[2001:db8::1]:4711\"", "2001:db8::/64"),
            ("10.0.0.1", "198.51.100.1, 10.0.0.2:80", "198.51.100.1"),
            ("10.0.0.1", "198.51.100.1, made up", "10.0.0.1"),
            ("10.0.0.1", "198.51.100.1:port", "10.0.0.1"),
            ("10.0.0.1", "[2001:db8::1", "10.0.0.1"),
            ("10.0.0.1", "198.51.100", "10.0.0.1"),
            ("10.0.0.1", "unknown", "10.0.0.1"),
            ("10.0.0.1", "", "10.0.0.1"),
        ] as [(String, String?, String)]
    )
    func `only a trusted proxy tells whom it speaks for`(peer: String, forwarded: String?, address: String) throws {
        var configuration = ServerConfiguration()
        configuration.writesRankedRepositories = false
        configuration.trustedProxies = ["10.0.0.1", "10.0.0.2"]
        var request = Request(
            head: .init(method: .get, scheme: "http", authority: "localhost", path: "/"),
            body: .init(buffer: ByteBuffer())
        )
        if let forwarded {
            request = Request(
                head: .init(
                    method: .get,
                    scheme: "http",
                    authority: "localhost",
                    path: "/",
                    headerFields: [.forwardedFor: forwarded]
                ),
                body: .init(buffer: ByteBuffer())
            )
        }
        let channel = EmbeddedChannel()
        channel.remoteAddress = try SocketAddress(ipAddress: peer, port: 1)
        let context = ServerContext(source: .init(channel: channel, logger: Logger(label: "tests")))
        #expect(RequestOrigin(configuration).address(of: request, context) == address)
    }
}
