/// How a schema is served over HTTP.
public struct HTTPSettings: Sendable {
    /// Which status answers have.
    public var status = StatusPolicy.audit2025
    /// The most bytes of a body, or of what stands after the `?`.
    public var bodyLimit = 256 << 10
    /// Where files are sent instead, for those who try it here.
    public var uploadPath: String?
    /// Cookies that say who asks: a request with one must come from our own pages.
    public var cookies: NameSet = []
    /// Whether an `Origin` is that of our own pages, when `Host` is what it is.
    public var isOwnOrigin: @Sendable (_ origin: String, _ host: String?) -> Bool = { origin, host in
        guard let host = host?.lowercased() else { return false }
        return ["http://\(host)", "https://\(host)"].contains(origin.lowercased())
    }

    /// The defaults.
    public init() {}

    /// Whether a request may use the cookie that it has.
    ///
    /// `Sec-Fetch-Site` decides where the browser sends it, otherwise `Origin`; without both it is no browser, and so
    /// nobody's cookie is used against their will. Requests without cookie are not asked: bodies are JSON alone, which
    /// no page of others can send without being allowed to, and `GET` changes nothing.
    func isAllowed(_ request: GraphQLHTTPRequest) -> Bool {
        guard request.hasCookie(cookies) else { return true }
        if let site = request.header("sec-fetch-site") { return site == "same-origin" || site == "none" }
        guard let origin = request.header("origin") else { return true }
        return isOwnOrigin(origin, request.header("host"))
    }
}
