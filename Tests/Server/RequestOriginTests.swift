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
        configuration.trustedProxies = ["10.0.0.1", "10.0.0.2"].compactMap { AddressNetwork($0) }
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

    @Test(
        arguments: [
            ("127.0.0.1/32", "127.0.0.1", true), ("127.0.0.1/32", "127.0.0.2", false),
            ("10.0.0.0/8", "10.200.3.4", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.1.2.3/8", "10.9.9.9", true),
            ("172.16.0.0/12", "172.31.255.255", true), ("172.16.0.0/12", "172.32.0.0", false),
            ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::1", false),
            ("fd00::/7", "fc12::1", true), ("::1", "0:0:0:0:0:0:0:1", true), ("::1/128", "::2", false),
            ("::ffff:10.0.0.0/104", "10.1.1.1", true), ("10.0.0.0/8", "::ffff:10.1.1.1", true),
            ("::/1", "10.1.1.1", true),
        ] as [(String, String, Bool)]
    )
    func `a network has the addresses that begin with its bits`(text: String, address: String, isIn: Bool) throws {
        let network = try #require(AddressNetwork(text))
        #expect(network.contains(try #require(NetworkAddress(address))) == isIn)
    }

    @Test(arguments: [
        "", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "10.0.0.0/a", "0.0.0.0/0",
        "::/0", "::/129", "proxy", "10.0.0", "10.0.0.1:80", "[::1]", "10.0.0.1 10.0.0.2", "fe80::1%eth0",
    ])
    func `what is no network is none`(text: String) {
        #expect(AddressNetwork(text) == nil)
    }
}
