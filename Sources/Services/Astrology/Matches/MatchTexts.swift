import AstrologyDomain
import Jyotish

/// A match in plain words: what tradition reads in it, never whom to marry.
enum MatchTexts {
    static func meaning(of score: KutaScore) -> String {
        let share = score.score / Double(score.kuta.maxScore)
        let (boy, girl) = (score.groomValue, score.brideValue)
        switch score.kuta {
        case .varna:
            return share == 1
                ? "Varna asks whether both see work and duty alike: \(boy) and \(girl) go together by the rule."
                : "Varna asks whether both see work and duty alike: \(boy) and \(girl) do so in different ways."
        case .vashya:
            return "Vashya is about give and take: \(boy) and \(girl) "
                + pick(share, "lean on each other easily.", "find a balance by talking.", "each like to lead.")
        case .tara:
            return "Tara counts the birth stars from each other, \(boy) and \(girl): "
                + pick(
                    share,
                    "both counts are friendly.",
                    "one of the counts is friendly.",
                    "neither count is friendly."
                )
        case .yoni:
            return "Yoni compares temperaments by animals, \(boy) and \(girl): "
                + pick(
                    share,
                    "closeness comes naturally.",
                    "closeness needs some getting used to.",
                    "they are held for rivals, so tenderness wants patience."
                )
        case .grahaMaitri:
            return "Graha Maitri looks at the lords of both Moons, \(boy) and \(girl): "
                + pick(
                    share,
                    "minds that make friends.",
                    "respect, with some effort at understanding.",
                    "different ways of thinking, which need explaining."
                )
        case .gana:
            return "Gana compares tempers, \(boy) and \(girl): "
                + pick(
                    share,
                    "an even rhythm of life.",
                    "a rhythm that can be found.",
                    "a gentle and a forceful temper, which want room for each other."
                )
        case .bhakoot:
            return "Bhakoot looks at the distance of the Moon signs, \(boy) and \(girl): "
                + (share == 1
                    ? "it is one that tradition likes for a shared household."
                    : "it is one that tradition calls a strain, see below for the exceptions.")
        case .nadi:
            return "Nadi compares the channels of the birth stars, \(boy) and \(girl): "
                + (share == 1
                    ? "they differ, as tradition likes it."
                    : "they are the same; it is an old rule of tradition and says nothing about health.")
        }
    }

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
                "Nadi dosha is spoken of when both birth stars belong to the same of three channels.",
                "It is lifted when the Moons share a sign but not the star, or a star but not the sign or the quarter."
            )
        case .bhakoot:
            (
                "Bhakoot dosha is spoken of when the Moon signs stand 2nd and 12th, 5th and 9th, or 6th and 8th from "
                    + "each other.",
                "It is lifted when the lords of both signs, or of both navamsas, are the same or friends."
            )
        default:
            (
                "Gana dosha is spoken of when tradition holds two tempers for opposites.",
                "It is lifted when the lords of both signs, or of both navamsas, are the same or friends, or when the "
                    + "bride's star is beyond the fourteenth from the groom's."
            )
        }
    }

    static func manglik(isCompatible: Bool?, areBoth: Bool) -> String {
        switch (isCompatible, areBoth) {
        case (nil, _): "Mars is counted from the lagna first, so without both times of birth this stays open."
        case (true?, true): "Both have it, which tradition takes as lifted. Half of all people have it."
        case (true?, false): "Nothing about Mars stands between these charts."
        case (false?, _):
            "Mars is counted differently in the two charts. Half of all people have Mangal dosha; it says little by itself."
        }
    }

    static func summary(total: Double, scores: [KutaScore], doshas: [DoshaResult]) -> String {
        let full = scores.filter { $0.score == Double($0.kuta.maxScore) && $0.kuta.maxScore >= 4 }
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

    /// “26” or “26.5”, as on the ring.
    private static func points(_ total: Double) -> String {
        let whole = Int(total)
        return total == Double(whole) ? String(whole) : "\(whole).5"
    }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func pick(_ share: Double, _ full: String, _ some: String, _ none: String) -> String {
        share >= 0.75 ? full : share > 0.2 ? some : none
    }
}
