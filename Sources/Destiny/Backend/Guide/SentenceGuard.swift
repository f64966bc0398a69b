import DestinyDomain
import Foundation

/// Checks sentences that somebody outside worded, in the person's language: what they claim has to be in the facts.
struct SentenceGuard {
    /// With so many taken out the whole text is not trusted.
    static let toleratedDrops = 2

    private let facts: [ChartFact]
    private let language: QuestionLanguage
    private let year: Int
    private let claims: Set<SkyClaim>
    private let numbers: Set<String>
    private let months: Set<String>
    private(set) var dropped = 0

    init(facts: [ChartFact], language: QuestionLanguage, now: Date) {
        self.facts = facts
        year = SafetyGate.year(of: now)
        self.language = language
        let texts = facts.map { GuardedText($0.statement) }
        claims = texts.reduce(into: []) { $0.formUnion($1.claims) }
        numbers = texts.reduce(into: []) { $0.formUnion($1.numbers) }
        months = texts.reduce(into: []) { $0.formUnion($1.months) }
    }

    /// The sentence as it may be shown, or nothing, which counts as a drop.
    mutating func check(_ sentence: String) -> GroundedAnswer.Sentence? {
        let (plain, ids) = Self.withoutMarks(sentence)
        let known = Set(facts.map(\.id))
        let text = GuardedText(plain)
        let isSound =
            !plain.isEmpty && !ids.isEmpty && ids.allSatisfy(known.contains)
            && text.claims.isSubset(of: claims) && text.numbers.isSubset(of: numbers)
            && text.months.isSubset(of: months)
            && isReadable(plain) && !saysWhatMustNotBeSaid(plain, text.heard)
        guard isSound else {
            dropped += 1
            return nil
        }
        return GroundedAnswer.Sentence(text: plain, facts: ids, beginsParagraph: sentence.hasPrefix("\n"))
    }

    /// The text without references, links, images and markup, and the facts that were referred to as `[F3]`.
    private static func withoutMarks(_ sentence: String) -> (text: String, ids: [ChartFact.ID]) {
        let ids = sentence.matches(of: /\[([FP]\d{1,3})\]/).map { String($0.1) }
        var text = sentence.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
        text = text.replacing(/\s*\[[FP]\d{1,3}(?:\s*,\s*[FP]\d{1,3})*\]/, with: "")
        text = text.replacing(/<[^>]*>/, with: "").replacing(/[#*_`<>|]/, with: "")
        text = text.replacing(/\s+/, with: " ")
        return (text.trimmingCharacters(in: .whitespacesAndNewlines), ids)
    }

    /// Whether the claims of a sentence can be read at all: in the person's language and its letters.
    private func isReadable(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        let words = QuestionText(text).words
        switch language {
        case .english:
            return letters.allSatisfy { $0.value < 0x250 }
                && (words.count < 4 || words.contains(where: Self.english.contains))
        case .hinglish:
            return letters.allSatisfy { $0.value < 0x250 }
                && (words.count < 4 || words.contains(where: Self.hinglish.contains))
        case .hindi:
            let hindi = letters.count { (0x0900...0x097F).contains($0.value) }
            return letters.allSatisfy { $0.isASCII || (0x0900...0x097F).contains($0.value) }
                && hindi * 2 > letters.count
        }
    }

    private static let english: Set<String> = [
        "the", "is", "are", "your", "you", "and", "of", "this", "with", "for", "it", "that", "from", "asks", "may",
    ]
    private static let hinglish: Set<String> = [
        "hai", "hain", "ka", "ki", "ke", "mein", "me", "se", "aap", "aapka", "aapki", "aapke", "ko", "aur", "liye",
        "kijiye", "par", "hoga", "yeh", "is",
    ]

    private func saysWhatMustNotBeSaid(_ text: String, _ heard: QuestionText) -> Bool {
        // Hindi's script is heard in the Latin letters in which the list is written.
        let spoken = QuestionText(heard.spoken.words.map(\.latin).joined(separator: " "))
        return (SafetyGate.pattern(in: heard.spoken, in: year) ?? Courtesy.kind(of: heard)) != nil
            || Self.forbidden.contains(where: heard.contains)
            || Self.forbiddenInHindi.contains { heard.contains($0) || spoken.contains($0) }
            || Self.forbiddenHindi.contains { text.contains($0) } || text.contains("://") || text.contains("www.")
    }

    /// Certainty, fear, cures for money, sources and instructions.
    private static let forbidden = [
        "certainly", "definitely", "guarantee*", "without doubt", "100", "doomed", "curse*", "evil", "danger*",
        "inevitabl*", "never marry", "do not marry", "must not marry", "gemstone*", "ritual*", "homam", "pooja",
        "rupees", "dollars", "pay", "bphs", "parashara*", "phaladeepika", "verse", "shloka", "chapter", "system prompt",
        "instructions", "as an ai", "language model", "destined", "fated", "resign*", "quit your", "leave your",
        "visit*", "website*", "site", "puja*", "donat*",
        "will marry", "will get married", "will be married", "twenty*", "thirty*", "forty*", "fifty*", "hundred*",
        "thousand*", "will die", "death", "disease*", "divorce*",
    ]

    /// The same in Hindi, as it is typed in Latin letters.
    private static let forbiddenInHindi = [
        "zaroor", "jarur", "nishchit", "pakka", "guarantee*", "garanti*", "puja*", "pooja*", "hawan*", "havan*",
        "ratna",
        "pukhraj", "neelam", "maut", "mrityu", "talaq", "talak", "istifa", "isteefa", "rupaye", "rupay", "dakshina",
        "shaap", "shrap", "abhishap", "khatra*", "khatarnak", "website", "bees", "tees", "chalis", "pachas", "sau",
        "hazar", "shaadi ho jayegi", "shaadi hogi", "shadi hogi", "shadi ho jayegi", "vivah hoga", "naukri chhod*",
        "naukri chod*", "bimari", "rog", "daan",
    ]

    /// The same in its own script.
    private static let forbiddenHindi = [
        "ज़रूर", "जरूर", "निश्चित रूप", "निश्चय ही", "अवश्य", "गारंटी", "पूजा", "हवन", "रत्न", "पुखराज", "नीलम", "मृत्यु", "मौत", "तलाक",
        "इस्तीफ़ा", "इस्तीफा", "रुपये", "रुपए", "दक्षिणा", "श्राप", "शाप", "अभिशाप", "ख़तर", "खतर", "वेबसाइट", "बीस ", "तीस ", "चालीस", "पचास",
        "सौ ", "हज़ार", "हजार", "शादी हो जाएगी", "शादी होगी", "विवाह होगा", "विवाह हो जाएगा", "नौकरी छोड़", "नौकरी छोड", "बीमारी",
        "रोग", "दान ", "बृहत् पाराशर", "फलदीपिका", "श्लोक",
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
