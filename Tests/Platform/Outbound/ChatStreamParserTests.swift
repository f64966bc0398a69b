import Outbound
import Testing

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
