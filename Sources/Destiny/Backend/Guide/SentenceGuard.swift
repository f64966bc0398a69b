import DestinyDomain
import Foundation

/// Checks sentences that somebody outside worded: what they claim has to be in the facts.
struct SentenceGuard {
    /// With so many taken out the whole text is not trusted.
    static let toleratedDrops = 2

    private let facts: [ChartFact]
    private let claims: Set<SkyClaim>
    private let numbers: Set<String>
    private(set) var dropped = 0

    init(facts: [ChartFact]) {
        self.facts = facts
        claims = facts.reduce(into: []) { $0.formUnion(SkyClaim.claims(in: $1.statement)) }
        numbers = facts.reduce(into: []) { $0.formUnion(SkyClaim.numbers(in: $1.statement)) }
    }

    /// The sentence as it may be shown, or nothing, which counts as a drop.
    mutating func check(_ sentence: String) -> GroundedAnswer.Sentence? {
        let (plain, ids) = Self.withoutMarks(sentence)
        let known = Set(facts.map(\.id))
        let isSound =
            !plain.isEmpty && !ids.isEmpty && ids.allSatisfy(known.contains)
            && SkyClaim.claims(in: plain).isSubset(of: claims)
            && SkyClaim.numbers(in: plain).isSubset(of: numbers)
            && !Self.saysWhatMustNotBeSaid(plain)
        guard isSound else {
            dropped += 1
            return nil
        }
        return GroundedAnswer.Sentence(text: plain, facts: ids, beginsParagraph: sentence.hasPrefix("\n"))
    }

    /// The text without references, links, images and markup, and the facts that were referred to as `[F3]`.
    private static func withoutMarks(_ sentence: String) -> (text: String, ids: [ChartFact.ID]) {
        let ids = sentence.matches(of: /\[(F\d{1,3})\]/).map { String($0.1) }
        var text = sentence.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
        text = text.replacing(/\s*\[F\d{1,3}(?:\s*,\s*F\d{1,3})*\]/, with: "")
        text = text.replacing(/<[^>]*>/, with: "").replacing(/[#*_`<>|]/, with: "")
        text = text.replacing(/\s+/, with: " ")
        return (text.trimmingCharacters(in: .whitespacesAndNewlines), ids)
    }

    private static func saysWhatMustNotBeSaid(_ text: String) -> Bool {
        let words = QuestionText(text)
        return SafetyGate.refusal(of: words) != nil || forbidden.contains(where: words.contains)
            || text.contains("://") || text.contains("www.")
    }

    /// Certainty, fear, cures for money, sources and instructions.
    private static let forbidden = [
        "certainly", "definitely", "guarantee*", "without doubt", "100", "doomed", "curse*", "evil", "danger*",
        "inevitabl*", "never marry", "do not marry", "must not marry", "gemstone*", "ritual*", "homam", "pooja",
        "rupees", "dollars", "pay", "bphs", "parashara*", "phaladeepika", "verse", "shloka", "chapter", "system prompt",
        "instructions", "as an ai", "language model", "destined", "fated", "will die", "death", "disease*", "divorce*",
    ]
}

/// Something a sentence says about the sky: a planet's sign, house or period, by the names that are near to each other.
enum SkyClaim: Hashable, Sendable {
    case sign(Graha, Rashi)
    case house(Graha, Int)
    case houseSign(Int, Rashi)
    case dignity(Graha, String)

    /// The claims of every clause; a planet goes with what follows it before the next planet.
    ///
    /// Of several planets in a row each goes with it: “Mars and Venus are in Leo”.
    static func claims(in sentence: String) -> Set<SkyClaim> {
        var claims: Set<SkyClaim> = []
        for clause in sentence.lowercased().split(whereSeparator: { ".;:!?".contains($0) }) {
            claims.formUnion(Self.claims(of: QuestionText(String(clause)).words))
        }
        return claims
    }

    /// Years, and dates and counts that are written as digits.
    static func numbers(in sentence: String) -> Set<String> {
        Set(QuestionText(sentence).words.filter { $0.allSatisfy(\.isNumber) })
    }

    private static func claims(of words: [String]) -> Set<SkyClaim> {
        var claims: Set<SkyClaim> = []
        var planets: [Graha] = []
        var isListOpen = false
        var house: Int?
        for word in words {
            if let planet = Graha(rawValue: word) {
                planets = isListOpen ? planets + [planet] : [planet]
                isListOpen = true
            } else if let number = houseNumber(word) {
                house = number
                for planet in planets { claims.insert(.house(planet, number)) }
                isListOpen = false
            } else if let sign = Rashi(rawValue: word) {
                for planet in planets { claims.insert(.sign(planet, sign)) }
                if planets.isEmpty, let house { claims.insert(.houseSign(house, sign)) }
                isListOpen = false
            } else if dignities.contains(word) {
                for planet in planets { claims.insert(.dignity(planet, word)) }
                isListOpen = false
            } else if !["and", "the", "with"].contains(word) {
                isListOpen = false
            }
        }
        return claims
    }

    private static let dignities: Set = ["exalted", "debilitated", "fall", "retrograde", "combust"]
    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
        "twelfth",
    ]

    private static func houseNumber(_ word: String) -> Int? {
        if let index = ordinals.firstIndex(of: word) { return index + 1 }
        let digits = word.prefix { $0.isNumber }
        guard ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)) else { return nil }
        return Int(digits)
    }
}
