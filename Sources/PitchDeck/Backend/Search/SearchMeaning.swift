import Foundation
import PitchDeckDomain
import Storage

/// What the words of a search mean that are nowhere written so: a stage, a subject by one of its other names, a country.
struct SearchMeaning: Hashable {
    /// By their slugs.
    private(set) var categories: [String] = []
    private(set) var stages: [StartupContent.Stage] = []
    /// Cities as founders write them, of the countries that are named.
    private(set) var places: [String] = []
    private(set) var isHiring = false
    private(set) var hasDeck = false
    /// What is to be found as it is written.
    private(set) var rest: [String] = []
    /// Whether another word than these was understood.
    private(set) var isOther = false
    /// Whether all of it is a word so short that many others begin with it.
    private(set) var isShort = false

    private static let longestPhrase = 4
    private static let shortest = 3

    init() {}

    /// `others` are slugs of categories that are called otherwise by now, which these phrases do not mean any more.
    init(_ text: String, without others: Set<String> = []) {
        let words = SearchWord.words(of: text)
        var left = words[...]
        while let word = left.first {
            if let count = understand(left, without: others) {
                left = left.dropFirst(count)
                isOther = true
            } else {
                rest.append(word)
                left = left.dropFirst()
            }
        }
        isShort = words.count == 1 && isOther && words[0].count <= Self.shortest
    }

    /// - Returns: How many of the first words were understood; `nil` for none.
    private mutating func understand(_ words: ArraySlice<String>, without others: Set<String>) -> Int? {
        for count in (1...min(Self.longestPhrase, words.count)).reversed() {
            let phrase = words.prefix(count).joined(separator: " ")
            if let meaning = Self.meanings[phrase], !meaning.isOf(others) {
                take(meaning)
                return count
            }
            let cities = StartupPlace.names(inCountry: phrase)
            if !cities.isEmpty {
                places += cities
                return count
            }
        }
        return nil
    }

    private mutating func take(_ meaning: Meaning) {
        switch meaning {
        case .category(let slug): categories.append(slug)
        case .stage(let stage): stages.append(stage)
        case .hiring: isHiring = true
        case .deck: hasDeck = true
        case .filler: break
        }
    }

    /// What it leaves of ``StartupListings``, whose alias is `l`.
    var conditions: [SQL] {
        var parts: [SQL] = []
        if !categories.isEmpty {
            parts.append("l.category_id IN (\(values: categories.map { CategoryList.id($0).text }))")
        }
        if !stages.isEmpty { parts.append("l.stage IN (\(values: stages.map(\.rawValue)))") }
        if !places.isEmpty { parts.append("l.location IN (\(values: places))") }
        if isHiring { parts.append("l.is_hiring = 1") }
        if hasDeck { parts.append("l.has_deck = 1") }
        return parts
    }

    // MARK: The list of phrases

    private enum Meaning: Hashable {
        case category(String)
        case stage(StartupContent.Stage)
        case hiring, deck, filler

        func isOf(_ categories: Set<String>) -> Bool {
            if case .category(let slug) = self { categories.contains(slug) } else { false }
        }

        init?(_ kind: Substring, _ value: String) {
            switch kind {
            case "category": self = .category(value)
            case "stage":
                guard let stage = StartupContent.Stage(rawValue: value) else { return nil }
                self = .stage(stage)
            case "hiring": self = .hiring
            case "deck": self = .deck
            case "filler": self = .filler
            default: return nil
            }
        }
    }

    private static let meanings: [String: Meaning] = {
        var meanings: [String: Meaning] = [:]
        let text = String(decoding: PackageResources.meanings_tsv, as: UTF8.self)
        for line in text.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 3, let meaning = Meaning(columns[0], String(columns[1])) else { continue }
            for phrase in columns[2].split(separator: ";") {
                meanings[SearchWord.words(of: String(phrase)).joined(separator: " ")] = meaning
            }
        }
        return meanings
    }()
}
