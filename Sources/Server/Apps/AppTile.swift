/// An app as the launcher shows it.
struct AppTile: Sendable {
    var name: String
    /// One sentence.
    var sentence: String
    var path: String
    /// A file of ``StaticAssets``.
    var icon: String
    var accentLight: String
    var accentDark: String
}
