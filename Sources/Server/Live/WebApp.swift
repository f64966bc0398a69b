import WebUILive

/// An app as the server runs it for browsers.
struct WebApp: Sendable {
    var tile: AppTile
    /// The views of one page, for the visitor who opened it.
    var makeScene: @MainActor @Sendable (LiveVisitor) async throws -> LiveScene
}
