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
    /// What is behind them is looked for as it is written.
    private static let mostWords = 16

    init() {}

    /// Reads a text: `isLenient` with slips of the pen.
    init(_ text: String, isLenient: Bool = false) {
        self.init(text, isLenient: isLenient) { () throws(Never) in [] }
    }

    /// As the other one; `others` tells slugs of categories that are called otherwise by now, which these phrases do not
    /// mean any more.
    ///
    /// It is asked once, where a category is meant.
    init<Failure: Error>(
        _ text: String,
        isLenient: Bool = false,
        without others: () throws(Failure) -> Set<String>
    ) throws(Failure) {
        let words = SearchWord.words(of: text)
        var left = words.prefix(Self.mostWords)
        var renamed: Set<String>?
        while let word = left.first {
            if let (count, meanings) = Self.understood(left, isLenient),
                let present = try Self.present(meanings, &renamed, others)
            {
                for meaning in present { take(meaning) }
                left = left.dropFirst(count)
                isOther = true
            } else {
                rest.append(word)
                left = left.dropFirst()
            }
        }
        rest += words.dropFirst(Self.mostWords)
        isShort = words.count == 1 && isOther && words[0].count <= Self.shortest
    }

    /// How many of the first words are a phrase, and what that means; `nil` for none.
    private static func understood(_ words: ArraySlice<String>, _ isLenient: Bool) -> (Int, [Meaning])? {
        let counts = (1...min(longestPhrase, words.count)).reversed()
        for count in counts {
            if let meanings = meanings(of: words.prefix(count).joined(separator: " ")) { return (count, meanings) }
        }
        guard isLenient else { return nil }
        for count in counts {
            guard let phrase = spelling.nearest(to: Array(words.prefix(count))) else { continue }
            if let meanings = meanings(of: phrase) { return (count, meanings) }
        }
        return nil
    }

    private static func meanings(of phrase: String) -> [Meaning]? {
        meanings[phrase] ?? StartupPlace.names(inArea: phrase).map { [.places($0)] }
    }

    /// Without categories that are called otherwise; `nil` where nothing is left.
    private static func present<Failure: Error>(
        _ meanings: [Meaning],
        _ renamed: inout Set<String>?,
        _ others: () throws(Failure) -> Set<String>
    ) throws(Failure) -> [Meaning]? {
        guard meanings.contains(where: \.isCategory) else { return meanings }
        let gone = if let renamed { renamed } else { try others() }
        renamed = gone
        let present = meanings.filter { !$0.isOf(gone) }
        return present.isEmpty ? nil : present
    }

    private mutating func take(_ meaning: Meaning) {
        switch meaning {
        case .category(let slug): categories.append(slug)
        case .stage(let stage): stages.append(stage)
        case .places(let names): places += names
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
        case places([String])
        case hiring, deck, filler

        var isCategory: Bool { if case .category = self { true } else { false } }

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

    /// A phrase may mean several.
    private static let meanings: [String: [Meaning]] = {
        var meanings: [String: [Meaning]] = [:]
        let text = String(decoding: PackageResources.meanings_tsv, as: UTF8.self)
        for line in text.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 3, let meaning = Meaning(columns[0], String(columns[1])) else { continue }
            for phrase in columns[2].split(separator: ";") {
                let phrase = SearchWord.words(of: String(phrase)).joined(separator: " ")
                // Two spellings may be one to a search.
                if meanings[phrase]?.contains(meaning) != true { meanings[phrase, default: []].append(meaning) }
            }
        }
        return meanings
    }()

    private static let spelling = PhraseSpelling(
        meanings.filter { $0.value != [.filler] }.map(\.key) + StartupPlace.areaKeys
    )
}
