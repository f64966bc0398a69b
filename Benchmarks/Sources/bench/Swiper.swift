import AsyncHTTPClient
import Foundation
import NIOCore

/// One person who swipes; likes every third card.
actor Swiper {
    private let client: HTTPClient
    private let address: String
    private let token: String
    /// What is held back from being sent again, and judged next.
    private var card = #"{"owner":"","name":""}"#
    private var count = 0
    private static let now = Date().ISO8601Format()

    /// A new guest with a first card.
    init(server: ServerProcess, client: HTTPClient) async throws {
        self.client = client
        address = server.address + "/api/v1"
        let guest = try await Self.post(client, address + "/guests", "{}", token: nil)
        token = try Self.text(after: #""token":""#, in: guest)
        try note(try await post("/discovery/cards", #"{"next":{"count":1,"held":[]}}"#))
    }

    /// Judges the card and asks for the next ones; the milliseconds until their last byte.
    func swipe(next: Int) async throws -> Double {
        count += 1
        let verb = count % 3 == 0 ? "like" : "skip"
        let decision = #"{"act":{"\#(verb)":{"repository":\#(card)}},"decidedAt":"\#(Self.now)","key":"\#(UUID())"}"#
        let body = #"{"decisions":[\#(decision)],"next":{"count":\#(next),"held":[]}}"#
        let start = ContinuousClock.now
        let answer = try await post("/discovery/decisions", body)
        let time = (ContinuousClock.now - start).milliseconds
        guard answer.contains(#""recorded""#) else { throw BenchError.unexpected(String(answer.prefix(500))) }
        try note(answer)
        return time
    }

    /// Found by hand, so that reading the answers costs the server's processors little.
    private func note(_ answer: String) throws {
        let before = card
        guard let id = answer.range(of: #""id":{"#)?.upperBound, let end = answer[id...].firstIndex(of: "}") else {
            throw BenchError.unexpected("no card: " + answer.prefix(500))
        }
        card = "{" + answer[id...end]
        guard card != before else { throw BenchError.unexpected("a judged card came again: \(card)") }
    }

    private func post(_ path: String, _ body: String) async throws -> String {
        try await Self.post(client, address + path, body, token: token)
    }

    private static func post(
        _ client: HTTPClient,
        _ url: String,
        _ body: String,
        token: String?
    ) async throws -> String {
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.headers.add(name: "content-type", value: "application/json")
        if let token { request.headers.add(name: "authorization", value: "Bearer \(token)") }
        request.body = .bytes(ByteBuffer(string: body))
        let response = try await client.execute(request, timeout: .minutes(10))
        let answer = String(buffer: try await response.body.collect(upTo: 4 << 20))
        guard (200..<300).contains(Int(response.status.code)) else { throw BenchError.unexpected(answer) }
        return answer
    }

    private static func text(after start: String, in answer: String) throws -> String {
        guard let range = answer.range(of: start) else { throw BenchError.unexpected(answer) }
        return String(answer[range.upperBound...].prefix { $0 != "\"" })
    }
}
