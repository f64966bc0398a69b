import DiscoveryDomain
import FindieDomain

/// Words of stores as words of the vocabulary.
enum StoreTags {
    private static let adult: Set<String> = ["adult", "nsfw", "erotic", "hentai", "eroge", "porn", "sexual content"]

    /// Steam's numbers of tags that are words of the vocabulary, too.
    private static let steamNames: [Int: String] = [
        9: "strategy", 19: "action", 21: "adventure", 122: "rpg", 597: "casual", 599: "simulation", 699: "racing",
        701: "sports", 1625: "platformer", 1628: "metroidvania", 1643: "building", 1645: "tower defense",
        1654: "relaxing", 1662: "survival", 1663: "fps", 1664: "puzzle", 1666: "card game", 1667: "horror",
        1677: "turn-based", 1684: "fantasy", 1685: "co-op", 1695: "open world", 1698: "point & click",
        1708: "tactical", 1710: "surreal", 1716: "roguelike", 1721: "psychological horror", 1742: "story rich",
        1743: "fighting", 1752: "rhythm", 1755: "space", 1773: "arcade", 1774: "shooter", 3799: "visual novel",
        3810: "sandbox", 3834: "exploration", 3839: "first-person", 3871: "2d", 3942: "sci-fi", 3959: "roguelite",
        3964: "pixel graphics", 4004: "retro", 4026: "difficult", 4085: "anime", 4106: "action-adventure",
        4158: "beat 'em up", 4166: "atmospheric", 4191: "3d", 4726: "cute", 4885: "bullet hell", 5716: "mystery",
        5900: "walking simulator", 7332: "base building", 21725: "tactical rpg", 29482: "souls-like",
        32322: "deckbuilding", 42804: "action roguelike", 87918: "farming sim",
    ]

    /// Each once, in the given order; at most as many as a game may have.
    static func slugs(_ words: [String]) -> [String] {
        Array(words.compactMap { TagVocabulary.builtIn.tag(named: $0)?.slug }.unique().prefix(Game.maximumTags))
    }

    /// Slugs of Steam's numbers of tags that the vocabulary knows, in the given order.
    static func slugs(steam numbers: [Int]) -> [String] { slugs(numbers.compactMap { steamNames[$0] }) }

    /// Whether one of the words says that a game is for adults only.
    static func areAdult(_ words: [String]) -> Bool {
        words.contains { adult.contains($0.lowercased().replacing("-", with: " ")) }
    }
}
