/// The cookie that says whose session it is to what sends no token: a browser, and pictures in a phone's app.
package enum SessionCookie {
    /// A server that is reached through TLS gives browsers the name with a prefix, and takes this one, too.
    package static let name = "serendip"
}
