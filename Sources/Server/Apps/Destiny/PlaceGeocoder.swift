import DestinyDomain
import DestinyService
import Outbound

/// The geocoding service that may be asked for places, as whoever runs the server configures it.
extension PlaceFinder {
    /// `nil` when none is configured, or when the network is never asked.
    ///
    /// - Throws: ``ServeError`` for an address that makes no sense.
    init?(_ configuration: ServerConfiguration, transport: OutboundTransport?) throws(ServeError) {
        guard let transport, let geocoder = configuration.geocoder else { return nil }
        let settings: GeocodingConfiguration
        do throws(GeocodingConfiguration.InvalidURL) {
            settings = try GeocodingConfiguration(url: geocoder.url, contact: configuration.contact)
        } catch {
            throw .wrongSetting("DESTINY_GEOCODER_URL", "“\(error.url)” is not an http or https address")
        }
        let client = GeocodingClient(configuration: settings, transport: transport)
        self.init(
            directory: PlaceDirectory(host: settings.host, attribution: geocoder.attribution)
        ) { text throws(AstrologyError) in
            do throws(OutboundFailure) {
                return try await client.places(named: text).map {
                    Found(name: $0.name, area: $0.area, latitude: $0.latitude, longitude: $0.longitude)
                }
            } catch {
                throw .offline
            }
        }
    }
}
