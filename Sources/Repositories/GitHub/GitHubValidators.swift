import Outbound

/// What an answer said about its version, to be sent back when asking whether it changed.
package struct GitHubValidators: Hashable, Codable, Sendable {
    package var etag: String?
    package var lastModified: String?

    package init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    init(_ response: OutboundResponse) {
        self.init(etag: response.headers["etag"], lastModified: response.headers["last-modified"])
    }

    /// RFC 9110, 13.1.3: `If-Modified-Since` is ignored beside `If-None-Match`, so that one of them is enough.
    var headers: [String: String] {
        if let etag { return ["If-None-Match": etag] }
        if let lastModified { return ["If-Modified-Since": lastModified] }
        return [:]
    }
}
