import DestinyDomain
import Jyotish

/// The kutas of a couple in a language.
protocol KutaWording {
    /// What of each of the two was compared; of the tara, whose values are counts, the stars that are counted.
    func values(of score: KutaScore) -> (boy: String, girl: String)
    /// What is compared and how it is counted.
    func rule(of kuta: Kuta) -> String
    /// What is compared, what each of the two has, and what tradition reads in it.
    func meaning(of score: KutaScore) -> String
}

/// The rest of a match in a language.
protocol MatchWording {
    static func meaning(of dosha: MatchDosha) -> String
    static func text(of cancellation: MatchDosha.Cancellation) -> String
    static func text(of exception: Manglik.Exception) -> String
    static func manglik(isCompatible: Bool?, areBoth: Bool) -> String
    static func summary(total: Double, scores: [KutaScore], doshas: [DoshaResult]) -> String
    static func recommendation(_ band: MatchBand) -> String
    /// What to call somebody without a name.
    static var nameless: (boy: String, girl: String) { get }
    /// That a Moon whose hour is unknown may be in several stars, or in several quarters of one.
    static func openPoint(of person: String, stars: [Nakshatra]) -> String
}

extension MatchWording {
    /// “26” or “26.5”, as on the ring.
    static func points(_ total: Double) -> String {
        let whole = Int(total)
        return total == Double(whole) ? String(whole) : "\(whole).5"
    }

    /// Names with a word for “and” before the last.
    static func list(_ names: [String], and word: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}

extension KutaScore {
    /// The text for full, for some and for few points.
    func pick(_ full: String, _ some: String, _ none: String) -> String {
        let share = score / Double(kuta.maxScore)
        return share >= 0.75 ? full : share > 0.2 ? some : none
    }
}
