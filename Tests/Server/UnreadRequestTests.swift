import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import Server

/// What becomes of a connection whose request was too large.
struct UnreadRequestTests {
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.pipeline.syncOperations.addHandler(UnreadRequest(patience: .seconds(5)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func send(_ parts: HTTPServerRequestPart...) throws {
        for part in parts { try channel.writeInbound(part) }
    }

    /// The answer's head as it is sent.
    private func answer(_ status: HTTPResponseStatus) throws -> HTTPResponseHead {
        try channel.writeOutbound(HTTPServerResponsePart.head(.init(version: .http1_1, status: status)))
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
        guard case .head(let head)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else {
            throw ChannelError.inputClosed
        }
        _ = try channel.readOutbound(as: HTTPServerResponsePart.self)
        return head
    }

    private static let head = HTTPServerRequestPart.head(.init(version: .http1_1, method: .POST, uri: "/"))
    private static let part = HTTPServerRequestPart.body(ByteBuffer(string: "{"))

    @Test func `the rest is read for a moment`() throws {
        try send(Self.head, Self.part)
        #expect(try answer(.payloadTooLarge).headers["connection"] == ["close"])
        channel.embeddedEventLoop.advanceTime(by: .seconds(4))
        try send(Self.part)
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test func `the connection ends with a request that ends`() throws {
        try send(Self.head, Self.part)
        _ = try answer(.payloadTooLarge)
        try send(.end(nil))
        #expect(!channel.isActive)
    }

    @Test(arguments: [HTTPResponseStatus.payloadTooLarge, .ok])
    func `after a request that was read the next may come`(_ status: HTTPResponseStatus) throws {
        // The second is sent before the first is answered.
        try send(Self.head, .end(nil), Self.head)
        #expect(try answer(status).headers["connection"].isEmpty)
        channel.embeddedEventLoop.advanceTime(by: .seconds(60))
        #expect(channel.isActive)
    }

    @Test func `other answers leave the rest to be read`() throws {
        try send(Self.head, Self.part)
        #expect(try answer(.unauthorized).headers["connection"].isEmpty)
        channel.embeddedEventLoop.advanceTime(by: .seconds(60))
        #expect(channel.isActive)
    }
}
