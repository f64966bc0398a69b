import DestinyDomain
import Foundation
import Jyotish

/// The findings of a day in Hindi.
struct HindiDayFacts {
    let birth: CastBirth
    /// Where the Moon is on the day.
    let moon: ZodiacPoint

    /// What was computed; `nil` for a finding that no day has.
    func statement(of finding: Finding) -> String? {
        switch finding.kind {
        case .dayStar(let strength): moonStatement(strength)
        case .dasha(let great, let part, _): period(great, part, finding)
        case .transit(let body, let house, _): transit(body, house: house) + "।"
        case .sadeSati(let phase): transit(.saturn, house: Self.house(of: phase)) + ", यानी साढ़े साती।"
        default: nil
        }
    }

    /// What tradition reads in a slow transit; `nil` for other findings.
    func reading(of finding: Finding) -> String? {
        switch finding.kind {
        case .transit(.jupiter, let house, let isHelpful):
            "गुरु का गोचर आपके चंद्र से \(ordinal(house)) राशि में है"
                + (isHelpful
                    ? ", जो उसके अच्छे स्थानों में से एक है: आप जो शुरू करते हैं, वह फैलता है।"
                    : ": लाभ धीरे आते हैं, इसलिए छोटे कदम अच्छे हैं।")
        case .transit(_, let house, let isHelpful):
            "शनि का गोचर आपके चंद्र से \(ordinal(house)) राशि में है"
                + (isHelpful
                    ? ", जो उसके अच्छे स्थानों में से एक है: लगातार किया काम फल देता है।"
                    : ": गति इतनी धीमी होती है कि आप देख सकें कि क्या टिकता है।")
        case .sadeSati: "साढ़े साती चल रही है: नियमित दिनचर्या और कम, पर ठीक से किए काम मदद करते हैं।"
        default: nil
        }
    }

    private func moonStatement(_ strength: DayStrength) -> String {
        let (sign, star) = (Rashi(moon.sign).name(in: .hindi), Star(moon.nakshatra).name(in: .hindi))
        guard birth.isMoonSignCertain else { return "दोपहर में चंद्र \(sign) राशि और \(star) नक्षत्र में है।" }
        let place = "चंद्र \(sign) में है, जन्म चंद्र से \(ordinal(strength.house)) राशि"
        guard birth.uncertainty == nil else { return "दोपहर में \(place), और \(star) नक्षत्र में।" }
        let tara = HindiDayPhrases(strength: strength, isMoonKnown: true).tara
        return "आज \(place), और दिन का नक्षत्र \(star) जन्म नक्षत्र से \(tara) है।"
    }

    private func period(_ great: Body, _ part: Body, _ finding: Finding) -> String? {
        guard let from = finding.from, let to = finding.to else { return nil }
        let lords = "\(Graha(great).name(in: .hindi))–\(Graha(part).name(in: .hindi))"
        return "विंशोत्तरी दशा \(lords) है, \(day(from)) से \(day(to)) तक।"
    }

    private func transit(_ body: Body, house: Int) -> String {
        let sign = Rashi(birth.chart[.moon].point.sign).advanced(by: house - 1)
        return "इस समय \(Graha(body).name(in: .hindi)) \(sign.name(in: .hindi)) में है, जन्म चंद्र से \(ordinal(house)) राशि"
    }

    private static func house(of phase: SaturnPhase) -> Int {
        switch phase {
        case .rising: 12
        case .peak: 1
        case .setting: 2
        case .fourth: 4
        case .eighth: 8
        }
    }

    private func ordinal(_ number: Int) -> String { HindiMatchTexts.ordinal(number) }

    /// A day where the time of birth is exact, otherwise a month.
    private func day(_ date: Date) -> String {
        let day = date.local(offset: 0).date
        let month = "\(Self.months[day.month - 1]) \(day.year)"
        return birth.uncertainty == nil ? "\(day.day) \(month)" : month
    }

    private static let months = [
        "जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त", "सितंबर", "अक्तूबर", "नवंबर", "दिसंबर",
    ]
}
