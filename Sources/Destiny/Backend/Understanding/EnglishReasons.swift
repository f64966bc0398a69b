import DestinyDomain
import Foundation
import Jyotish

/// The reasons of the first layer, each with what it rests on.
extension EnglishFront {
    private var chart: Chart { plan.birth.chart }

    func range(_ stretch: SubjectCourse.Stretch) -> String { SpanText.range(stretch.from, stretch.to) }

    func during(_ stretch: SubjectCourse.Stretch) -> String {
        stretch.from == stretch.to ? "on \(range(stretch))" : "from \(range(stretch))"
    }

    /// “your 10th house (work in the world)”.
    func houseName(_ house: Int) -> String {
        let name = plan.course?.frame.name(ofHouse: house) ?? "\(ordinal(house)) house"
        return
            "your \(name.replacing(" from your Moon", with: "")) (\(PlainWords.topic(ofHouse: house))\(plan.course?.frame.isFromMoon == true ? ", counted from your Moon" : ""))"
    }

    /// The lord of the subject's house where it was at birth.
    func birthReason(_ verb: String) -> String {
        guard let course = plan.course, plan.birth.isSignCertain(course.lord) else {
            return "Without a time of birth the houses behind \(name) stay open."
        }
        let lord = course.lord
        let sign = chart[lord].sign
        let house = course.frame.house(of: sign)
        let isLifted = Planets.isFallLifted(of: lord, in: chart)
        let (body, place) = (Planets.name(lord), "\(sign.name) in \(houseName(house))")
        let strength = PlainWords.strength(chart[lord].dignity, isLifted: isLifted)
        return vary([
            "\(body.capitalizedFirst), which \(verb) \(gerund) in your chart, stands in \(place), \(strength): "
                + "\(gerund) \(channel(house)).",
            "For \(gerund) your chart looks to \(body) in \(place), \(strength), so it \(channel(house)).",
            "In your chart \(gerund) rests on \(body), which is in \(place), \(strength); it \(channel(house)).",
        ])
    }

    private func channel(_ house: Int) -> String {
        [
            "hangs on you yourself", "feeds on family and what you set aside", "grows by your own effort",
            "wants roots and peace at home", "flows through learning and ideas",
            "improves by service and solved problems",
            "comes through doors that others open", "moves by change, not in a straight line",
            "is carried by teachers and good fortune",
            "shows in what you do in public", "gains through friends and networks",
            "leads far away or asks for letting go",
        ][(house + 11) % 12]
    }

    var karakaReason: String? {
        guard let course = plan.course, let karaka = course.subject.karakas.first, karaka != course.lord,
            plan.birth.isSignCertain(karaka)
        else { return nil }
        let sign = chart[karaka].sign
        return
            "\(Planets.name(karaka).capitalizedFirst), the planet for \(name) in every chart, stands in \(sign.name) in \(houseName(course.frame.house(of: sign)))."
    }

    /// What the time does for the subject in its best part.
    var timeReason: String {
        let told = plan.windows.first ?? plan.stretches.max { $0.strength < $1.strength }
        guard let told, !told.reasons.isEmpty else {
            return "No running period and no slow planet is tied to \(gerund) \(said)."
        }
        return "Behind \(gerund) \(time(told)) \(isPast ? "were" : "are") \(grounds(told))."
    }

    /// “from 12 March to 4 May 2027”, “until 4 May 2027”.
    func time(_ stretch: SubjectCourse.Stretch) -> String {
        if stretch.from == stretch.to { return "on \(range(stretch))" }
        return stretch.from == plan.today ? "until \(DayText.long(stretch.to.instant))" : "from \(range(stretch))"
    }

    /// The two or three strongest grounds of a stretch: “Mercury's period (ruler of your 5th house) and …”.
    func grounds(_ stretch: SubjectCourse.Stretch) -> String {
        let all = groundList(stretch)
        guard let last = all.last, all.count > 1 else { return all.first ?? "no period and no slow planet" }
        return all.dropLast().joined(separator: ", ") + " and " + last
    }

