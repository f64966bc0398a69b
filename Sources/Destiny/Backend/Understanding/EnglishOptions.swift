import DestinyDomain
import Foundation
import Jyotish

/// Options laid beside each other.
struct EnglishOptions {
    let front: EnglishFront
    private var plan: AnswerPlan { front.plan }

    var parts: FrontParts {
        guard let first = plan.options.first, let last = plan.options.last, plan.options.count >= 2 else {
            return (
                "only one of these can be looked at in a chart.", [],
                "Ask once more with both, as in “law or medicine”."
            )
        }
        if plan.options.allSatisfy({ $0.span != nil }) { return times }
        let gap = first.strength - plan.options[1].strength
        if Set(plan.options.map(\.subject.slug)).count == 1 {
            return (
                "your chart sees no difference between \(names): \(plan.options.count > 2 ? "all" : "both") are \(front.name) to it, so \(elsewhere).",
                [front.birthReason("settles"), front.timeReason],
                "Write both down side by side, and \(front.phrases.check)."
            )
        }
        let group = plan.options.count == 2 ? "the two" : "these"
        let opening: String
        if gap < 0.03 {
            opening = "it is a tie: \(names) stand about equal in your chart, so let other reasons decide."
        } else {
            let much = gap > 0.15 ? "clearly more" : "somewhat more"
            opening =
                "of \(group), \(quoted(first)) has \(much) behind it in your chart than \(plan.options.count == 2 ? quoted(last) : quoted(plan.options[1]))."
        }
        return (
            opening, plan.options.prefix(3).compactMap(reason),
            "Try it small: for \(quoted(first)), \(SubjectPhrases.of(first.subject).check)."
        )
    }

    /// What decides where a chart does not.
    private var elsewhere: String {
        switch plan.options.first?.subject.area {
        case .marriage?, .siblings?, .children?: "go by how each treats you and yours"
        case .education?: "let teaching, cost and the way there decide"
        case .travel?, .home?: "let cost, people and place decide"
        case .conflict?: "let time, cost and peace of mind decide"
        case .health?, .personality?, .spirituality?: "go by how you feel after a week of each"
        default: "let pay, people and place decide"
        }
    }

    /// “stay in Pune” with quotes, a single word as it is.
    private func quoted(_ option: AnswerPlan.WeighedOption) -> String {
        option.name.contains(" ") ? "“\(option.name)”" : option.name
    }

    var names: String {
        let all = plan.options.map(quoted)
        return all.dropLast().joined(separator: ", ") + " and " + (all.last ?? "")
    }

    /// Why the one is ahead of the other, after a choice was answered.
    var causes: FrontParts {
        if plan.options.allSatisfy({ $0.span != nil }) { return causesOfTimes }
        let (first, last) = (plan.options[0], plan.options[plan.options.count - 1])
        let texts = EnglishCauses(front: front)
        let (merits, faults) = (first.merits.compactMap(texts.text), last.faults.compactMap(texts.text))
        let opening = [
            merits.first.map { "for \(quoted(first)), \($0)" }, faults.first.map { "for \(quoted(last)), \($0)" },
        ].compactMap { $0 }
        let isTie = first.strength - last.strength < 0.03
        guard !isTie, !opening.isEmpty else {
            let even = "because the signs for \(names) come to about the same, neither pulls ahead."
            return (even, opening.map { $0.capitalizedFirst + "." }, action(first))
        }
        let more = merits.dropFirst().first.map { "Besides, for \(quoted(first)), \($0)." }
        let less = faults.dropFirst().first.map { "Against \(quoted(last)) counts that \($0)." }
        let lead = faults.isEmpty ? ", and less speaks for \(quoted(last))" : ""
        return (
            "because \(opening.joined(separator: ", while "))\(lead).", [more, less].compactMap { $0 }, action(first)
        )
    }

    /// Of two times the birth chart says the same: what runs in each is laid beside each other.
    private var causesOfTimes: FrontParts {
        let told = plan.options.prefix(2).compactMap(\.span).map { span in
            let within = plan.stretches.filter { $0.from <= span.to && $0.to >= span.from }
            let best = within.max { $0.strength < $1.strength }
            return
                "for \(front.texts.subject(span)) there is \(best.map(front.grounds) ?? "nothing that is tied to it")"
        }
        return (
            "because of what runs for \(front.gerund): \(told.joined(separator: "; ")).",
            [front.birthReason("carries")],
            "Hold both against what you plan, and \(front.phrases.prepare)."
        )
    }

    private func action(_ option: AnswerPlan.WeighedOption) -> String {
        "To test it, \(SubjectPhrases.of(option.subject).begin)."
    }

