import DestinyDomain
import Foundation
import Jyotish

/// The answer to a question of one fact, in English.
struct ExactFactAnswer {
    let plan: AnswerPlan
    let fact: ExactFact
    var chart: Chart { plan.birth.chart }
    var lookup: ChartLookup { ChartLookup(plan: plan) }

    /// `nil` where no fact is asked for.
    init?(_ plan: AnswerPlan) {
        guard plan.question.subject?.thing != nil, plan.question.kind == .what,
            let fact = ExactFact.asked(in: plan.question.words)
        else { return nil }
        (self.plan, self.fact) = (plan, fact)
    }

    var english: FrontParts {
        let (first, reasons) = isOpen ?? told
        return (first, reasons, "Open Chart to see it drawn, or ask how it touches one matter of your life.")
    }

    /// What the time of birth leaves open.
    private var isOpen: (String, [String])? {
        let needed: Bool
        switch fact {
        case .state(let body, _), .degree(let body), .looking(let body): needed = plan.birth.isSignCertain(body)
        case .ruler, .occupants, .emptyHouses: needed = HouseFrame(plan.birth) != nil
        case .navamsa, .atmakaraka, .birthDay: needed = plan.birth.uncertainty == nil
        case .gana, .nadi, .yoni: needed = plan.birth.isStarCertain
        case .varna: needed = plan.birth.isMoonSignCertain
        case .bodies, .zodiac, .meaning: needed = true
        }
        return needed ? nil : ("this hangs on the hour of birth, and the time you gave leaves it open.", [])
    }

    private var told: (String, [String]) {
        switch fact {
        case .state(let body, let state): (self.state(of: body, state), Array(lookup.planetMore(body).prefix(1)))
        case .bodies(let state): bodies(state)
        case .meaning(let state): (Self.meaning(state), [bodies(state).0.capitalizedFirst])
        case .degree(let body): (degree(body), [])
        case .looking(let body):
            (looking(at: body), ["A planet looks at the sign opposite, and Mars, Jupiter and Saturn at two more."])
        case .ruler(let house): ruler(of: house)
        case .occupants(let house): occupants(of: house)
        case .emptyHouses: empty
        case .navamsa: navamsa
        case .zodiac: zodiac
        case .gana, .nadi, .yoni, .varna: kuta
        case .birthDay: birthDay
        case .atmakaraka: soul
        }
    }

    // MARK: Planets

    func state(of body: Body, _ state: ExactFact.State) -> String {
        let name = Planets.name(body)
        let place = "\(name) stands in \(chart[body].sign.name)\(lookup.place(ofSign: chart[body].sign))"
        switch state {
        case .retrograde:
            if body == .sun || body == .moon { return "no: \(name) never turns retrograde." }
            if body == .rahu || body == .ketu { return "yes, as in every chart: Rahu and Ketu go backwards." }
            return chart[body].isRetrograde
                ? "yes, \(name) was retrograde when you were born, which tradition reads as strength that turns inward."
                : "no, \(name) went forward when you were born."
        case .combust:
            if [.sun, .rahu, .ketu].contains(body) {
                return "no: only planets that come near the Sun are called combust."
            }
            return chart[body].isCombust
                ? "yes, \(name) is combust: it stood \(fromSun(body))° from the Sun at your birth, too near to be seen."
                : "no, \(name) is not combust: it stood \(fromSun(body))° from the Sun at your birth."
        case .exalted, .fallen:
            let isSo = chart[body].dignity == (state == .exalted ? .exalted : .debilitated)
            let manner = PlainWords.strength(chart[body].dignity, isLifted: lookup.isLifted(body))
            return "\(isSo ? "yes" : "no"): \(place), \(manner)."
        case .strong, .weak:
            let manner = PlainWords.strength(chart[body].dignity, isLifted: lookup.isLifted(body))
            let value = Planets.value(of: body, in: chart)
            let verdict =
                value >= 0.3
                ? "it leans to the good" : value <= -0.3 ? "it has a hard place" : "it is neither strong nor weak"
            return "\(verdict): \(place), \(manner)."
        }
    }

    private static func meaning(_ state: ExactFact.State) -> String {
        switch state {
        case .retrograde:
            "a planet is retrograde while it goes backwards against the stars, as the Earth overtakes it or is overtaken; tradition reads it as strength that turns inward."
        case .combust:
            "a planet is combust while it stands too near the Sun to be seen, and is then said to shine less for itself."
        case .exalted:
            "a planet is exalted in the one sign in which tradition counts it strongest, as the Sun in Aries."
        case .fallen:
            "a planet is debilitated in the sign opposite its exaltation, where it has it hardest; other planets can lift that."
        case .strong, .weak: "a planet's strength goes by its sign, its house and who looks at it."
        }
    }

    func fromSun(_ body: Body) -> Int {
        let apart = abs(chart[body].point.longitude - chart[.sun].point.longitude)
        return Int(min(apart, 360 - apart).rounded())
    }

