import Foundation
import Outbound
import OutboundTesting
import Testing

@testable import DestinyService

/// A geocoding service's answers, against a real server on the loopback interface.
struct GeocodingClientTests {
    private static let hampi = """
        [{"place_id": 1, "lat": "15.3350", "lon": "76.4600", "name": "Hampi",
          "display_name": "Hampi, Hosapete taluku, Vijayanagara, Karnataka, India"}]
        """

    private func withService<Value>(
        _ change: (inout GeocodingConfiguration) -> Void = { _ in },
        timing: Timing = .live,
        _ body: (GeocodingClient, ScriptedServer) async throws -> Value
    ) async throws -> Value {
        let server = try await ScriptedServer()
        // A busy machine is no slow service.
        let connections = OutboundConnections(limits: .init(connect: .seconds(60), total: .seconds(60)))
        var configuration = try GeocodingConfiguration(url: server.address, contact: "ops@example.org")
        configuration.pause = .zero
        change(&configuration)
        let client = GeocodingClient(
            configuration: configuration,
            transport: connections.transport,
            timing: timing
        )
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(client, server))
        } catch {
            result = .failure(error)
        }
        // Also after a failure: a client that is let go open ends the process.
        try await connections.shutdown()
        try await server.stop()
        return try result.get()
    }

    @Test func `a place is asked for by name, by somebody who can be written to`() async throws {
        try await withService { client, server in
            server.json(Self.hampi)
            let places = try await client.places(named: "  Hampi  India ")
            #expect(
                places == [
                    GeocodedPlace(
                        name: "Hampi",
                        area: "Hosapete taluku, Vijayanagara, Karnataka, India",
                        latitude: 15.335,
                        longitude: 76.46
                    )
                ]
            )
            let request = try #require(server.requests.first)
            #expect(request.path == "/search")
            #expect(request.query["q"] == "hampi india")
            #expect(request.query["format"] == "jsonv2")
            #expect(request.headers["user-agent"] == "Serendip (ops@example.org)")
        }
    }

    @Test func `the same text is asked for once`() async throws {
        try await withService { client, server in
            server.json(Self.hampi)
            server.json("[]")
            for text in ["Hampi", "hampi ", "HAMPI"] { _ = try await client.places(named: text) }
            let none = try await client.places(named: "nowhere")
            #expect(none.isEmpty)
            #expect(server.requests.count == 2)
        }
    }

    @Test func `entries that are no place are left out`() async throws {
        let body = """
            [{"lat": "0", "lon": "0.0", "name": "Null Island"}, {"lat": "91", "lon": "10", "name": "Beyond"},
             {"lat": "x", "lon": "10", "name": "Unreadable"}, {"name": "Without"}, {"lat": "10", "lon": "20"},
             {"lat": 10.5, "lon": -20, "name": "", "display_name": "Somewhere, Elsewhere"}]
            """
        try await withService { client, server in
            server.json(body)
            let places = try await client.places(named: "x")
            #expect(places.map(\.name) == ["Somewhere"])
            #expect(places.first?.area == "Elsewhere")
            #expect(places.first?.longitude == -20)
        }
    }

    @Test(arguments: [(200, "{\"error\": \"no\"}"), (200, "<html>"), (429, "[]"), (500, "")])
    func `what is no list is a failure that is not kept`(status: Int, body: String) async throws {
        try await withService { client, server in
            server.json(body, status: status)
            server.json(Self.hampi)
            await #expect(throws: OutboundFailure.self) { try await client.places(named: "Hampi") }
            let places = try await client.places(named: "Hampi")
            #expect(places.count == 1)
        }
    }

    @Test func `one request a second goes out, and who would wait for long is told`() async throws {
        let pauses = Pauses()
        let timing = Timing(
            now: { Date(timeIntervalSince1970: 1_800_000_000) },
            pause: { await pauses.add($0) },
            random: { 0 }
        )
        try await withService({ $0.pause = .seconds(1) }, timing: timing) { client, server in
            for text in ["a", "b", "c", "d", "e", "f"] {
                server.json("[]")
                _ = try await client.places(named: text)
            }
            await #expect(throws: OutboundFailure.timedOut) { try await client.places(named: "g") }
            #expect(await pauses.all == (1...5).map { .seconds($0) })
        }
    }

    @Test(arguments: ["", "nominatim.example.org", "ftp://example.org", "https://"])
    func `an address that is none is refused`(url: String) {
        #expect(throws: GeocodingConfiguration.InvalidURL.self) {
            try GeocodingConfiguration(url: url, contact: nil)
        }
    }
}

private actor Pauses {
    private(set) var all: [Duration] = []

    func add(_ pause: Duration) { all.append(pause) }
}
