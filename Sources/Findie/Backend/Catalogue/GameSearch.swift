import FindieDomain
import Foundation
import TextSearch

/// Finds games by the words of their titles, makers and tags; a few letters of a word may be wrong.
struct GameSearch: Sendable {
    private let games: [Game]
    private let popularities: [Int]
    private let titles: [[String]]
    private let postings: [String: [Posting]]
    /// All words, sorted.
    private let words: [String]

    private struct Posting: Sendable {
        var game: Int
        var weight: Double
    }

    private enum Weight {
        static let title = 4.0
        static let maker = 2.0
        static let tag = 1.5
        /// Of a word that only begins as it was typed, or that was typed with a mistake.
        static let prefix = 0.6
        static let misspelt = 0.4
        static let wholeTitle = 6.0
        static let titleStart = 3.0
    }

    init(_ games: [Game]) {
        self.games = games
        popularities = games.map(\.popularity)
        titles = games.map { SearchWords.words($0.title) }
        var postings: [String: [Posting]] = [:]
        for (number, game) in games.enumerated() {
            var weights: [String: Double] = [:]
            let tags = game.tags.flatMap { SearchWords.words(TagVocabulary.builtIn.name(of: $0)) }
            for word in tags { weights[word] = Weight.tag }
            for word in SearchWords.words(game.maker ?? "") { weights[word] = Weight.maker }
            for word in SearchWords.nameWords(game.title) { weights[word] = Weight.title }
            for (word, weight) in weights { postings[word, default: []].append(Posting(game: number, weight: weight)) }
        }
        self.postings = postings
        words = postings.keys.sorted()
    }

    /// The games that have every word of the text, best first; an empty text finds the best known, ``WellKnownGames``
    /// before the others.
    ///
    /// Games for adults are found only where they are asked for.
    func games(for text: String, count: Int, showsAdult: Bool) -> [Game] {
        let query = SearchWords.words(String(text.prefix(GameSearchInput.maximumLength)))
        var scores = scores(query, isLoose: false)
        // "rogue-lite": a tag under another of its names.
        if let tag = TagVocabulary.builtIn.tag(named: text) {
            scores.merge(self.scores(SearchWords.words(tag.name), isLoose: false)) { max($0, $1) }
        }
        // "hollow night": each is a word of some game, and no game has both.
        if scores.isEmpty, query.count > 1 { scores = self.scores(query, isLoose: true) }
        for number in scores.keys {
            scores[number]? += query.isEmpty ? renown(games[number]) : bonus(query, titles[number])
        }
        let best = scores.sorted { first, second in
            if first.value != second.value { return first.value > second.value }
            let (one, other) = (popularities[first.key], popularities[second.key])
            return one == other ? first.key < second.key : one > other
        }
        return Array(best.lazy.map { games[$0.key] }.filter { showsAdult || !$0.isAdult }.prefix(count))
    }

    private func scores(_ query: [String], isLoose: Bool) -> [Int: Double] {
        guard let first = query.first else { return Dictionary(uniqueKeysWithValues: games.indices.map { ($0, 0) }) }
        var scores = matches(first, isLoose: isLoose)
        for word in query.dropFirst() {
            let found = matches(word, isLoose: isLoose)
            scores = scores.reduce(into: [:]) { both, entry in
                if let more = found[entry.key] { both[entry.key] = entry.value + more }
            }
        }
        return scores
    }

    private func renown(_ game: Game) -> Double {
        Double(WellKnownGames.slugs.count - (WellKnownGames.ranks[game.slug] ?? WellKnownGames.slugs.count))
    }

    private func bonus(_ query: [String], _ title: [String]) -> Double {
        if query == title { return Weight.wholeTitle }
        return title.starts(with: query) ? Weight.titleStart : 0
    }

    /// The games with a word, or with words it begins or may have been meant to be, by number.
    private func matches(_ word: String, isLoose: Bool) -> [Int: Double] {
        var scores: [Int: Double] = [:]
        func add(_ found: String, _ share: Double) {
            for posting in postings[found] ?? [] {
                scores[posting.game] = max(scores[posting.game] ?? 0, posting.weight * share)
            }
        }
        add(word, 1)
        // "cards" means "card", too.
        if word.count > 3, word.last == "s" { add(String(word.dropLast()), Weight.prefix) }
        if word.count >= 2 { for longer in beginning(with: word) { add(longer, Weight.prefix) } }
        if scores.isEmpty || isLoose {
            for (near, distance) in misspellings(word, isLoose: isLoose) {
                add(near, Weight.misspelt / Double(distance))
            }
        }
        return scores
    }

    /// The words that may have been meant, with how many mistakes that would be.
    private func misspellings(_ word: String, isLoose: Bool) -> [(String, Int)] {
        // Half of all short words are near to a word of three letters: the others of the text must say which is meant.
        let isShort = word.count == 3 && isLoose
        let (bytes, limit) = (Array(word.utf8), Spelling.tolerance(length: word.count))
        guard word.count > 3 || isShort else { return [] }
        return words.compactMap { other in
            guard !isShort || other.utf8.first == bytes.first else { return nil }
            guard let distance = Spelling.distance(bytes, Array(other.utf8), limit: limit), distance > 0 else {
                return nil
            }
            return (other, distance)
        }
    }

    private func beginning(with word: String) -> ArraySlice<String> {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < word { low = middle + 1 } else { high = middle }
        }
        return words[low...].prefix { $0.hasPrefix(word) }
    }
}
