import Foundation

/// Addresses of one app's places: `/destiny/ask` on the web, `destiny://ask` on a phone.
package struct AppAddress: Hashable, Sendable {
    /// The first part of the path on the web.
    package let folder: String
    /// The phone's.
    package let scheme: String

    /// An app whose folder and scheme are the same.
    package init(app: String) {
        self.init(folder: app, scheme: app)
    }

    package init(folder: String, scheme: String) {
        self.folder = folder
        self.scheme = scheme
    }

    /// The path of a location, which is what follows the app's root: percent-encoded, perhaps with a query.
    package func path(_ location: String) -> String { "/\(folder)/\(location)" }

    package func appURL(_ location: String) -> String { "\(scheme)://\(location)" }

    /// The names of the path after the app's root and the values of the query, decoded; `nil` for another app's.
    package func parts(of url: String) -> (names: [String], values: [String: String])? {
        guard let location = location(in: url) else { return nil }
        let parts = location.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let names = parts[0].split(separator: "/").compactMap { String($0).removingPercentEncoding }
        return (names, parts.count > 1 ? Self.values(in: parts[1]) : [:])
    }

    /// `name=value&…`.
    package static func query(_ values: [(name: String, value: String)]) -> String {
        values.map { "\($0.name)=\(escaped($0.value))" }.joined(separator: "&")
    }

    /// Only RFC 3986's unreserved characters stay as they are.
    package static func escaped(_ text: String) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let unreserved = CharacterSet(charactersIn: letters + letters.uppercased() + "0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }

    /// Without the fragment.
    private func location(in url: String) -> Substring? {
        let address = url.prefix { $0 != "#" }
        if address.hasPrefix("\(scheme)://") { return address.dropFirst(scheme.count + 3) }
        var path = address
        for web in ["https://", "http://"] where address.hasPrefix(web) {
            path = address.dropFirst(web.count).drop { $0 != "/" }
        }
        guard path.hasPrefix("/\(folder)") else { return nil }
        let rest = path.dropFirst(folder.count + 1)
        if rest.isEmpty || rest.hasPrefix("?") { return rest }
        return rest.hasPrefix("/") ? rest.dropFirst() : nil
    }

    private static func values(in query: Substring) -> [String: String] {
        var values: [String: String] = [:]
        for item in query.split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            // A browser's own form writes a space as "+".
            let value = pair.count > 1 ? pair[1].replacing("+", with: " ") : ""
            values[String(pair[0])] = String(value).removingPercentEncoding
        }
        return values
    }
}
