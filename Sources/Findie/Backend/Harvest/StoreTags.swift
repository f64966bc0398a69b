import FindieDomain

/// Words of stores as words of the vocabulary.
enum StoreTags {
    private static let adult: Set<String> = ["adult", "nsfw", "erotic", "hentai", "eroge", "porn", "sexual content"]

    /// Each once, in the given order; at most as many as a game may have.
    static func slugs(_ words: [String]) -> [String] {
        var found: [String] = []
        for word in words {
            if let slug = TagVocabulary.builtIn.tag(named: word)?.slug, !found.contains(slug) { found.append(slug) }
        }
        return Array(found.prefix(Game.maximumTags))
    }

    /// Whether one of the words says that a game is for adults only.
    static func areAdult(_ words: [String]) -> Bool {
        words.contains { adult.contains($0.lowercased().replacing("-", with: " ")) }
    }
}
