/// The cookie that says whose session it is to what sends no token: a browser, and pictures in a phone's app.
package enum SessionCookie {
    package static let plainName = "serendip"

    /// `isSecure` where the server is reached through TLS.
    package static func name(isSecure: Bool) -> String { prefixed(plainName, isSecure: isSecure) }

    /// Browsers take the prefix from this very host and through TLS only: no other site can plant such a cookie.
    package static func prefixed(_ name: String, isSecure: Bool) -> String { isSecure ? "__Host-\(name)" : name }
}
