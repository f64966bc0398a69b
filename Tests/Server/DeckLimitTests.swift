import AccountsDomain
import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import StorageTesting
import Testing

@testable import Server

/// How often one person may ask for cards of games, by a clock that the test moves.
@Suite(.serialized)
struct DeckLimitTests {
    /// A player of the server's starter games.
    private struct Player {
        let client: any TestClientProtocol
        let token: String

        init(_ client: any TestClientProtocol) async throws {
            self.client = client
            token = try await client.execute(uri: "/api/v1/guests", method: .post).decoded(NewSession.self).token.value
        }

        func ask(
            _ path: String,
            _ method: HTTPRequest.Method = .post,
            _ body: String? = nil
        ) async throws -> TestResponse {
            try await client.execute(
                uri: "/api/v1/findie/\(path)",
                method: method,
                headers: [.authorization: "Bearer \(token)", .contentType: "application/json"],
                body: body.map { ByteBuffer(string: $0) }
            )
        }

        func cards() async throws -> TestResponse { try await ask("cards", .post, #"{"next":{"count":1,"held":[]}}"#) }

        func like(_ slug: String, key: String) async throws -> TestResponse {
            let date = RFC3339.string(from: TestDate.now)
            let decision = #"{"act":{"like":{"game":"\#(slug)"}},"decidedAt":"\#(date)","key":"\#(key)"}"#
            return try await ask("decisions", .post, #"{"decisions":[\#(decision)],"next":{"count":0,"held":[]}}"#)
        }

        var judged: Int {
            get async throws { try await ask("judgements", .get).decoded(JudgedGames.self).entries.count }
        }
    }

    private func withDeck(
        _ body: @escaping @Sendable (any TestClientProtocol, UptimeClock) async throws -> Void
    ) async throws {
        let clock = UptimeClock()
        try await withServer {
            $0.writesGames = true
            // The first card waits for the model of all games.
            $0.limits.callTimeout = .seconds(300)
            $0.limits.deckCalls = RequestLimits().deckCalls
            $0.limits.uptime = clock.now
        } _: { client in
            try await body(client, clock)
        }
    }

    @Test func `sixty calls of the deck are answered, the next is told how long to wait, and nothing else is slowed`()
        async throws
    {
        try await withDeck { client, clock in
            let player = try await Player(client)
            for _ in 0..<60 { #expect(try await player.cards().status == .ok) }
            let refused = try await player.cards()
            #expect(refused.status == .tooManyRequests)
            // A second, and what is lost where its end is written in milliseconds.
            #expect(["1", "2"].contains(refused.headers[.test("Retry-After")]))
            #expect(try refused.decoded(Problem.self).is(.tooManyRequests))
            #expect(try await player.ask("wishes", .get).status == .ok)
            #expect(try await Player(client).cards().status == .ok)
            clock.advance(by: .seconds(1))
            #expect(try await player.cards().status == .ok)
            #expect(try await player.cards().status == .tooManyRequests)
            clock.advance(by: .seconds(3_600))
            for _ in 0..<60 { #expect(try await player.cards().status == .ok) }
            #expect(try await player.cards().status == .tooManyRequests)
        }
    }

    @Test func `a decision that comes too soon is not recorded, and counts once when it is sent again`() async throws {
        try await withDeck { client, clock in
            let player = try await Player(client)
            let slug = try #require(try await player.cards().decoded(GameBatch.self).cards.first?.id)
            for _ in 0..<59 { _ = try await player.cards() }
            let key = UUID().uuidString
            #expect(try await player.like(slug, key: key).status == .tooManyRequests)
            #expect(try await player.judged == 0)
            clock.advance(by: .seconds(2))
            #expect(try await player.like(slug, key: key).status == .ok)
            #expect(try await player.like(slug, key: key).status == .ok)
            #expect(try await player.judged == 1)
        }
    }

    @Test func `what is no request takes nothing away`() async throws {
        try await withDeck { client, _ in
            let player = try await Player(client)
            for _ in 0..<61 {
                #expect(
                    try await player.ask("cards", .post, #"{"next":{"count":51,"held":[]}}"#).status != .tooManyRequests
                )
            }
            #expect(try await player.cards().status == .ok)
        }
    }
}
