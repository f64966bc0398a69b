/// Which items carry which tag, for the tags common enough to ask people about.
struct TagIndex {
    /// Those of questions first, each kind in order of how many items carry them, most first.
    let tags: [String]

    /// Items by tags.
    let byItem: InteractionMatrix

    /// The same with the tags that an item's name or text mentions: many items have text and no tags.
    let byMention: InteractionMatrix

    /// - Parameters:
    ///   - descriptions: One per item.
    ///   - questions: Tags to take however few items carry them; others need ten items, in small catalogues three.
    ///   - limit: At most so many of the other tags, less those of questions; the most carried.
    ///   - questionLimit: At most so many tags of questions, the most carried; a rare one says as much as a like.
    init(
        _ descriptions: [ItemDescription],
        questions: [String] = [],
        limit: Int = 512,
        questionLimit: Int = 2_048
    ) {
        let tagsOfItems = descriptions.map { Set($0.tags.map(ItemDescription.normalized)).subtracting([""]) }
        var counts: [String: Int] = [:]
        for tags in tagsOfItems { for tag in tags { counts[tag, default: 0] += 1 } }
        let wanted = Set(questions.map(ItemDescription.normalized))
        let fewest = min(10, max(3, descriptions.count / 100))
        func ranked(_ counts: [String: Int]) -> [String] {
            counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map(\.key)
        }
        let asked = ranked(counts.filter { wanted.contains($0.key) }).prefix(questionLimit)
        let others = ranked(counts.filter { $0.value >= fewest && !wanted.contains($0.key) })
        let tags = Array(asked + others.prefix(max(0, limit - asked.count)))
        let indexes = Dictionary(uniqueKeysWithValues: tags.enumerated().map { ($1, Int32($0)) })
        let rows = tagsOfItems.map { tags in tags.compactMap { indexes[$0] } }
        let mentions = TagMentions(tags)
        self.tags = tags
        byItem = InteractionMatrix(rows: rows, columnCount: tags.count)
        byMention = InteractionMatrix(
            rows: zip(rows, descriptions).map { $0 + mentions.tags(in: $1) },
            columnCount: tags.count
        )
    }
}

/// What is said about an item, for predicting who likes it before anybody has seen it.
package struct ItemDescription: Sendable, Equatable {
    /// A name, such as "owner/name".
    package var title: String
    package var text: String

    /// Topics, genres, languages: what a person can answer with and what pools are called after.
    package var tags: [String]

    /// Who made it; empty when unknown.
    package var maker: String

    package init(title: String = "", text: String = "", tags: [String] = [], maker: String = "") {
        self.title = title
        self.text = text
        self.tags = tags
        self.maker = maker
    }

    /// One spelling for tags that differ in case or surrounding space only.
    package static func normalized(tag: String) -> String {
        String(tag.lowercased().drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

/// Finds tags in running text: "command-line" is in "A command line tool".
struct TagMentions {
    /// The tags that begin with a word, each with all its words.
    private var byFirstWord: [String: [(tag: Int32, words: [String])]] = [:]

    init(_ tags: [String]) {
        for (tag, text) in tags.enumerated() {
            let words = ContentTerms.words(text)
            if let first = words.first { byFirstWord[first, default: []].append((Int32(tag), words)) }
        }
    }

    /// The tags that the item's name or text mentions; the owner's name in front of a slash is left out.
    func tags(in description: ItemDescription) -> [Int32] {
        let name = description.title.split(separator: "/").last.map(String.init) ?? ""
        return tags(in: ContentTerms.words(name)) + tags(in: ContentTerms.words(description.text))
    }

    private func tags(in words: [String]) -> [Int32] {
        words.indices.flatMap { position -> [Int32] in
            guard let candidates = byFirstWord[words[position]] else { return [] }
            return candidates.compactMap { words[position...].starts(with: $0.words) ? $0.tag : nil }
        }
    }
}

/// Splits what is said about an item into terms, each with how often it occurs.
///
/// Words are runs of letters and digits, lowercased; "TensorFlow" also counts as "tensor" and "flow". Tags and makers
/// are terms of their own besides the words they are made of.
enum ContentTerms {
    static func terms(of description: ItemDescription) -> [String: Int] {
        var counts: [String: Int] = [:]
        for word in words(description.title) { counts[word, default: 0] += 1 }
        for word in words(description.text) { counts[word, default: 0] += 1 }
        for tag in Set(description.tags.map(ItemDescription.normalized)) where !tag.isEmpty {
            counts["#" + tag, default: 0] += 1
            for word in words(tag) { counts[word, default: 0] += 1 }
        }
        if !description.maker.isEmpty { counts["@" + description.maker.lowercased(), default: 0] += 1 }
        return counts
    }

    /// The words of a text in order; single characters are left out.
    static func words(_ text: String) -> [String] {
        var found: [String] = []
        for run in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            found.append(run.lowercased())
            let humps = humps(of: run)
            if humps.count > 1 { found += humps }
        }
        return found.filter { $0.count > 1 }
    }

    private static func humps(of run: Substring) -> [String] {
        var parts: [String] = []
        var current = ""
        var previousIsLower = false
        for character in run {
            if character.isUppercase, previousIsLower {
                parts.append(current.lowercased())
                current = ""
            }
            current.append(character)
            previousIsLower = character.isLowercase
        }
        parts.append(current.lowercased())
        return parts
    }
}

/// The terms a text model knows, with how much each tells.
package struct ContentVocabulary: Codable, Sendable, Equatable {
    /// In the order of their indexes.
    package let terms: [String]

    /// The logarithm of how rare each term is.
    package let rarity: [Float]

    init(terms: [String], rarity: [Float]) {
        self.terms = terms
        self.rarity = rarity
    }

    /// The terms of at least two descriptions and at most half of them; when over the limit, the most frequent.
    init(_ counts: [[String: Int]], limit: Int) {
        var frequencies: [String: Int] = [:]
        for terms in counts { for term in terms.keys { frequencies[term, default: 0] += 1 } }
        let most = max(2, counts.count / 2)
        let usable = frequencies.filter { $0.value >= 2 && $0.value <= most }
        let kept = usable.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(limit).sorted { $0.key < $1.key }
        terms = kept.map(\.key)
        rarity = kept.map { Float(logarithm(Double(counts.count + 1) / Double($0.value + 1)) + 1) }
    }

    /// The index of each term.
    func indexes() -> [String: Int32] {
        Dictionary(uniqueKeysWithValues: terms.enumerated().map { ($1, Int32($0)) })
    }

    /// A description's weights, of length 1 in all, by index; terms not known are left out.
    func vector(_ counts: [String: Int], indexes: [String: Int32]) -> [(term: Int32, weight: Float)] {
        var entries: [(term: Int32, weight: Float)] = counts.compactMap { term, count in
            guard let index = indexes[term] else { return nil }
            return (index, Float(1 + logarithm(Double(count))) * rarity[Int(index)])
        }
        entries.sort { $0.term < $1.term }
        let length = entries.reduce(Float(0)) { $0 + $1.weight * $1.weight }.squareRoot()
        guard length > 0 else { return [] }
        for index in entries.indices { entries[index].weight /= length }
        return entries
    }
}
