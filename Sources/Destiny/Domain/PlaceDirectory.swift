/// Who may be asked for places that the server does not know itself.
package struct PlaceDirectory: Codable, Hashable, Sendable {
    /// To be named before a text is sent there.
    package var host: String
    /// Whose facts its places are, to be shown beside them.
    package var attribution: String

    package init(host: String, attribution: String) {
        self.host = host
        self.attribution = attribution
    }
}
