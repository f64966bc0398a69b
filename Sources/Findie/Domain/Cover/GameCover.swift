import Foundation

/// The cover of a game that has no picture of its own: drawn from its name and tags, the same each time.
///
/// The palette is of its mood, the scene of its genre, and the name stands on it. 400 × 500 points, as SVG.
package struct GameCover: Sendable {
    private let title: String
    private let palette: CoverPalette
    private let genre: Genre
    private let seed: UInt64

    package init(_ game: Game) {
        title = game.title
        palette = CoverPalette(tags: game.tags, seed: CoverNumbers.seed(of: game.slug))
        genre = game.genres.first ?? .adventure
        seed = CoverNumbers.seed(of: game.slug)
    }

    /// Where the server has the cover of a game.
    package static func path(of slug: String) -> String { "/findie/covers/\(slug)" }

    /// Where the server has the drawing without the name, for a card that has words of its own on it.
    package static func scenePath(of slug: String) -> String { "/findie/scenes/\(slug)" }

    /// The two colours of its sky, as `RRGGBB`, for what stands there until it is loaded.
    package var sky: (top: Int, bottom: Int) { (palette.skyTop, palette.skyBottom) }

    /// The drawing with its name on it.
    package var svg: String { drawing(above: CoverTitle(title).svg(palette)) }

    /// The drawing alone.
    package var sceneSVG: String { drawing(above: "") }

    private func drawing(above words: String) -> String {
        let scene = CoverScene(palette: palette, numbers: CoverNumbers(seed: seed)).drawing(of: genre)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">\
            <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">\
            <stop offset="0" stop-color="\(palette.hex(palette.skyTop))"/>\
            <stop offset="1" stop-color="\(palette.hex(palette.skyBottom))"/></linearGradient>\
            <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">\
            <stop offset="0" stop-color="\(palette.hex(palette.ink))" stop-opacity="0"/>\
            <stop offset="1" stop-color="\(palette.hex(palette.ink))" stop-opacity="0.82"/></linearGradient></defs>\
            <rect width="400" height="500" fill="url(#sky)"/>\(scene)\
            <rect y="230" width="400" height="270" fill="url(#shade)"/>\(words)</svg>
            """
    }
}

/// The colours of a mood.
struct CoverPalette: Sendable {
    var skyTop: Int
    var skyBottom: Int
    /// Far, middle and near shapes.
    var far: Int
    var middle: Int
    var near: Int
    /// Sun, lamps, sparks.
    var light: Int
    /// Under the name.
    var ink: Int

    private init(_ colours: [Int]) {
        skyTop = colours[0]
        skyBottom = colours[1]
        far = colours[2]
        middle = colours[3]
        near = colours[4]
        light = colours[5]
        ink = colours[6]
    }

    /// The first tag that has a mood decides; without one the name does.
    init(tags: [String], seed: UInt64) {
        let mood = tags.lazy.compactMap { tag in Self.moods.first { $0.tags.contains(tag) } }.first
        let colours = mood?.palettes ?? Self.others
        self = CoverPalette(colours[Int(seed % UInt64(colours.count))])
    }

    func hex(_ colour: Int) -> String {
        let digits = String(colour, radix: 16)
        return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    private struct Mood: Sendable {
        var tags: Set<String>
        var palettes: [[Int]]
    }

    private static let moods: [Mood] = [
        Mood(
            tags: [
                "horror", "psychological-horror", "survival-horror", "zombies", "demons", "vampire", "lovecraftian",
                "gothic",
            ],
            palettes: [
                [0x14060B, 0x5B0F1F, 0x3A0A17, 0x250710, 0x120308, 0xF2545B, 0x0B0205],
                [0x0B1014, 0x2F4A3E, 0x20352E, 0x14231F, 0x0A1312, 0xC8E06A, 0x060B0A],
            ]
        ),
        Mood(
            tags: [
                "cozy", "wholesome", "cute", "farming", "farming-sim", "relaxing", "cats", "dogs", "life-sim",
                "family-friendly",
            ],
            palettes: [
                [0xFFB88C, 0xFFE3B3, 0xF4978E, 0xC8553D, 0x7A3B3F, 0xFFF3D6, 0x4A1E2B],
                [0x86C5D8, 0xFBE7C6, 0xA0C49D, 0x5F8D6E, 0x33594A, 0xFFFDF2, 0x15332E],
                [0xD7A9E3, 0xFFDDE2, 0xB07BAC, 0x7B4B94, 0x472D63, 0xFFF6E9, 0x2B1540],
            ]
        ),
        Mood(
            tags: [
                "science-fiction", "space", "cyberpunk", "futuristic", "robots", "mechs", "aliens", "space-sim",
                "hacking",
            ],
            palettes: [
                [0x0B0B2B, 0x4B1D78, 0x2B2A6E, 0x1C1A4D, 0x0E0C2C, 0x3DF2E0, 0x08061C],
                [0x07142B, 0x0F5E78, 0x12455F, 0x0C2C45, 0x071A2B, 0xFF7BD5, 0x040D18],
                [0x1A0933, 0xE0457B, 0x7B2A8C, 0x431A63, 0x210D3A, 0xFFD166, 0x12051F],
            ]
        ),
        Mood(
            tags: [
                "fantasy", "magic", "dark-fantasy", "medieval", "mythology", "dragons", "dungeon-crawler", "souls-like",
            ],
            palettes: [
                [0x1F2A44, 0xD98E5F, 0x5A5A7A, 0x3A3F5C, 0x1D2238, 0xFFE8A3, 0x10142A],
                [0x12343B, 0x8FBC94, 0x2D6A6A, 0x1D4A4E, 0x0D2A2F, 0xFFE29A, 0x081C20],
            ]
        ),
        Mood(
            tags: ["war", "world-war-ii", "military", "post-apocalyptic", "survival", "western", "survival-craft"],
            palettes: [
                [0x3B2F2F, 0xE09F3E, 0x8A5A3C, 0x5A3A2A, 0x2E1D17, 0xFFE0A8, 0x1C100C],
                [0x22343C, 0xA3B18A, 0x588157, 0x3A5A40, 0x1E3526, 0xF4F1BB, 0x101F18],
            ]
        ),
        Mood(
            tags: ["pixel-art", "retro", "arcade", "1980s", "1990s", "bullet-hell", "racing", "rhythm", "music"],
            palettes: [
                [0x1B1530, 0xD6336C, 0x6B2A7E, 0x43205C, 0x241540, 0xFFD43B, 0x120C24],
                [0x12122E, 0x5F3DC4, 0x3B2A8C, 0x27206A, 0x15133F, 0x63E6BE, 0x0A0A20],
                [0x2B0F3A, 0xFF7BA5, 0x9C36B5, 0x5C1F7A, 0x2F1149, 0x74F0ED, 0x190824],
            ]
        ),
    ]

    private static let others: [[Int]] = [
        [0x1D3557, 0xF4A261, 0x457B9D, 0x2A5578, 0x142B45, 0xFFF1C9, 0x0D1D33],
        [0x0F4C5C, 0xE8C07D, 0x2F7A7E, 0x1D565E, 0x0E343C, 0xFFF4DA, 0x08252B],
        [0x3A1C71, 0xFF9A76, 0x80427B, 0x542A66, 0x2B1546, 0xFFE9C7, 0x1B0C30],
        [0x14213D, 0x6FB1A0, 0x2F6F73, 0x1F4A57, 0x11293A, 0xFCE38A, 0x0A1A2A],
        [0x3D1430, 0xE56B6F, 0x8E3B5E, 0x5C2446, 0x34132C, 0xFFD9A0, 0x210B1C],
    ]
}

/// Numbers that look drawn by chance and are the same for the same name (splitmix64).
struct CoverNumbers: Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// FNV-1a, 64 bits.
    static func seed(of text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / Double(1 << 53)
    }

    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }
}
