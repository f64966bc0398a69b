import Calls
import Foundation

/// What a game is about, how it plays or how it looks: a word of the closed vocabulary.
package struct GameTag: Hashable, Sendable, Identifiable {
    /// Lower case with hyphens, such as `deck-building`; what is stored and sent.
    package var slug: String
    /// As people read it.
    package var name: String
    /// The genre it belongs to; `nil` for what any genre may have.
    package var genre: Genre?
    /// Other spellings, lower case.
    package var aliases: [String]

    package var id: String { slug }
}

/// The closed list of genres; each is a tag of the same slug.
package enum Genre: String, Codable, Sendable, CaseIterable {
    case action, adventure, building, casual
    case cardGame = "card-game"
    case fighting, horror, metroidvania, platformer, puzzle, racing, rhythm, roguelike
    case rolePlaying = "rpg"
    case shooter, simulation, sports, strategy, survival
    case towerDefense = "tower-defense"
    case visualNovel = "visual-novel"

    package var name: String { TagVocabulary.builtIn.tag(rawValue)?.name ?? rawValue }
}

/// All tags there are.
package struct TagVocabulary: Sendable {
    /// In the order of their slugs.
    package let tags: [GameTag]
    private let bySlug: [String: GameTag]
    private let byWord: [String: String]

    /// The one that ships with Findie.
    package static let builtIn = TagVocabulary(String(decoding: PackageResources.tags_tsv, as: UTF8.self))

    /// Reads lines of slug, name, genre and aliases with tabs between them, after two lines of heading.
    init(_ text: String) {
        tags = text.split(separator: "\n").dropFirst(2).compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 4 else { return nil }
            return GameTag(
                slug: cells[0],
                name: cells[1],
                genre: Genre(rawValue: cells[2]),
                aliases: cells[3].split(separator: ",").map(String.init)
            )
        }
        bySlug = Dictionary(tags.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
        let words = tags.flatMap { tag in ([tag.slug, tag.name] + tag.aliases).map { (Self.key($0), tag.slug) } }
        byWord = Dictionary(words, uniquingKeysWith: { first, _ in first })
    }

    package func tag(_ slug: String) -> GameTag? { bySlug[slug] }

    /// The tag that somebody means by a word, an alias or a name; `nil` for none.
    package func tag(named word: String) -> GameTag? { byWord[Self.key(word)].flatMap { bySlug[$0] } }

    /// The name of a slug; the slug itself where the vocabulary has none.
    package func name(of slug: String) -> String { bySlug[slug]?.name ?? slug }

    private static func key(_ word: String) -> String {
        word.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

extension Game {
    /// What the game is, in one sentence made of its tags, such as "Turn-based card battler, deck-building, fantasy".
    ///
    /// How it plays comes first, then what it is about and how it looks.
    package var sentence: String {
        let vocabulary = TagVocabulary.builtIn
        let known = tags.compactMap { vocabulary.tag($0) }
        // A kind that says more takes the place of the genre it belongs to.
        let kinds = known.filter { $0.genre != nil }
        let telling = kinds.filter { kind in
            kind.slug != kind.genre?.rawValue || !kinds.contains { $0.genre == kind.genre && $0.slug != kind.slug }
        }
        let themes = known.filter { $0.genre == nil }
        let words = (telling.prefix(2) + themes.prefix(3)).map(\.name)
        guard let first = words.first else { return genres.map(\.name).joined(separator: ", ") }
        return ([first] + words.dropFirst().map(Self.lowercased)).joined(separator: ", ")
    }

    /// Abbreviations stay as they are.
    private static func lowercased(_ word: String) -> String {
        let second = word.dropFirst().first
        return second?.isUppercase == true || second?.isNumber == true
            ? word : word.prefix(1).lowercased() + word.dropFirst()
    }
}
