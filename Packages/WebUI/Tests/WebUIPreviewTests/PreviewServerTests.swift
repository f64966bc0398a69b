import Foundation
import FoundationNetworking
import SwiftUI
import Testing

@testable import WebUIPreview

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("Pressed \(count) times") { count += 1 }
    }
}

struct PreviewServerTests {
    private func get(_ path: String, from server: PreviewServer) async throws -> (Data, Int) {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
        let (data, response) = try await URLSession.shared.data(from: url)
        return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
    }

    @Test func `a page holds the view, and the files it names are there`() async throws {
        let server = try LivePreview.start(port: 0, title: "Count") { Counter() }
        defer { server.stop() }
        let (data, status) = try await get("/", from: server)
        let page = String(decoding: data, as: UTF8.self)
        #expect(status == 200)
        #expect(page.contains("Pressed 0 times"))
        #expect(page.contains("<title>Count</title>"))
        let script = try #require(page.firstMatch(of: /src="([^"]+webui.js)"/)?.1)
        #expect(try await get(String(script), from: server).1 == 200)
        #expect(try await get("/_live/nothing.js", from: server).1 == 404)
    }

    @Test func `a tap that is posted comes back as a frame`() async throws {
        let server = try LivePreview.start(port: 0, title: "Count") { Counter() }
        defer { server.stop() }
        let page = String(decoding: try await get("/", from: server).0, as: UTF8.self)
        let session = try #require(page.firstMatch(of: /data-session="([^"]+)"/)?.1)
        let token = try #require(page.firstMatch(of: /data-token="([^"]+)"/)?.1)
        let button = try #require(page.firstMatch(of: /<button data-w="(\d+)"/)?.1)
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/_live/events"))
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        let body = "{\"s\":\"\(session)\",\"k\":\"\(token)\",\"q\":1,\"b\":0,\"e\":[[\(button),\"tap\"]]}"
        request.httpBody = Data(body.utf8)
        let (_, response) = try await URLSession.shared.data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 204)
    }

    @Test func `a port that is taken is said`() throws {
        let server = try LivePreview.start(port: 0, title: "") { Counter() }
        defer { server.stop() }
        #expect(throws: PreviewError.portUnavailable(server.port, code: EADDRINUSE)) {
            _ = try LivePreview.start(port: server.port, title: "") { Counter() }
        }
    }

    @Test(arguments: [
        "", "GET\r\n\r\n", "GET nowhere HTTP/1.1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n",
    ])
    func `what is no request is none`(text: String) {
        var pieces = [Array(text.utf8)]
        #expect(PreviewRequest { pieces.popLast() } == nil)
    }

    @Test func `a request may come in pieces`() throws {
        let texts = ["POST /a?b=c HTTP/1.1\r\nContent-Le", "ngth: 5\r\nAccept-Language: de, en;q=0.5\r\n\r\nhel", "lo"]
        var pieces = texts.reversed().map { Array($0.utf8) }
        let request = try #require(PreviewRequest { pieces.popLast() })
        #expect(request.path == "/a")
        #expect(request.query == ["b": "c"])
        #expect(request.languages == ["de", "en"])
        #expect(String(decoding: request.body, as: UTF8.self) == "hello")
    }
}
