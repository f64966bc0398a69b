import DestinyDomain
import Foundation
import Jyotish

/// What else there is to say of what was looked up, and what to do with it.
extension ChartLookup {
    var more: [String] {
        plan.question.kind == .when ? moreOfTime : moreOfThing
    }

    /// For “when”, which is answered with dates already.
    var moreOfTime: [String] {
        switch plan.question.subject?.thing {
        case .sadeSati?:
            let saturn = plan.search.place(of: .saturn, at: plan.now).point.sign
            let signs = SadeSatiLookup(plan: plan).isOfDhaiya ? "the 4th or 8th sign from" : "a sign beside"
            return ["The date is Saturn's entry into \(signs) your Moon's; today Saturn is in \(saturn.name)."]
        case .dasha?:
            guard arePeriodsKnown else { return [] }
            if let body = periodPlanet { return ["What to expect of it: \(PeriodMeanings.of(body))."] }
            guard let part = chart.vimshottari.running(at: plan.now).dropFirst().first,
                let next = chart.vimshottari.running(at: part.end.addingTimeInterval(3600)).dropFirst().first
            else { return [] }
            return [
                "Then \(Planets.name(next.lord)) takes over: \(PeriodMeanings.of(next.lord)), until \(date(next.end))."
            ]
        case .planet(let body)?:
            return [
                "Its periods speak of \(PlainWords.meaning(of: body)), as it stands in \(chart[body].sign.name)\(place(ofSign: chart[body].sign))."
            ]
        default: return moreOfThing
        }
    }

    var moreOfThing: [String] {
        switch plan.question.subject?.thing {
        case .planet(let body)?: return planetMore(body)
        case .house(let house)?:
            guard let frame, plan.birth.isLagnaCertain else { return [] }
            let points = Ashtakavarga(chart: chart).sarva[frame.sign(ofHouse: house).rawValue - 1]
            return [
                "With \(points) points of Ashtakavarga (28 is the middle) your \(ordinal(house)) house carries \(points > 30 ? "more than most" : points < 26 ? "less than most" : "about as much as most")."
            ]
        case .sign(let sign)?:
            return [
                "Its ruler, \(Planets.name(sign.lord)), stands in \(chart[sign.lord].sign.name)\(place(ofSign: chart[sign.lord].sign))."
            ]
        case .lagna?:
            guard plan.birth.isLagnaCertain else { return [] }
            let lord = chart.lagna.sign.lord
            return [
                "\(chart.lagna.sign.name) rising is \(PlainWords.trait(of: chart.lagna.sign)).",
                "Its ruler stands in \(chart[lord].sign.name)\(place(ofSign: chart[lord].sign)), so that part of life is close to you.",
            ]
        case .moonSign?:
            return plan.birth.isMoonSignCertain
                ? ["A mind with the Moon there is \(PlainWords.trait(of: chart[.moon].sign))."] : []
        case .star?:
            return [
                "Those born under it are known as \(StarTraits.trait(of: chart[.moon].nakshatra)).",
                "Vimshottari periods begin from it: your first was that of \(Planets.name(chart[.moon].nakshatra.lord)).",
            ]
        case .dasha?:
            if let body = periodPlanet {
                return ["A period of \(Planets.name(body)) is known as \(PeriodMeanings.of(body)).", planet(body)]
            }
            guard arePeriodsKnown, let part = chart.vimshottari.running(at: plan.now).dropFirst().first else {
                return []
            }
            return ["The inner one is \(PeriodMeanings.of(part.lord)).", nextPeriod(after: part.end)].compactMap { $0 }
        case .sadeSati?: return SadeSatiLookup(plan: plan).more
        case .manglik?:
            guard plan.birth.isLagnaCertain else { return [] }
            let exceptions = Manglik(chart: chart).exceptions.prefix(2).map(\.text)
            return exceptions.map { "The exception: \($0)" } + [
                "It says how directly you love and argue, and nothing about whether you may marry."
            ]
        case .kaalSarp?: return ["The classical texts do not know it, so no effect needs to be feared from it."]
        case .guruChandal?:
            return ["Tradition reads Jupiter beside Rahu as faith that asks questions; no effect needs to be feared."]
        case .almanac?: return AlmanacLookup(plan: plan).english.1
        case .yogas?: return ["A yoga shows fully in the periods of the planets that make it."]
        case .chart?, nil: return []
        }
    }

