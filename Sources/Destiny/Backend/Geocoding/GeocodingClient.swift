package import Outbound
import Foundation

/// Asks a geocoding service for places by name: one request a second for all who ask, the same text once a day.
///
/// Source: the Nominatim manual, "Search", and the usage policy of OpenStreetMap's own service.
package actor GeocodingClient {
    private struct Kept {
        var places: [GeocodedPlace]
        var at: Date
    }

    private let configuration: GeocodingConfiguration
    private let transport: OutboundTransport
    private let timing: Timing
    private var kept: [String: Kept] = [:]
    /// When the next request may go.
    private var nextTurn = Date.distantPast

    private static let keptCount = 500
    private static let keptFor: TimeInterval = 86_400
    private static let wanted = 8

    package init(configuration: GeocodingConfiguration, transport: OutboundTransport, timing: Timing = .live) {
        self.configuration = configuration
        self.transport = transport
        self.timing = timing
    }

    /// The places that a text may mean, best first.
    ///
    /// - Throws: ``OutboundFailure`` when there is no answer, or one that cannot be read; `timedOut` when too many are
    ///   asking.
    package func places(named text: String) async throws(OutboundFailure) -> [GeocodedPlace] {
        let name = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let known = kept[name], timing.now().timeIntervalSince(known.at) < Self.keptFor { return known.places }
        try await waitForTurn()
        let places = try Self.places(in: try await transport.send(try request(name)))
        if kept.count >= Self.keptCount { kept = [:] }
        kept[name] = Kept(places: places, at: timing.now())
        return places
    }

    private func waitForTurn() async throws(OutboundFailure) {
        let now = timing.now()
        let wait = Duration.seconds(max(0, nextTurn.timeIntervalSince(now)))
        guard wait <= configuration.patience else { throw .timedOut }
        nextTurn = max(nextTurn, now).addingTimeInterval(configuration.pause / .seconds(1))
        if wait > .zero { await timing.pause(wait) }
        guard !Task.isCancelled else { throw .cancelled }
    }

    private func request(_ name: String) throws(OutboundFailure) -> OutboundRequest {
        let query = ["q": name, "format": "jsonv2", "limit": String(Self.wanted), "accept-language": "en"]
        guard let url = configuration.baseURL.appending("/search", query: query) else {
            throw .unreachable("no address for a search")
        }
        let headers = ["User-Agent": configuration.userAgent, "Accept": "application/json"]
        return OutboundRequest(url: url, headers: headers)
    }

    private static func places(in response: OutboundResponse) throws(OutboundFailure) -> [GeocodedPlace] {
        guard response.status == 200 else { throw .unreachable("status \(response.status)") }
        do {
            return try JSONDecoder().decode([GeocodedPlace.Payload].self, from: response.body).compactMap(\.place)
        } catch {
            throw .unreachable("an answer that is no list of places")
        }
    }
}
