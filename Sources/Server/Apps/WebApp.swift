import WebUILive

/// An app as the server runs it for browsers.
struct WebApp: Sendable {
    var tile: AppTile
    /// The views of one page, for the visitor who opened it.
    var makeScene: @MainActor @Sendable (LiveVisitor) async throws -> LiveScene
    /// The screens that browsers keep, opened or not.
    var library: (@MainActor @Sendable (LiveVisitor) async throws -> [LibraryScreen])?
}

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

extension WebApp {
    /// The apps there are, in the launcher's order.
    static func all(_ backend: Backend) -> [WebApp] {
        [
            repoFinder(backend), gitRepD(backend), findie(backend), destiny(backend), pitchDeck(backend),
            account(backend),
        ]
    }
}