    func nextPeriod(after end: Date) -> String? {
        let running = chart.vimshottari.running(at: end.addingTimeInterval(3600))
        guard running.count >= 2 else { return nil }
        return "After it comes \(Planets.name(running[0].lord))–\(running[1].lord.name), until \(date(running[1].end))."
    }

    func planetMore(_ body: Body) -> [String] {
        guard plan.birth.isSignCertain(body), let frame else { return [] }
        let houses = frame.houses(ruledBy: body)
        let rules =
            houses.isEmpty
            ? nil
            : "It rules \(houses.map { "your \(ordinal($0)) house (\(PlainWords.topic(ofHouse: $0)))" }.joined(separator: " and ")), so those parts of life go through it."
        let sky = plan.search.place(of: body, at: plan.now).point.sign
        let point = chart[body].point
        let star =
            plan.birth.uncertainty == nil ? "It is in the star \(point.nakshatra.name), quarter \(point.pada)." : nil
        let now =
            "Now \(Planets.name(body)) goes through \(sky.name), your \(frame.name(ofHouse: frame.house(of: sky))) (\(PlainWords.topic(ofHouse: frame.house(of: sky))))."
        let manner = "It works through \(PlainWords.manner(of: body))."
        return [rules, manner, star, now].compactMap { $0 }
    }

    /// Something to do with what was looked up.
    var action: String {
        guard plan.question.kind != .when else {
            return "Write the date down, and ask then how the new time is for one matter."
        }
        return actionOfThing
    }

    var actionOfThing: String {
        switch plan.question.subject?.thing {
        case .lagna? where !plan.birth.isLagnaCertain, .manglik? where !plan.birth.isLagnaCertain,
            .yogas? where !plan.birth.isLagnaCertain, .moonSign? where !plan.birth.isMoonSignCertain,
            .dasha? where !arePeriodsKnown, .star? where !plan.birth.isStarCertain:
            "Ask at home or at the registry for the hour of birth; even a rough one tells more."
        case .planet(let body)?:
            "This week, give \(Planets.name(body)) its due: do one thing through \(PlainWords.manner(of: body))."
        case .house(let house)?:
            "Look once this week at \(PlainWords.topic(ofHouse: house)) and name what is already good there."
        case .sign(let sign)?: "Notice where you are \(PlainWords.trait(of: sign)), and use it on purpose."
        case .star?: "Keep the star's name: temples and almanacs ask for it."
        case .moonSign?: "When you read a daily forecast, read the one for this sign, as Indian ones go by the Moon."
        case .lagna?: "Before you judge a house of your chart, count from this sign, which is the first."
        case .dasha?: "Ask about one matter next, as “how is this period for my work?”."
        case .sadeSati?: "Mark the dates once, and plan heavy duties around them without fear."
        case .manglik?: "If a match is in sight, compare both charts in Match, where the exceptions are counted."
        case .kaalSarp?, .guruChandal?: "Pay nobody for a rite against it."
        case .almanac?: AlmanacLookup(plan: plan).english.2
        case .yogas?: "Ask “when does it show?” for the periods of those planets."
        case .chart?, nil: "Ask on about any part of it."
        }
    }
}

extension String {
    /// “Your …” as “your …”, but names of planets as they are.
    var lowercasedLead: String {
        hasPrefix("Your ") || hasPrefix("You ") || hasPrefix("The ") || hasPrefix("Those ") || hasPrefix("No, ")
            || hasPrefix("Yes, ") || hasPrefix("It ") ? lowercasedFirst : self
    }
}
