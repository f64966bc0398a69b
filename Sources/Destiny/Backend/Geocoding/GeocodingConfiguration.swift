import Foundation

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
