package import Foundation

/// Names and values as they travel in a query or a posted form: everything but unreserved signs is escaped.
package enum FormText {
    package static func text(of values: [String: String]) -> String {
        values.sorted { $0.key < $1.key }.map { "\(escaped($0.key))=\(escaped($0.value))" }.joined(separator: "&")
    }

    /// RFC 3986, section 2.3.
    private static func escaped(_ text: String) -> String {
        let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved)) ?? ""
    }
}

extension URL {
    /// This address with a path below it and a query.
    package func appending(_ path: String, query: [String: String]) -> URL? {
        let base = absoluteString.hasSuffix("/") ? String(absoluteString.dropLast()) : absoluteString
        return URL(string: base + path + (query.isEmpty ? "" : "?" + FormText.text(of: query)))
    }
}
