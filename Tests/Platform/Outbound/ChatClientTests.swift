import Foundation
import NIOCore
import Outbound
import OutboundTesting
import Testing

/// The client against a real server that speaks the protocol with its quirks.
struct ChatClientTests {
    private static let stream = [("Content-Type", "text/event-stream")]

    private static func body(_ texts: String..., end: String = "data: [DONE]\n\n") -> Data {
        let chunks = texts.map { #"data: {"choices":[{"delta":{"content":"\#($0)"}}]}"# + "\n\n" }
        return Data((": hello\n\n" + chunks.joined() + end).utf8)
    }

    /// What a client hears of one reply, and how it ended.
    private func hear(
        _ reply: ScriptedServer.Reply,
        silence: Duration = .seconds(20)
    ) async throws -> (text: String, failure: OutboundFailure?, request: ScriptedServer.Request?) {
        let server = try await ScriptedServer()
        server.reply(reply)
        var configuration = try ChatConfiguration(url: server.address + "/v1", model: "m", key: "secret")
        configuration.firstToken = silence
        let client = ChatClient(configuration: configuration)
        var text = ""
        var failure: OutboundFailure?
        do {
            for try await piece in client.chat([.init(role: "user", content: "How is my work?")]) { text += piece }
        } catch {
            failure = error as? OutboundFailure
        }
        try await client.shutdown()
        try await server.stop()
        return (text, failure, server.requests.first)
    }

    @Test func `a whole stream is heard, whatever its pieces`() async throws {
        for size in [nil, 1, 5] as [Int?] {
            let (text, failure, request) = try await hear(
                .init(headers: Self.stream, body: Self.body("शनि", " and 🪐"), pieceBytes: size)
            )
            #expect(text == "शनि and 🪐")
            #expect(failure == nil)
            #expect(request?.path == "/v1/chat/completions")
            #expect(request?.headers["authorization"] == "Bearer secret")
        }
    }

    @Test func `an error in the middle, a cut connection and a missing end are failures after the text`() async throws {
        let broken = Self.body("one", end: #"data: {"error":{"message":"x"}}"# + "\n\n")
        let error = try await hear(.init(headers: Self.stream, body: broken))
        #expect(error.text == "one")
        #expect(error.failure == .unreachable("x"))
        let cut = try await hear(.init(headers: Self.stream, body: Self.body("one", "two"), cutsAfter: 70))
        #expect(cut.text == "one")
        #expect(cut.failure == .cutOff)
        let endless = try await hear(.init(headers: Self.stream, body: Self.body("one", end: "")))
        #expect(endless.text == "one")
        #expect(endless.failure == .cutOff)
    }

    @Test func `a refusal and a silence are failures`() async throws {
        #expect(try await hear(.init(status: 401)).failure == .unreachable("status 401"))
        #expect(try await hear(.init(isSilent: true), silence: .milliseconds(200)).failure == .timedOut)
    }

    @Test func `a key is only sent where nobody else can read it`() {
        #expect(throws: ChatConfiguration.Problem.keyNeedsHTTPS) {
            try ChatConfiguration(url: "http://api.example.org/v1", model: "m", key: "k")
        }
        #expect(throws: ChatConfiguration.Problem.invalidURL("file:///etc")) {
            try ChatConfiguration(url: "file:///etc", model: "m", key: nil)
        }
    }
}

struct ChatStreamParserTests {
    private func chunk(_ text: String) -> String { #"data: {"choices":[{"delta":{"content":"\#(text)"}}]}"# + "\n\n" }

    private func events(_ text: String, pieces size: Int = .max) -> [ChatStreamParser.Event] {
        var parser = ChatStreamParser()
        let bytes = Array(text.utf8)
        return stride(from: 0, to: bytes.count, by: min(size, bytes.count)).flatMap { start in
            parser.add(bytes[start..<min(start + min(size, bytes.count), bytes.count)])
        }
    }

    @Test(arguments: [1, 2, 3, 7, 64, Int.max])
    func `text is the same however its bytes are cut`(_ size: Int) {
        let stream = chunk("शनि ") + ": ping\n\n" + chunk("and 🪐") + "data: [DONE]\n\n" + chunk("more")
        #expect(events(stream, pieces: size) == [.text("शनि "), .text("and 🪐"), .done])
    }

    @Test func `chunks without text are passed over`() {
        let stream = """
            data: {"choices":[{"delta":{"role":"assistant"}}]}\r
            \r
            data: {"choices":null,"usage":{"total_tokens":3}}
            data:{"choices":[{"delta":{"content":"a"},"finish_reason":null}]}
            event: ping
            data: {"usage":{}}
            data: {"choices":[{"delta":{},"finish_reason":"stop"}]}
            data: {"choices":[{"delta":{"content":null}}]}
            data: [DONE]

            """
        #expect(events(stream) == [.text("a"), .done])
    }

    @Test func `an error in the middle ends the text`() {
        let stream = chunk("a") + #"data: {"error":{"message":"overloaded"}}"# + "\n\n" + chunk("b")
        #expect(events(stream) == [.text("a"), .failed("overloaded")])
        #expect(events(chunk("a") + "data: <html>\n\n") == [.text("a"), .failed("a chunk that is not JSON")])
    }

    @Test func `what looks like the end inside a text is not the end`() {
        #expect(events(chunk("data: [DONE]\\n\\n") + "data: [DONE]\n") == [.text("data: [DONE]\n\n"), .done])
    }
}