    /// Those of which a state holds.
    func found(_ state: ExactFact.State) -> [Body] {
        let known = Body.visible.filter { plan.birth.isSignCertain($0) }
        switch state {
        case .retrograde: return known.filter { chart[$0].isRetrograde }
        case .combust: return known.filter { chart[$0].isCombust }
        case .exalted: return known.filter { chart[$0].dignity == .exalted }
        case .fallen: return known.filter { chart[$0].dignity == .debilitated }
        case .strong: return Array(plan.birth.byDignity.prefix(1))
        case .weak: return Array(plan.birth.byDignity.suffix(1))
        }
    }

    private func bodies(_ state: ExactFact.State) -> (String, [String]) {
        let found = found(state)
        if state == .strong || state == .weak, let body = found.first {
            let manner = PlainWords.strength(chart[body].dignity, isLifted: lookup.isLifted(body))
            return (
                "by sign your \(state == .strong ? "strongest" : "weakest") planet is \(Planets.name(body)): it stands in \(chart[body].sign.name)\(lookup.place(ofSign: chart[body].sign)), \(manner).",
                ["It speaks of \(PlainWords.meaning(of: body))."]
            )
        }
        let what = [.retrograde: "retrograde", .combust: "combust", .exalted: "exalted"][state] ?? "debilitated"
        let verb = found.count == 1 ? "was" : "were"
        let first =
            found.isEmpty
            ? "no planet was \(what) at your birth." : "\(Planets.list(found)) \(verb) \(what) at your birth."
        return (first, state == .retrograde ? ["Rahu and Ketu go backwards in every chart and are not counted."] : [])
    }

    private func degree(_ body: Body) -> String {
        let point = chart[body].point
        return
            "your \(body.name) stands at \(Self.degrees(point)) of \(point.sign.name), in the star \(point.nakshatra.name), quarter \(point.pada)."
    }

    /// `14°23′`.
    static func degrees(_ point: ZodiacPoint) -> String {
        let minutes = Int(point.degreesInSign * 60)
        return "\(minutes / 60)°\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)′"
    }

    func lookers(at body: Body) -> [Body] {
        Body.visible.filter { other in
            other != body && plan.birth.isSignCertain(other)
                && Planets.aspects(of: other).contains(chart[body].sign.house(from: chart[other].sign))
        }
    }

    private func looking(at body: Body) -> String {
        let found = lookers(at: body)
        return found.isEmpty
            ? "no planet looks at your \(body.name)."
            : "\(Planets.list(found)) \(found.count == 1 ? "looks" : "look") at your \(body.name)."
    }

    /// The one of the seven that stands furthest in its sign.
    var furthest: Body? { Body.visible.max { chart[$0].point.degreesInSign < chart[$1].point.degreesInSign } }

    private var soul: (String, [String]) {
        guard let body = furthest else { return ("no planet can be told.", []) }
        return (
            "your atmakaraka is \(Planets.name(body)), at \(Self.degrees(chart[body].point)) of \(chart[body].sign.name): of the seven planets it stands furthest in its sign.",
            ["Jaimini's school calls it the planet of the soul; it speaks of \(PlainWords.meaning(of: body))."]
        )
    }

    // MARK: Houses

    private func ruler(of house: Int) -> (String, [String]) {
        guard let frame = HouseFrame(plan.birth) else { return ("", []) }
        let lord = frame.lord(ofHouse: house)
        let own = frame.house(of: chart[lord].sign)
        let manner = PlainWords.strength(chart[lord].dignity, isLifted: lookup.isLifted(lord))
        return (
            "the ruler of your \(frame.name(ofHouse: house)) is \(Planets.name(lord)); it stands in \(chart[lord].sign.name) in the \(ordinal(own)) house, \(manner).",
            ["So for \(PlainWords.topic(ofHouse: house)), \(HouseMeanings.ofLord[own - 1])."]
        )
    }

    func bodies(in house: Int) -> [Body] {
        guard let frame = HouseFrame(plan.birth) else { return [] }
        return Body.allCases.filter { frame.house(of: chart[$0].sign) == house && plan.birth.isSignCertain($0) }
    }

    private func occupants(of house: Int) -> (String, [String]) {
        let found = bodies(in: house)
        let number = [
            "no planet stands", "one planet stands", "two planets stand", "three planets stand", "four planets stand",
        ]
        let count = found.count < number.count ? number[found.count] : "\(found.count) planets stand"
        let who = found.isEmpty ? "" : ": \(Planets.list(found))"
        return (
            "\(count) in your \(ordinal(house)) house (\(PlainWords.topic(ofHouse: house)))\(who).",
            [lookup.house(house)]
        )
    }

    var emptyHouses: [Int] { (1...12).filter { bodies(in: $0).isEmpty } }

    private var empty: (String, [String]) {
        let names = emptyHouses.map(ordinal)
        let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
        return (
            "no planet stands in your \(list) \(names.count == 1 ? "house" : "houses").",
            ["An empty house is no bad one: its ruler speaks for it."]
        )
    }

    // MARK: Signs, stars, the day

    private var navamsa: (String, [String]) {
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
    private var zodiac: (String, [String]) {
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

    private var kuta: (String, [String]) {
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

    private var birthDay: (String, [String]) {
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
}
