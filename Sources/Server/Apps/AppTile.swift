/// An app as the launcher shows it.
struct AppTile: Sendable {
    var name: String
    /// One sentence.
    var sentence: String
    var path: String
    /// The name of two files of ``StaticAssets``: a drawing (`.svg`), and for phones one as dots, filled to its corners
    /// (`.png`).
    var icon: String
    var accentLight: String
    var accentDark: String
}
