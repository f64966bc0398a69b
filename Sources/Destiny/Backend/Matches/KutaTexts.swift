import DestinyDomain
import Jyotish

/// The kutas of a couple in plain words: what is compared, what each of the two has, and what tradition reads in it.
struct KutaTexts: KutaWording {
    let match: Ashtakoota
    let boy: String
    let girl: String

    /// - Parameters:
    ///   - match: the two Moons.
    ///   - boy: what to call him; empty for nobody's name.
    ///   - girl: what to call her.
    init(_ match: Ashtakoota, boy: String = "", girl: String = "") {
        self.match = match
        self.boy = boy.isEmpty ? MatchTexts.nameless.boy : boy
        self.girl = girl.isEmpty ? MatchTexts.nameless.girl : girl
    }

    func values(of score: KutaScore) -> (boy: String, girl: String) {
        score.kuta == .tara
            ? (match.groom.nakshatra.name, match.bride.nakshatra.name) : (score.groomValue, score.brideValue)
    }

    func rule(of kuta: Kuta) -> String { kuta.rule }

    func meaning(of score: KutaScore) -> String {
        switch score.kuta {
        case .varna: varna(score)
        case .vashya: vashya(score)
        case .tara: tara(score)
        case .yoni: yoni(score)
        case .grahaMaitri: grahaMaitri(score)
        case .gana: gana(score)
        case .bhakoot: bhakoot(score)
        case .nadi: nadi(score)
        }
    }

    private func varna(_ score: KutaScore) -> String {
        let callings = [
            "Brahmin": "learning", "Kshatriya": "protecting", "Vaishya": "trade and growing things", "Shudra": "craft",
        ]
        return "Varna sorts the Moon signs into four callings, which are no castes of people, and asks whether two see "
            + "work and duty alike. \(pair(score, callings)). "
            + (score.score == 1 ? "By the rule these go together." : "By the rule they see it in different ways.")
    }

    private func vashya(_ score: KutaScore) -> String {
        let creatures = [
            "Chatushpada": "four-footed", "Manava": "human", "Jalachara": "of the water", "Vanachara": "of the forest",
            "Keeta": "insect",
        ]
        return "Vashya sees a kind of creature in each Moon sign and asks about give and take. "
            + "\(pair(score, creatures)). "
            + score.pick(
                "By tradition they lean on each other easily.",
                "By tradition they find a balance by talking.",
                "By tradition each likes to lead."
            )
    }

    private func tara(_ score: KutaScore) -> String {
        let counts = [
            count(match.groom.nakshatra, of: boy, from: match.bride.nakshatra, of: girl),
            count(match.bride.nakshatra, of: girl, from: match.groom.nakshatra, of: boy),
        ]
        return "Tara counts along the 27 birth stars from one to the other, in rounds of nine; the 3rd, 5th and 7th "
            + "of a round are held for unfriendly. \(counts.joined(separator: " ")) "
            + score.pick(
                "Both counts are friendly: daily life flows easily.",
                "One count is friendly: good days, and days that want patience.",
                "Neither count is friendly: daily life wants patience."
            )
    }

    /// Both stars count, as the tradition counts: the star that is counted from is the 1st.
    private func count(_ star: Nakshatra, of person: String, from other: Nakshatra, of partner: String) -> String {
        let places = star.count(from: other)
        let round = (places - 1) % 9 + 1
        return "From \(other.name), the star of \(partner), to \(star.name), the star of \(person), it is "
            + "\(places) \(places == 1 ? "place" : "places")"
            + (places > 9 ? ", the \(ordinal(round)) of a round" : "")
            + ": \([3, 5, 7].contains(round) ? "unfriendly" : "friendly")."
    }

    private func yoni(_ score: KutaScore) -> String {
        "Yoni gives each birth star an animal and compares how two are close: \(score.groomValue) for \(boy), by "
            + "the star \(match.groom.nakshatra.name), and \(score.brideValue) for \(girl), by "
            + "\(match.bride.nakshatra.name). "
            + score.pick(
                "Closeness comes naturally.",
                "Closeness needs some getting used to.",
                "The two animals are held for rivals, so tenderness wants patience."
            )
    }

    private func grahaMaitri(_ score: KutaScore) -> String {
        let isOne = score.groomValue == score.brideValue
        return "Graha Maitri, the friendship of planets, looks at the planets that rule the Moon signs: "
            + "\(score.groomValue) for \(boy) in \(match.groom.sign.name), \(score.brideValue) for \(girl) in "
            + "\(match.bride.sign.name). "
            + (isOne ? "One planet rules both: " : "")
            + score.pick(
                isOne ? "minds that understand each other." : "The two are friendly: minds that meet easily.",
                "The two are neutral: respect, with some effort at understanding.",
                "The two are not friendly: different ways of thinking, which need explaining."
            )
    }

    private func gana(_ score: KutaScore) -> String {
        let tempers = ["Deva": "gentle", "Manushya": "practical", "Rakshasa": "strong-willed"]
        return "Gana sorts the birth stars into three tempers, and none of them is better than another. "
            + "\(pair(score, tempers)). "
            + score.pick(
                "By tradition that gives an even rhythm of life.",
                "By tradition that is a rhythm that can be found.",
                "By tradition these two want room for each other."
            )
    }

    private func bhakoot(_ score: KutaScore) -> String {
        let fromGirl = match.groom.sign.house(from: match.bride.sign)
        let fromBoy = match.bride.sign.house(from: match.groom.sign)
        let distance =
            fromGirl == 1
            ? "\(boy) and \(girl) have the Moon in the same sign, \(score.groomValue)"
            : "\(score.groomValue), where \(boy) has the Moon, is the \(ordinal(fromGirl)) sign from "
                + "\(score.brideValue), where \(girl) has it; the other way round it is the \(ordinal(fromBoy))"
        return "Bhakoot looks at how far the two Moon signs are apart. \(distance). "
            + (score.score > 0
                ? "Tradition likes this distance for a shared household."
                : "Tradition calls this distance a strain; see the exceptions below.")
    }

    private func nadi(_ score: KutaScore) -> String {
        let channels = ["Adi": "the first", "Madhya": "the middle one", "Antya": "the last"]
        return "Nadi sorts the birth stars into three channels of temperament. \(pair(score, channels)). "
            + (score.score > 0
                ? "They differ, as tradition likes it."
                : "They are the same, which tradition does not like; it is an old rule and says nothing about health.")
    }

    /// As in “For Asha it is Deva (gentle), for Ravi Manushya (practical)”.
    private func pair(_ score: KutaScore, _ words: [String: String]) -> String {
        func named(_ value: String) -> String { words[value].map { "\(value) (\($0))" } ?? value }
        return score.groomValue == score.brideValue
            ? "For \(boy) and for \(girl) it is \(named(score.groomValue))"
            : "For \(boy) it is \(named(score.groomValue)), for \(girl) \(named(score.brideValue))"
    }
}
