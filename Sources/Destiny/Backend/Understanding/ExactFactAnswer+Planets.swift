import DestinyDomain
import Jyotish

/// How planets stand.
extension ExactFactAnswer {
    /// “Saturn stands in Sagittarius in the 2nd house, at home there”.
    func place(of body: Body) -> String {
        let manner = PlainWords.strength(chart[body].dignity, isLifted: lookup.isLifted(body))
        return
            "\(Planets.name(body)) stands in \(chart[body].sign.name)\(lookup.place(ofSign: chart[body].sign)), \(manner)"
    }

    func state(of body: Body, _ state: ExactFact.State) -> String {
        let name = Planets.name(body)
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
            return "\(isSo ? "yes" : "no"): \(place(of: body))."
        case .strong, .weak:
            let value = Planets.value(of: body, in: chart)
            let verdict =
                value >= 0.3
                ? "it leans to the good" : value <= -0.3 ? "it has a hard place" : "it is neither strong nor weak"
            return "\(verdict): \(place(of: body))."
        }
    }

    static func meaning(_ state: ExactFact.State) -> String {
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

    func bodies(_ state: ExactFact.State) -> (String, [String]) {
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

    func degree(_ body: Body) -> String {
        let point = chart[body].point
        return
            "your \(body.name) stands at \(Self.degrees(point)) of \(point.sign.name), in the star \(point.nakshatra.name), quarter \(point.pada)."
    }

    /// `14°23′`.
    static func degrees(_ point: ZodiacPoint) -> String { degrees(point.degreesInSign) }

    static func degrees(_ value: Double) -> String {
        let minutes = Int(value * 60)
        return "\(minutes / 60)°\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)′"
    }

    func lookers(at body: Body) -> [Body] {
        Body.visible.filter { other in
            other != body && plan.birth.isSignCertain(other)
                && Planets.aspects(of: other).contains(chart[body].sign.house(from: chart[other].sign))
        }
    }

    func looking(at body: Body) -> String { looking(lookers(at: body), at: "your \(body.name)") }

    func lookers(atHouse house: Int) -> [Body] {
        guard let sign = HouseFrame(plan.birth)?.sign(ofHouse: house) else { return [] }
        return Body.visible.filter { other in
            plan.birth.isSignCertain(other) && Planets.aspects(of: other).contains(sign.house(from: chart[other].sign))
        }
    }

    func looking(atHouse house: Int) -> String {
        looking(lookers(atHouse: house), at: "your \(ordinal(house)) house (\(PlainWords.topic(ofHouse: house)))")
    }

    private func looking(_ found: [Body], at what: String) -> String {
        found.isEmpty
            ? "no planet looks at \(what)."
            : "\(Planets.list(found)) \(found.count == 1 ? "looks" : "look") at \(what)."
    }

    func isIn(_ body: Body, house: Int) -> (String, [String]) {
        let own = HouseFrame(plan.birth)?.house(of: chart[body].sign)
        let place = "\(chart[body].sign.name)\(lookup.place(ofSign: chart[body].sign))"
        return own == house
            ? ("yes: your \(body.name) stands in \(place).", [lookup.house(house)])
            : ("no: your \(body.name) stands in \(place).", Array(lookup.planetMore(body).prefix(1)))
    }

    func isIn(_ body: Body, _ sign: Sign) -> (String, [String]) {
        let place = lookup.place(ofSign: chart[body].sign)
        return (
            "\(chart[body].sign == sign ? "yes" : "no"): your \(body.name) stands in \(chart[body].sign.name)\(place).",
            Array(lookup.planetMore(body).prefix(1))
        )
    }

    /// The one of the seven that stands furthest in its sign.
    var furthest: Body? { Body.visible.max { chart[$0].point.degreesInSign < chart[$1].point.degreesInSign } }

    var soul: (String, [String]) {
        guard let body = furthest else { return ("no planet can be told.", []) }
        return (
            "your atmakaraka is \(Planets.name(body)), at \(Self.degrees(chart[body].point)) of \(chart[body].sign.name): of the seven planets it stands furthest in its sign.",
            ["Jaimini's school calls it the planet of the soul; it speaks of \(PlainWords.meaning(of: body))."]
        )
    }
}
