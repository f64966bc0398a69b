import Foundation

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
