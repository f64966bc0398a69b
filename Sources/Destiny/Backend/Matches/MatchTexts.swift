import DestinyDomain
import Jyotish

/// A match in plain words: what tradition reads in it, never whom to marry.
enum MatchTexts: MatchWording {
    static let nameless = (boy: "the boy", girl: "the girl")

    static func meaning(of dosha: MatchDosha) -> String {
        let name = KutaName(dosha.kuta).name(in: .english)
        let rule = about(dosha.kuta)
        if !dosha.isPresent { return "There is no \(name) dosha. \(rule.what)" }
        return dosha.isCancelled
            ? "\(rule.what) It is so here, and tradition's own exceptions lift it; the points stay as they are."
            : "\(rule.what) It is so here. \(rule.exceptions) None of these applies, and the whole match still counts "
                + "for more than one rule."
    }

    /// What a dosha is, and by what tradition lifts it.
    private static func about(_ kuta: Kuta) -> (what: String, exceptions: String) {
        switch kuta {
        case .nadi:
            (
                "Nadi dosha is spoken of when the birth stars of both belong to the same of three channels.",
                "It is lifted when the Moons share a sign but not the star, or a star but not the sign or the quarter "
                    + "of the star."
            )
        case .bhakoot:
            (
                "Bhakoot dosha is spoken of when the Moon signs stand 2nd and 12th, 5th and 9th, or 6th and 8th from "
                    + "each other.",
                "It is lifted when the planets that rule both signs, or both navamsas (ninths of a sign), are the same "
                    + "or friends."
            )
        default:
            (
                "Gana dosha is spoken of when tradition holds two tempers for opposites.",
                "It is lifted when the planets that rule both signs, or both navamsas (ninths of a sign), are the same "
                    + "or friends, or when the girl's star is beyond the fourteenth from the boy's."
            )
        }
    }

    static func manglik(isCompatible: Bool?, areBoth: Bool) -> String {
        "Somebody is called Manglik whose Mars stands in the 1st, 2nd, 4th, 7th, 8th or 12th house from the lagna, the "
            + "rising sign; tradition expects more heat in a marriage then. Half of all people have it, and most of "
            + "them one of its many exceptions. " + verdict(isCompatible: isCompatible, areBoth: areBoth)
    }

    private static func verdict(isCompatible: Bool?, areBoth: Bool) -> String {
        switch (isCompatible, areBoth) {
        case (nil, _): "The lagna needs a time of birth, and without both times this stays open."
        case (true?, true): "Both have it here, which tradition takes as lifted."
        case (true?, false): "Nothing about Mars stands between these two charts."
        case (false?, _): "One of the two has it here without an exception, the other not; it says little by itself."
        }
    }

    static func summary(total: Double, scores: [KutaScore], doshas: [DoshaResult]) -> String {
        let full = scores.filter { $0.score == Double($0.kuta.maxScore) }
        let strong = full.map { KutaName($0.kuta).name(in: .english) }
        let open = doshas.filter { $0.isPresent && !$0.isCancelled }.map { $0.name.name(in: .english) }
        let lifted = doshas.filter(\.isCancelled).map { $0.name.name(in: .english) }
        var text = "The eight kutas give \(points(total)) of 36 points."
        if !strong.isEmpty { text += " The full points are reached in \(list(strong))." }
        if !open.isEmpty {
            text += " \(list(open)) \(open.count == 1 ? "dosha is" : "doshas are") present without an exception."
        }
        if !lifted.isEmpty {
            text += " \(list(lifted)) \(lifted.count == 1 ? "dosha is" : "doshas are") lifted by an exception."
        }
        return text
    }

    static func recommendation(_ band: MatchBand) -> String {
        switch band {
        case .excellent:
            "By tradition a very easy match. Ease is a gift, and still wants care: keep talking."
        case .good:
            "By tradition a good match. Where points are missing, you now know what to talk about."
        case .average:
            "By tradition a workable match. Look at the kutas with few points together: they name what needs patience."
        case .low:
            "By tradition few things come by themselves here. That is a reason for honest talks, not a verdict: many "
                + "happy couples have few points."
        }
    }

    static func text(of cancellation: MatchDosha.Cancellation) -> String { cancellation.text }

    static func text(of exception: Manglik.Exception) -> String { exception.text }

    static func openPoint(of person: String, stars: [Nakshatra]) -> String {
        stars.count == 1
            ? "The quarter of the Moon's star is open for \(person); an exception for the same star may depend on it."
            : "For \(person) the Moon may be in \(stars.map(\.name).joined(separator: " or ")); the points may change "
                + "with it."
    }

    private static func list(_ names: [String]) -> String { list(names, and: "and") }
}