    func groundList(_ stretch: SubjectCourse.Stretch) -> [String] {
        var periods: [(body: Body, levels: [Int], tie: SubjectCourse.Tie)] = []
        var others: [String] = []
        for reason in stretch.reasons {
            switch reason {
            case .period(let body, let level, let tie):
                if let index = periods.firstIndex(where: { $0.body == body }) {
                    periods[index].levels.append(level)
                } else {
                    periods.append((body, [level], tie))
                }
            case .transit(let body, let contact): others.append(text(body, contact))
            case .doubleTransit: break
            }
        }
        let named = periods.prefix(2).map { period in
            let all = period.levels.sorted().map { ["great period", "period", "sub-period"][$0 - 1] }
            let levels = all.count == 3 ? ["period on all three levels"] : all
            let who = period.body == .sun || period.body == .moon ? "the \(period.body.name)" : period.body.name
            return "\(who)'s \(levels.joined(separator: " and ")) (\(text(period.tie)))"
        }
        return named + others.prefix(named.count >= 2 ? 1 : 2)
    }

    private func text(_ body: Body, _ contact: SubjectCourse.Contact) -> String {
        guard let course = plan.course else { return body.name }
        let what =
            switch contact {
            case .house: "your \(ordinal(course.house)) house"
            case .lord: "\(Planets.name(course.lord)), ruler of your \(ordinal(course.house)) house"
            case .karaka: "\(course.subject.karakas.first.map(Planets.name) ?? "its planet"), the planet for it"
            }
        return "\(body.name) in the sky touching \(what)"
    }

    func text(_ tie: SubjectCourse.Tie) -> String {
        switch tie {
        case .lord(let house): "ruler of your \(ordinal(house)) house, \(PlainWords.topic(ofHouse: house))"
        case .occupant(let house): "standing in your \(ordinal(house)) house, \(PlainWords.topic(ofHouse: house))"
        case .karaka: "the planet for \(name)"
        case .aspect(let house): "looking at your \(ordinal(house)) house, \(PlainWords.topic(ofHouse: house))"
        }
    }

    /// Of somebody else's matter only one's own side is told.
    var personReason: String? {
        guard let person = plan.question.person else { return nil }
        return
            "For your \(person)'s own dates your \(person)'s chart would have to be asked; yours shows how it touches you."
    }

    /// The period that runs at the span's beginning.
    var periodLord: String? {
        guard plan.birth.dashaUncertaintyDays.map({ $0 <= 60 }) ?? false else { return nil }
        let start = max(plan.span.from, isPast ? plan.span.from : plan.today)
        let running = chart.vimshottari.running(at: start.instant.addingTimeInterval(43_200))
        guard running.count >= 2 else { return nil }
        let part = running[1]
        let end = plan.birth.uncertainty == nil ? DayText.long(part.end) : DayText.month(part.end)
        if plan.question.kind == .how {
            return
                "Until \(end) you work on \(gerund) in the period of \(Planets.name(part.lord)), \(PeriodMeanings.of(part.lord))."
        }
        return
            "Around \(name), the period of \(Planets.name(part.lord)) sets the tone until \(end): \(PeriodMeanings.of(part.lord))."
    }

    /// Where Jupiter and Saturn go in the middle of the span.
    var skyReason: String? {
        guard let course = plan.course else { return nil }
        let middle = CivilDate(
            daysSince1970: (max(plan.span.from, plan.today).daysSince1970 + plan.span.to.daysSince1970) / 2
        )
        let date = plan.span.to < plan.today ? plan.span.to : middle
        let places = [Body.jupiter, .saturn].map { body in
            let sign = course.search.place(of: body, at: date.instant).point.sign
            return "\(body.name) goes through \(sign.name), \(houseName(course.frame.house(of: sign)))"
        }
        return "In \(DayText.month(date.instant)) \(places.joined(separator: ", and "))."
    }

    /// One of several ways to say a thing; the same for the same question.
    func vary(_ variants: [String]) -> String {
        let hash = plan.question.text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return variants[Int((hash >> 17) % UInt64(max(1, variants.count)))]
    }
}

/// What lies behind “why”.
struct EnglishCauses {
    let front: EnglishFront
    private var plan: AnswerPlan { front.plan }

