import DestinyDomain
import Foundation
import Jyotish

/// Signs and stars of the birth, and its day.
extension ExactFactAnswer {
    var navamsa: (String, [String]) {
        let rising = Varga.navamsa.sign(of: chart.lagna)
        let same = Body.allCases.filter { Varga.navamsa.sign(of: chart[$0].point) == chart[$0].sign }
        let kept =
            same.isEmpty
            ? nil
            : "\(Planets.list(same).capitalizedFirst) \(same.count == 1 ? "keeps its sign" : "keep their signs") in it (vargottama), which steadies them."
        return (
            "in the navamsa (D9) \(rising.name) rises, and your Moon is in \(Varga.navamsa.sign(of: chart[.moon].point).name).",
            [kept, "It is read for marriage, and for what a planet comes to later in life."].compactMap { $0 }
        )
    }

    /// By the Moon, by the stars, and as newspapers of the West count.
    var zodiac: (String, [String]) {
        let moon =
            plan.birth.isMoonSignCertain
            ? "your Moon sign, by which Indian forecasts go, is \(chart[.moon].sign.name); " : ""
        return (
            "\(moon)your Sun is in \(chart[.sun].sign.name), counted by the stars.",
            [
                "Newspapers of the West count from the spring point and call you \(western.name)\(western == chart[.sun].sign ? " too" : "")."
            ]
        )
    }

    var western: Sign { ZodiacPoint(longitude: chart[.sun].point.longitude + chart.ayanamsa).sign }

    var kuta: (String, [String]) {
        let star = chart[.moon].nakshatra
        let because = "It goes by your birth star \(star.name), and counts where two charts are matched."
        switch fact {
        case .gana: return ("your gana is \(Gana(of: star).name).", [because])
        case .nadi: return ("your nadi is \(Nadi(of: star).name).", [because])
        case .yoni: return ("your yoni is the \(Yoni(of: star).name.lowercased()).", [because])
        default:
            let sign = chart[.moon].sign
            return (
                "your varna in matching is \(Varna(of: sign).name).",
                ["It goes by your Moon sign \(sign.name) and says nothing of family or worth."]
            )
        }
    }

    /// The day of the almanac on which the birth was; it begins with sunrise.
    var almanacDay: PanchangDay? {
        let moment = chart.moment
        let offset = plan.birth.localOffset(at: moment)
        let date = moment.local(offset: offset).date
        let day = PanchangDay(date: date, place: chart.place, offset: offset, search: plan.search)
        guard let day, day.sunrise > moment else { return day }
        return PanchangDay(date: date.moved(by: -1), place: chart.place, offset: offset, search: plan.search)
    }

    var limbsAtBirth: Panchang { Panchang(sun: chart[.sun].point, moon: chart[.moon].point) }

    var birthDay: (String, [String]) {
        let limbs = limbsAtBirth
        let told =
            "\(limbs.tithiName), the star \(limbs.nakshatra.name), the yoga \(limbs.yogaName) and the karana \(limbs.karanaName)"
        guard let day = almanacDay else { return ("you were born under \(told).", []) }
        return (
            "you were born on a \(SpanText.weekday(day.date)), under \(told).",
            [
                "The Sun had risen at \(clock(day.sunrise)) by the clock of \(plan.birth.details.place.name), and the day of the almanac begins with it."
            ]
        )
    }

    func clock(_ instant: Date) -> String {
        String(instant.local(offset: plan.birth.localOffset(at: instant)).description.suffix(8).prefix(5))
    }

    /// The planet whose deity is meant: in the navamsa the one in the 12th from the atmakaraka's sign, or that sign's
    /// ruler (BPHS, chapter 33).
    var planetOfIshta: Body? {
        guard let soul = furthest else { return nil }
        let sign = Varga.navamsa.sign(of: chart[soul].point).advanced(by: 11)
        return Body.allCases.first { Varga.navamsa.sign(of: chart[$0].point) == sign } ?? sign.lord
    }

    var ishtaDevata: (String, [String]) {
        guard let body = planetOfIshta else { return ("no planet can be told.", []) }
        return (
            "by the rule of the navamsa your ishta devata goes by \(Planets.name(body)), to which tradition gives \(Self.deity(of: body).english).",
            [
                "The rule looks at the 12th sign from your atmakaraka there; families and teachers often name another, and yours is the one you are drawn to."
            ]
        )
    }

    /// After BPHS, chapter 33.
    static func deity(of body: Body) -> (english: String, hindi: String) {
        switch body {
        case .sun: ("Shiva", "शिव")
        case .moon: ("Gauri", "गौरी")
        case .mars: ("Skanda (Kartikeya)", "स्कंद (कार्तिकेय)")
        case .mercury, .saturn: ("Vishnu", "विष्णु")
        case .jupiter: ("Shiva with Parvati", "साम्ब शिव")
        case .venus: ("Lakshmi", "लक्ष्मी")
        case .rahu: ("Durga", "दुर्गा")
        case .ketu: ("Ganesha", "गणेश")
        }
    }
}
