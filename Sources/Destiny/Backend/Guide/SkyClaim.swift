import DestinyDomain

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
