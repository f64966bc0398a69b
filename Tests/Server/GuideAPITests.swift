import AccountsDomain
import Calls
import DestinyDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// What programs see of Destiny: keys, and answers as streams of events.
struct GuideAPITests {
    private static let question = """
        {"question": "Which period am I in?", "birth": {"date": "1990-05-14", "time": "10:24", "place": "Salem"}}
        """

    private func guest(_ client: any TestClientProtocol) async throws -> String {
        let response = try await client.execute(uri: "/api/v1/guests", method: .post)
        return try response.decoded(NewSession.self).token.value
    }

    private func key(_ client: any TestClientProtocol, _ token: String) async throws -> NewAPIKey {
        let response = try await client.execute(
            uri: "/api/v1/astrology/keys",
            method: .post,
            headers: [.authorization: "Bearer \(token)", .contentType: "application/json"],
            body: ByteBuffer(string: #"{"name": "site"}"#)
        )
        #expect(response.status == .created)
        return try response.decoded()
    }

    private func predict(
        _ client: any TestClientProtocol,
        _ token: String,
        _ headers: HTTPFields = [:],
        body: String = Self.question
    ) async throws -> TestResponse {
        var headers = headers
        headers[.authorization] = "Bearer \(token)"
        headers[.contentType] = "application/json"
        return try await client.execute(
            uri: "/vedic/api/predict/",
            method: .post,
            headers: headers,
            body: ByteBuffer(string: body)
        )
    }

    @Test func `a key asks for its account, whose questions it counts, and opens nothing else`() async throws {
        try await withServer { client in
            let token = try await guest(client)
            let made = try await key(client, token)
            for used in 1...Quota.guestLimit {
                let prediction = try await predict(client, made.secret).decoded(Prediction.self)
                #expect(prediction.state == .complete)
                #expect(prediction.quota.used == used)
            }
            #expect(try await predict(client, made.secret).decoded(Problem.self).is(.quotaExhausted))
            for path in ["/api/v1/account", "/api/v1/astrology/profile", "/api/v1/astrology/keys"] {
                let response = try await client.execute(
                    uri: path,
                    method: .get,
                    headers: [.authorization: "Bearer \(made.secret)"]
                )
                #expect(response.status == .forbidden, "\(path)")
            }
            let revoked = try await client.execute(
                uri: "/api/v1/astrology/keys/\(made.key.id)",
                method: .delete,
                headers: [.authorization: "Bearer \(token)"]
            )
            #expect(revoked.status == .noContent)
            #expect(try await predict(client, made.secret).status == .unauthorized)
        }
    }

    @Test func `a stream of events goes on after the last number, by header and by query`() async throws {
        try await withServer { client in
            let token = try await guest(client)
            let whole = try await predict(client, token, [.accept: "text/event-stream"])
            #expect(whole.headers[.contentType] == "text/event-stream")
            let events = try Self.events(whole.text)
            #expect(events.map(\.id) == Array(1...events.count))
            #expect(events.first?.name == "area")
            let found = try Self.answer(in: events)
            let answer = try #require(found)
            let uri = "/vedic/api/predict/\(answer.id)/"
            let headers: HTTPFields = [.authorization: "Bearer \(token)", .accept: "text/event-stream"]
            var resumed = headers
            resumed[.test("Last-Event-ID")] = "7"
            let byHeader = try await client.execute(uri: uri, method: .get, headers: resumed).text
            let byQuery = try await client.execute(uri: uri + "?after=7", method: .get, headers: headers).text
            for text in [byHeader, byQuery] {
                let rest = try Self.events(text)
                #expect(rest.map(\.id) == Array(8...events.count))
                #expect(rest.map(\.name) == events[7...].map(\.name))
            }
        }
    }

    @Test func `a greeting is answered alike in JSON and as a stream, without a birth and uncounted`() async throws {
        try await withServer { client in
            let token = try await guest(client)
            let body = #"{"question": "namaste 🙏"}"#
            let prediction = try await predict(client, token, body: body).decoded(Prediction.self)
            #expect(prediction.quota.used == 0)
            #expect(prediction.answeredBy == .fixed && prediction.confidence == nil)
            let stream = try await predict(client, token, [.accept: "text/event-stream"], body: body).text
            let streamed = try Self.answer(in: try Self.events(stream))
            #expect(streamed?.text == prediction.answer)
            #expect(streamed?.grounds?.answerer == .fixed)
        }
    }

    @Test func `a place of several names says which it was taken for, and which else there are`() async throws {
        try await withServer { client in
            let token = try await guest(client)
            let birth = #"{"date": "1990-05-14", "time": "10:24", "place": "Springfield"}"#
            let body = #"{"question": "Am I manglik?", "birth": \#(birth)}"#
            let prediction = try await predict(client, token, body: body).decoded(Prediction.self)
            let places = try #require(prediction.placesOfThatName)
            #expect(places.count == 3 && places.allSatisfy { $0.hasPrefix("Springfield, ") })
            #expect(Set(places).count == 3)
        }
    }

    @Test func `while an answer waits, comments keep the line open, and the events still come`() async throws {
        let (events, source) = AsyncStream.makeStream(of: ServerSentEvent.self)
        var texts: [String] = []
        for await text in events.texts(heartbeat: .milliseconds(5)) {
            texts.append(text)
            if texts.count == 2 { source.yield(ServerSentEvent(id: 1, name: "area", data: "{}")) }
            if text.hasPrefix("id:") { source.finish() }
        }
        #expect(texts.prefix(2).allSatisfy { $0.hasPrefix(":") && $0.hasSuffix("\n\n") })
        #expect(texts.contains("id: 1\nevent: area\ndata: {}\n\n"))
    }

    private static func events(_ text: String) throws -> [(id: Int, name: String, data: String)] {
        try text.split(separator: "\n\n").filter { !$0.hasPrefix(":") }.map { block in
            let lines = block.split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
            return (try #require(Int(lines[0][1])), lines[1][1], lines[2][1])
        }
    }

    private static func answer(in events: [(id: Int, name: String, data: String)]) throws -> Message? {
        guard let last = events.last else { return nil }
        let event = try JSONCoding.decode(AnswerEvent.self, from: Data(last.data.utf8))
        guard case .finished(let message) = event.step else { return nil }
        return message
    }
}