    func reason(_ option: AnswerPlan.WeighedOption) -> String? {
        guard let frame = HouseFrame(plan.birth), let house = option.subject.houses.first else { return nil }
        let lord = frame.lord(ofHouse: house)
        guard plan.birth.isSignCertain(lord) else { return nil }
        let placement = plan.birth.chart[lord]
        let level = option.promise > 0.35 ? "strong ground" : option.promise > 0.05 ? "fair ground" : "harder ground"
        let isLifted = Planets.isFallLifted(of: lord, in: plan.birth.chart)
        return
            "\(option.name.capitalizedFirst) stands on \(level): it goes by \(front.houseName(house)), whose ruler \(Planets.name(lord)) is in \(placement.sign.name) in the \(frame.name(ofHouse: frame.house(of: placement.sign))), \(PlainWords.strength(placement.dignity, isLifted: isLifted))."
    }

    /// “this year or next”.
    private var times: FrontParts {
        let first = plan.options[0]
        let second = plan.options[1]
        let isTie = first.strength - second.strength < 0.02
        let named = { (option: AnswerPlan.WeighedOption) in
            option.span.map { front.texts.subject($0) } ?? option.name
        }
        let opening =
            isTie
            ? "for \(front.gerund) your chart makes no difference that counts between \(named(first)) and \(named(second))."
            : "\(named(first)) has more behind it for \(front.gerund) than \(named(second))."
        let window = plan.windows.first { window in
            first.span.map { window.from <= $0.to && window.to >= $0.from } ?? false
        }
        return (
            opening,
            [
                window.map { "For that time there are \(front.grounds($0)), which help \(front.gerund)." },
                front.birthReason("decides"),
            ].compactMap { $0 },
            "Fix the earlier steps now: \(front.phrases.prepare)."
        )
    }
}

/// “Which career suits me”: the professions laid beside each other.
struct EnglishFields {
    let front: EnglishFront
    private var plan: AnswerPlan { front.plan }

    /// `nil` where no field is asked for.
    var parts: FrontParts? {
        let fields = plan.fields
        guard fields.count >= 3 else { return nil }
        let names = fields.prefix(3).map { $0.subject.name }
        let reasons = fields.prefix(2).compactMap { field -> String? in
            guard let frame = HouseFrame(plan.birth), let house = field.subject.houses.first else { return nil }
            let lord = frame.lord(ofHouse: house)
            guard plan.birth.isSignCertain(lord) else { return nil }
            return
                "For \(field.subject.name) speaks \(Planets.name(lord)), ruler of \(front.houseName(house)), in \(plan.birth.chart[lord].sign.name) in the \(frame.name(ofHouse: frame.house(of: plan.birth.chart[lord].sign)))."
        }
        return (
            "of the usual fields, your chart backs \(names[0]) most, then \(names[1]) and \(names[2]).", reasons,
            "Try the first one small: \(SubjectPhrases.of(fields[0].subject).check)."
        )
    }
}

/// Days ranked, and what the almanac says of them.
struct EnglishDays {
    let front: EnglishFront
    private var plan: AnswerPlan { front.plan }

    var parts: FrontParts {
        guard let best = plan.days.first else {
            return (
                "a day for \(front.gerund) cannot be chosen without knowing your Moon at birth.", [],
                "Ask for the hour of birth; a rough one already helps."
            )
        }
        if plan.question.asksForHours { return hours(best) }
        if plan.span.days == 1 { return single(best) }
        if plan.question.options.count == 2, plan.days.count == 2 { return choice(best, over: plan.days[1]) }
        if plan.question.asksForSecond, plan.days.count > 1 { return second(best) }
        if KindPatterns.doubts(plan.question.words), let worst = plan.days.last { return weakest(worst) }
        let next = plan.days.dropFirst().prefix(2).map { SpanText.day($0.date) }
        let rest = next.isEmpty ? "" : "; next \(next.count == 1 ? "comes" : "come") \(next.joined(separator: " and "))"
        var reasons = facts
        if plan.days.count > 2, let worst = plan.days.last, worst.score < 0.4 {
            reasons.append("Leave out \(SpanText.day(worst.date)): \(weakness(worst)).")
        }
        return (
            "the best day \(front.said) for \(front.gerund) is \(SpanText.day(best.date))\(rest).", reasons,
            "On that \(SpanText.weekday(best.date)), begin in the morning outside those hours, and \(front.phrases.prepare)."
        )
    }

    /// For “second best?”.
    private func second(_ best: DayRanking.RankedDay) -> FrontParts {
        let day = plan.days[1]
        let third = plan.days.dropFirst(2).first.map { "; then comes \(SpanText.day($0.date))" } ?? ""
        return (
            "the second best day \(front.said) for \(front.gerund) is \(SpanText.day(day.date))\(third).", facts(day),
            "\(SpanText.day(best.date)) stays ahead of it; whichever it is, \(front.phrases.prepare)."
        )
    }

