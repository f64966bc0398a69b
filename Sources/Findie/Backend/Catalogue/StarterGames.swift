package import FindieDomain
import Foundation

/// The games that ship with Findie, as facts with their day.
package struct StarterGames: Sendable {
    package let games: [Game]
    /// Changes when the text does.
    let version: String

    package enum Problem: Error, Hashable {
        /// Counts from 1.
        case line(Int)
        case noDate
        /// It does not lie beside the program, or is not text.
        case noFile
    }

    /// The ones that ship with the program, in a file beside it: as code they would be compiled for a minute.
    package static func builtIn() throws(Problem) -> StarterGames {
        guard let file = Bundle.module.url(forResource: "starter-games", withExtension: "tsv"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { throw .noFile }
        return try StarterGames(text)
    }

    /// Reads lines of tab-separated columns: slug, title, Steam's number, maker, platforms (`wml`), class of reviews,
    /// percent positive, release, US cents, flags (`e` early access), tags, and what the store's tags say of how it is
    /// played and what is in it, as words of ``GameTraits`` with spaces between them.
    ///
    /// Lines that begin with `#` are comments; `# asOf: yyyy-mm-dd` says of which day the lines after it are.
    ///
    /// - Throws: ``Problem`` with the first line that is wrong.
    package init(_ text: String) throws(Problem) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var asOf: ReleaseDay?
        var games: [Game] = []
        for (index, line) in lines.enumerated() where !line.isEmpty {
            if line.hasPrefix(Self.dayMark) {
                asOf = ReleaseDay(line.dropFirst(Self.dayMark.count))
            } else if !line.hasPrefix("#") {
                guard let asOf else { throw .noDate }
                guard let game = Self.game(line, asOf: asOf) else { throw .line(index + 1) }
                games.append(game)
            }
        }
        guard let asOf else { throw .noDate }
        self.games = games
        version = "3-\(asOf.text)-\(games.count)-\(text.utf8.count)"
    }

    private static let dayMark = "# asOf: "

    private static func game(_ line: Substring, asOf: ReleaseDay) -> Game? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 12, !cells[0].isEmpty, (1...80).contains(cells[1].count),
            let reviews = Int(cells[5]), Game.ReviewClass.allCases.indices.contains(reviews)
        else { return nil }
        let tags = cells[10].split(separator: ",").map(String.init)
        guard tags.allSatisfy({ TagVocabulary.builtIn.tag($0) != nil }) else { return nil }
        guard let traits = traits(cells[11]) else { return nil }
        let letters: [(Character, Game.Platform)] = [("w", .windows), ("m", .mac), ("l", .linux)]
        return Game(
            slug: cells[0],
            title: cells[1],
            maker: cells[3].isEmpty ? nil : cells[3],
            tags: tags,
            platforms: letters.filter { cells[4].contains($0.0) }.map(\.1),
            release: ReleaseDay(cells[7]),
            positivePercent: Int(cells[6]),
            reviews: Game.ReviewClass.allCases[reviews],
            price: Int(cells[8]).map { Price(amount: $0) },
            isEarlyAccess: cells[9].contains("e"),
            steamID: Int(cells[2]),
            factsOf: asOf,
            traits: traits == .unknown ? nil : traits
        )
    }

    /// `nil` for a word that is in no list.
    private static func traits(_ text: String) -> GameTraits? {
        var traits = GameTraits()
        for word in text.split(separator: " ").map(String.init) {
            if let mode = PlayMode(rawValue: word) {
                traits.modes.append(mode)
            } else if let input = InputDevice(rawValue: word) {
                traits.inputs.append(input)
            } else if let feature = AccessibilityFeature(rawValue: word) {
                traits.accessibility.append(feature)
            } else if let note = ContentNote(rawValue: word) {
                traits.contentNotes = (traits.contentNotes ?? []) + [note]
            } else {
                return nil
            }
        }
        return traits
    }
}

/// Games that nearly everybody who plays independent games has heard of, of all kinds: what somebody is asked first.
///
/// Chosen by hand. Facts of reviews and players say which games were large, and among those are many that nobody thinks
/// of when asked what they loved.
enum WellKnownGames {
    /// As they are shown, so that the first dozen are of a dozen kinds; a catalogue need not have all of them.
    static let slugs = [
        "hollow-knight", "stardew-valley", "hades", "celeste", "slay-the-spire", "terraria", "undertale", "factorio",
        "papers-please", "subnautica", "cuphead", "limbo", "return-of-the-obra-dinn", "rimworld", "vampire-survivors",
        "what-remains-of-edith-finch", "dont-starve-together", "into-the-breach", "hotline-miami",
        "the-stanley-parable", "a-short-hike", "dead-cells", "kerbal-space-program", "baba-is-you", "journey",
        "the-binding-of-isaac", "ftl-faster-than-light", "gris", "the-witness", "darkest-dungeon", "inside",
        "this-war-of-mine", "oxygen-not-included", "shovel-knight-treasure-trove", "superhot", "super-meat-boy",
        "enter-the-gungeon", "oxenfree", "hyper-light-drifter", "night-in-the-woods", "noita", "fez", "gone-home",
        "braid", "spelunky", "loop-hero",
    ]

    static let ranks = Dictionary(uniqueKeysWithValues: slugs.enumerated().map { ($1, $0) })
}
