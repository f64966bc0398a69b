import Foundation
package import Outbound

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

/// A geocoding service that speaks Nominatim's search API, as whoever runs the server configures it.
package struct GeocodingConfiguration: Sendable {
    /// Not an `http` or `https` address with a host.
    package struct InvalidURL: Error, Hashable, Sendable {
        package let url: String
    }

    /// Up to and without `/search`.
    let baseURL: URL
    let userAgent: String
    /// Nominatim's usage policy: at most one request a second.
    package var pause: Duration = .seconds(1)
    /// Who would wait longer than this for a turn is told to come again.
    package var patience: Duration = .seconds(5)

    /// - Parameters:
    ///   - url: as in `https://nominatim.openstreetmap.org`.
    ///   - contact: of whoever runs the server; the service may want to write to somebody.
    /// - Throws: when the address is none.
    package init(url: String, contact: String?) throws(InvalidURL) {
        guard let address = URL(string: url), let host = address.host(), !host.isEmpty,
            ["http", "https"].contains(address.scheme?.lowercased())
        else { throw InvalidURL(url: url) }
        baseURL = address
        userAgent = "Serendip" + (contact.map { " (\($0))" } ?? "")
    }

    package var host: String { baseURL.host() ?? "" }
}

/// A place as a geocoding service tells it.
package struct GeocodedPlace: Hashable, Sendable {
    package var name: String
    /// Tells places of one name apart: district, state and country.
    package var area: String
    /// Degrees north and east; never 0, 0.
    package var latitude: Double
    package var longitude: Double
}

extension GeocodedPlace {
    /// One entry of Nominatim's `jsonv2`; entries without what is needed are none.
    struct Payload: Decodable {
        var lat: Degrees?
        var lon: Degrees?
        var name: String?
        var displayName: String?

        enum CodingKeys: String, CodingKey {
            case lat, lon, name
            case displayName = "display_name"
        }

        /// Nominatim writes degrees as texts, others who speak its API as numbers.
        struct Degrees: Decodable {
            let value: Double?

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Double.self) {
                    value = number
                } else {
                    value = Double(try container.decode(String.self))
                }
            }
        }

        var place: GeocodedPlace? {
            guard let latitude = lat?.value, let longitude = lon?.value,
                (-89.99...89.99).contains(latitude), (-180...180).contains(longitude),
                (latitude, longitude) != (0, 0)
            else { return nil }
            let parts = (displayName ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            let own = name.flatMap { $0.isEmpty ? nil : $0 } ?? parts.first ?? ""
            guard !own.isEmpty else { return nil }
            let area = parts.first == own ? parts.dropFirst() : parts[...]
            return GeocodedPlace(
                name: String(own.prefix(100)),
                area: String(area.joined(separator: ", ").prefix(100)),
                latitude: latitude,
                longitude: longitude
            )
        }
    }
}