    /// For “which day is worst” and “which days should I avoid”.
    private func weakest(_ worst: DayRanking.RankedDay) -> FrontParts {
        let next = plan.days.dropLast().last.map { "; before it comes \(SpanText.day($0.date))" } ?? ""
        return (
            "the day \(front.said) with least behind it for \(front.gerund) is \(SpanText.day(worst.date))\(next).",
            [
                worst.score < 0.4
                    ? "What speaks against it: \(weakness(worst))."
                    : "It is no bad day, only the least of these.",
                "It is a day to go slowly, not one to fear.",
            ],
            "Put what matters on \(SpanText.day(plan.days[0].date)), and \(front.phrases.prepare)."
        )
    }

    private func single(_ day: DayRanking.RankedDay) -> FrontParts {
        let word =
            day.score >= 0.65 ? "is a good day" : day.score >= 0.45 ? "is a fair day" : "is not among the better days"
        let better = plan.betterDay.map { "; \(SpanText.day($0.date)) is better" } ?? ""
        let answers =
            KindPatterns.doubts(plan.question.words)
            ? ["no, ", "not really: ", "rather so: "] : ["yes, ", "it will do: ", "better not: "]
        let lead =
            plan.question.asksWhy
            ? "" : word == "is a good day" ? answers[0] : word == "is a fair day" ? answers[1] : answers[2]
        return (
            "\(lead)\(SpanText.day(day.date)) \(word) for \(front.gerund)\(better).",
            facts + [plan.betterDay.map { "What speaks for the other day: \(merits($0))." }].compactMap { $0 },
            plan.betterDay == nil
                ? "Begin it in the morning outside those hours, and \(front.phrases.prepare)."
                : "If it can wait, move it; if not, keep it short, and \(front.phrases.prepare)."
        )
    }

    /// How a single day looks that something falls on.
    var outlook: FrontParts {
        guard let day = plan.days.first else {
            return (
                "\(front.texts.subject(plan.span)) can be told only roughly for \(front.name) without your Moon at birth.",
                [],
                "Take the day as it comes."
            )
        }
        let word = day.score >= 0.65 ? "a helping day" : day.score >= 0.45 ? "a fair day" : "a day to go gently"
        let mood = DayPhrases(strength: day.strength, isMoonKnown: true).sentences.title.lowercasedFirst
        let course =
            plan.relative > 1.15
            ? ", in a stronger time than usual" : plan.relative < 0.85 ? ", in a quiet time for it" : ""
        let isPast = day.date < plan.today
        return (
            "\(SpanText.day(day.date)) \(isPast ? "was" : "is") \(word) for \(front.name)\(course): \(mood).",
            facts,
            isPast ? "Looking back at that day, \(front.phrases.check)." : "For that day, \(front.phrases.prepare)."
        )
    }

    /// The limbs of the first day, its Moon for this person, and the hours to leave out.
    var facts: [String] { plan.days.first.map(facts) ?? [] }

    func facts(_ day: DayRanking.RankedDay) -> [String] {
        let limbs = day.panchang
        return [
            "\(SpanText.weekday(day.date)) the \(ordinal(day.date.day)) has \(limbs.tithiName), star \(limbs.nakshatra.name), yoga \(limbs.yogaName) and karana \(limbs.karanaName) at sunrise, for \(front.gerund).",
            "For \(front.gerund) on \(DayText.long(day.date.instant)), \(merits(day)).",
            "Rahu kalam is \(clock(day.rahuKalam.lowerBound))–\(clock(day.rahuKalam.upperBound)) that \(SpanText.weekday(day.date)) at \(plan.birth.details.place.name); keep \(front.gerund) out of it.",
        ]
    }

    func merits(_ day: DayRanking.RankedDay) -> String {
        let star =
            day.strength.isTaraGood
            ? "its star is \(day.strength.taraName) to yours, a helping one"
            : "its star is \(day.strength.taraName) to yours, one to be careful with"
        let moon =
            day.strength.isMoonGood
            ? "a good place" : day.strength.isChandrashtama ? "the place to go gently" : "a neutral place"
        return "\(star), and the Moon is \(ordinal(day.strength.house)) from your own, \(moon)"
    }

    private func weakness(_ day: DayRanking.RankedDay) -> String {
        if day.strength.isChandrashtama { return "the Moon is eighth from your own" }
        if !day.strength.isTaraGood { return "its star is \(day.strength.taraName) to yours" }
        return "its tithi, \(day.panchang.tithiName), is kept for endings"
    }

    func clock(_ date: Date) -> String {
        let offset = plan.birth.localOffset(at: date)
        return String(date.local(offset: offset).description.suffix(8).prefix(5))
    }
}

extension String {
    /// With a small letter at the beginning.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
