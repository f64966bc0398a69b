/// How often an item was shown to anybody, and how often it was liked then.
package struct ItemExposure: Sendable, Equatable, Codable {
    package var shown: Int32
    package var liked: Int32

    package init(shown: Int32 = 0, liked: Int32 = 0) {
        self.shown = shown
        self.liked = liked
    }
}