    var parts: FrontParts {
        if plan.options.count >= 2 { return EnglishOptions(front: front).causes }
        let hard = hard
        let turn = plan.turn.map {
            "It loosens from \(DayText.long($0.from.instant)), when \(front.rises) to your usual again."
        }
        let first: String
        var reasons: [String] = []
        if let cause = hard.first {
            first = "because \(cause); that is what weighs on \(front.name) in your chart\(when)."
            reasons = hard.dropFirst().first.map { ["Besides, \($0)."] } ?? []
            if isQuiet { reasons.append("The time adds to it: \(idle) for \(front.gerund)\(when).") }
        } else if isQuiet {
            first = "because of the time more than of your chart: \(idle) for \(front.gerund)\(when)."
            reasons = kind.first.map { ["From birth nothing blocks it: \($0)."] } ?? []
        } else {
            first = "your chart shows no block for \(front.name)\(when), so look at habit and practice before fate."
            reasons = kind.prefix(2).map { $0.capitalizedFirst + "." }
        }
        return (first, reasons + [turn, natural].compactMap { $0 }, "To ease it, \(front.phrases.begin).")
    }

    private var when: String { plan.span.isSaid ? " \(front.said)" : "" }
    /// The subject's planet, where it is not a cause already.
    private var natural: String? {
        guard let course = plan.course, let karaka = course.subject.karakas.first, karaka != course.lord,
            plan.birth.isSignCertain(karaka)
        else { return nil }
        let house = course.frame.house(of: plan.birth.chart[karaka].sign)
        return
            "\(Planets.name(karaka).capitalizedFirst), by nature the planet of it, works from \(front.houseName(house)), so look there too for \(front.gerund)."
    }

    private var isQuiet: Bool {
        plan.relative < 0.85 || plan.stretches.first.map { $0.strength < plan.usual * 0.85 } ?? false
    }

    private var hard: [String] {
        let found = plan.findings.filter { $0.side == .promise && $0.polarity < -0.12 }
            .sorted { $0.polarity * $0.weight < $1.polarity * $1.weight }
        return (found.filter { !isOfPoints($0) } + found.filter(isOfPoints)).compactMap(text)
    }

    /// Points say little to who asks why; they stand behind what can be seen.
    private func isOfPoints(_ finding: Finding) -> Bool { if case .bindus = finding.kind { true } else { false } }

    private var kind: [String] {
        plan.findings.filter { $0.side == .promise && $0.polarity > 0.12 }
            .sorted { $0.polarity * $0.weight > $1.polarity * $1.weight }.compactMap(text)
    }

    private var idle: String {
        guard let now = plan.stretches.first, let reason = now.reasons.first else {
            return "no running period and no slow planet is at work"
        }
        if case .transit(let body, _) = reason { return "only \(body.name) in the sky is at work" }
        return "what runs now works only from the side"
    }

    private func words(_ body: Body, _ dignity: Dignity?) -> String {
        dignity == nil ? Planets.words(for: nil) : Planets.words(for: body, in: plan.birth.chart)
    }

    func text(_ finding: Finding) -> String? {
        switch finding.kind {
        case .lord(let body, let house, let dignity):
            "\(Planets.name(body)), which rules it, stands in \(front.houseName(house)), \(words(body, dignity)), and there \(HouseMeanings.ofLord[house - 1].replacing("this part of life", with: "it"))"
        case .karaka(let body, let house, let dignity):
            "\(Planets.name(body)), its natural planet, is \([house.map { "in \(front.houseName($0))" }, dignity.map { words(body, $0) }].compactMap { $0 }.joined(separator: ", "))"
        case .aspects(let bodies):
            "\(Planets.list(bodies)) \(bodies.count == 1 ? "looks" : "look") at its house, "
                + (finding.polarity < 0 ? "which slows results and makes them last" : "which softens its hard days")
        case .bindus(let points):
            "its house has \(points < 28 ? "few" : "many") helpers, \(points) points of Ashtakavarga where 28 are the middle"
        case .house(let occupants) where !occupants.isEmpty:
            "\(Planets.list(occupants)) \(occupants.count == 1 ? "stands" : "stand") in its house"
        default: nil
        }
    }
}
