import AccountsDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import NIOPosix
import Testing

@testable import Server

/// Clients that send little, late or far too much, over real connections.
struct SlowClientTests {
    /// What the server says to some bytes until it closes the connection.
    private func talk(_ text: String, port: Int) async throws -> String {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            // On a busy machine the server may have closed the connection before the first byte is written.
            do { try await outbound.write(ByteBuffer(string: text)) } catch ChannelError.ioOnClosedChannel {}
            var heard = ""
            do {
                for try await piece in inbound { heard += String(buffer: piece) }
            } catch let error as IOError where error.errnoCode == ECONNRESET {
                // It was closed before all that was sent had been read.
            }
            return heard
        }
    }

    @Test(.timeLimit(.minutes(2)), arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\n"])
    func `a connection on which nothing arrives is closed`(beginning: String) async throws {
        try await withServer(.live) {
            $0.limits.idleTimeout = .milliseconds(200)
        } _: { client in
            // Returns only when the server has closed the connection.
            let heard = try await talk(beginning, port: try #require(client.port))
            #expect(!heard.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test(.timeLimit(.minutes(2))) func `a body that does not come is given up`() async throws {
        try await withServer(.live) {
            $0.limits.callTimeout = .seconds(10)
            $0.limits.idleTimeout = .seconds(60)
        } _: { client in
            let guest = try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self)
            let head = """
                PATCH /api/v1/account HTTP/1.1\r
                Host: x\r
                Authorization: Bearer \(guest.token.value)\r
                Content-Type: application/json\r
                Content-Length: 15\r
                \r
                {"name"
                """
            let heard = try await talk(head, port: try #require(client.port))
            #expect(heard.hasPrefix("HTTP/1.1 503"))
        }
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["/graphql", "/api/v1/account"])
    func `a body that is too large is answered before its end, which is not waited for`(path: String) async throws {
        try await withServer(.live) {
            $0.limits.unreadTime = .milliseconds(500)
            $0.limits.idleTimeout = .seconds(600)
        } _: { client in
            let guest = try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self)
            let head = """
                \(path == "/graphql" ? "POST" : "PATCH") \(path) HTTP/1.1\r
                Host: x\r
                Authorization: Bearer \(guest.token.value)\r
                Content-Type: application/json\r
                Transfer-Encoding: chunked\r
                \r

                """
            let part = "4000\r\n" + String(repeating: "x", count: 0x4000) + "\r\n"
            let text = head + String(repeating: part, count: 17)
            let heard = try await talk(text, port: try #require(client.port))
            #expect(heard.hasPrefix("HTTP/1.1 413"))
            #expect(heard.lowercased().contains("\r\nconnection: close\r\n"))
        }
    }

    @Test(.timeLimit(.minutes(2))) func `a head without an end is refused before it fills the memory`() async throws {
        try await withServer(.live) { client in
            let head = "GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + String(repeating: "x", count: 200_000)
            let heard = try await talk(head, port: try #require(client.port))
            #expect(!heard.hasPrefix("HTTP/1.1 200"))
        }
    }
}
