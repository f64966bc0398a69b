import DestinyDomain
import Foundation
import Jyotish

/// The first layer in English.
struct EnglishFront {
    let plan: AnswerPlan
    let texts: SpanText
    let phrases: SubjectPhrases
    let name: String

    /// - Parameters:
    ///   - plan: what was computed.
    ///   - named: what to speak of instead of the question's subject.
    init(plan: AnswerPlan, of named: QuestionSubject? = nil) {
        self.plan = plan
        texts = SpanText(today: plan.today)
        let subject = named ?? plan.question.subject
        phrases = subject.map { SubjectPhrases.of($0) } ?? SubjectPhrases.of(SubjectCatalogue.fallback)
        name = subject?.name ?? "this"
    }

    var said: String { texts.said(plan.span, kind: plan.question.kind) }
    var gerund: String { phrases.gerund }
    var isPast: Bool { plan.span.to < plan.today }

    var parts: FrontParts {
        let (first, reasons, last) = plain
        guard plan.question.isFollowUp, !first.hasPrefix("About ") else {
            return (first.capitalizedFirst, reasons, last)
        }
        return ("About \(followed)\(plan.span.isSaid ? ", \(said)" : ""): \(first)", reasons, last)
    }

    /// What a follow-up goes on with.
    private var followed: String {
        plan.options.count >= 2 ? EnglishOptions(front: self).names : name
    }

    private var plain: FrontParts {
        if let fact = ExactFactAnswer(plan) { return fact.english }
        if let reason = ExactFactReason(plan) { return reason.english }
        if let remedy = RemedyAnswer(plan) { return remedy.english }
        if let chart = ChartOverview(plan) { return chart.english }
        if plan.question.subject?.thing == .almanac { return almanac }
        if let back = PlanetReturn(plan) { return (back.english, ChartLookup(plan: plan).more, skyAction) }
        if let influence = PlanetInfluence(plan) { return influence.english(self) }
        if let compared = PlanetComparison(plan) { return compared.english }
        if let match = SignMatch(plan) { return match.english }
        if let direction = DirectionAnswer(plan) { return direction.english }
        if let back = LookingBack(plan) { return back.english }
        if let side = StrengthAnswer(plan) { return side.english }
        if let choice = PlanetChoice(plan) { return choice.english(self) }
        if let planet = PlanetAnswer(plan) { return (planet.english(self), describe.1, describe.2) }
        return switch plan.question.kind {
        case .when: when
        case .which: EnglishOptions(front: self).parts
        case .day: EnglishDays(front: self).parts
        case .why: EnglishCauses(front: self).parts
        case .what: lookup
        case .describe: describe
        case .period: period
        case .how: how
        case .other: other
        default: whether
        }
    }

    private var almanac: FrontParts {
        let told = AlmanacLookup(plan: plan).english
        guard let meaning = TermMeaning(plan) else { return told }
        return (meaning.english, [told.0.capitalizedFirst], told.2)
    }

    // MARK: When

    private var when: FrontParts {
        if plan.question.subject?.thing != nil {
            let lookup = ChartLookup(plan: plan)
            if let sky = SkyLookup(plan) { return (sky.english, [], skyAction) }
            return (lookup.whenSentence ?? lookup.sentence, lookup.more, lookupAction)
        }
        if plan.question.asksForEnd, plan.question.span == nil { return end }
        guard plan.course != nil else {
            return (
                "without a surer time of birth no window for \(gerund) can be told honestly.",
                ["Houses and periods hang on the hour, and a guess would only look exact."],
                "Ask at home or at the registry for the hour; until then, \(phrases.prepare)."
            )
        }
        guard let strongest = plan.windows.first else {
            return (
                "no time stands out for \(gerund) \(said): the course stays near your own usual, so your readiness can decide.",
                [personReason, birthReason("carries"), timeReason].compactMap { $0 }, "Meanwhile, \(phrases.prepare)."
            )
        }
        if plan.question.asksForWeakTimes, let weak = plan.stretches.min(by: { $0.strength < $1.strength }) {
            return (
                "\(name) \(isPlural ? "have" : "has") least behind \(isPlural ? "them" : "it") \(during(weak)), of the time \(said).",
                ["Most goes \(during(strongest)), with \(grounds(strongest)) behind \(gerund)."],
                "Before that stretch, \(phrases.prepare)."
            )
        }
        if plan.question.asksForSecond, plan.windows.count > 1 {
            let second = plan.windows[1]
            return (
                "the second strongest window for \(gerund) \(said) is \(range(second)); the strongest stays \(range(strongest)).",
                ["For \(gerund) that window has \(grounds(second))."], "Until then, \(phrases.prepare)."
            )
        }
        let others = plan.windows.dropFirst().sorted { $0.from < $1.from }
        let before = others.filter { $0.from < strongest.from }.map(range)
        let after = others.filter { $0.from > strongest.from }.map(range)
        let rest = [
            before.isEmpty ? nil : "sooner but weaker \(before.joined(separator: " and "))",
            after.isEmpty ? nil : "later \(after.joined(separator: " and "))",
        ].compactMap { $0 }.joined(separator: "; ")
        let grounds = "For \(gerund) that window has \(grounds(strongest))."
        let open =
            plan.birth.dashaUncertaintyDays.map { $0 <= 60 } ?? false
            ? nil : "Without a surer time of birth periods are left out, so only the sky speaks here for \(gerund)."
        let reasons = [personReason, open, grounds, rest.isEmpty ? nil : "Others: \(rest).", height(strongest)]
            .compactMap {
                $0
            }
        return (
            "the strongest window for \(gerund) \(said) is \(range(strongest)).", reasons,
            "Until then, \(phrases.prepare)."
        )
    }

    private var end: FrontParts {
        guard let turn = plan.turn else {
            return (
                "nothing in your course weighs on \(name) below your usual now, so there is no end to wait for.",
                [timeReason], "For now, \(phrases.begin)."
            )
        }
        return (
            "it should ease around \(DayText.long(turn.from.instant)), when \(rises) to your usual again.",
            ["What turns it: \(grounds(turn)), which helps \(gerund).", birthReason("holds")],
            "Until it turns, \(phrases.begin)."
        )
    }

    private func height(_ window: SubjectCourse.Stretch) -> String? {
        guard plan.usual > 0.05 else { return nil }
        let times = window.strength / plan.usual
        let much =
            times > 2.5
            ? "more than twice"
            : times > 1.8 ? "almost twice" : times > 1.4 ? "half as much again as" : "a quarter above"
        return "At its height that is \(much) your own usual for \(gerund)."
    }

    // MARK: Describe, other

    var describe: FrontParts {
        guard let course = plan.course else {
            return (
                "\(name) can be told only roughly without a time of birth.", [],
                "Ask at home for the hour; until then, \(phrases.check)."
            )
        }
        if let fields = EnglishFields(front: self).parts { return fields }
        let sign = course.frame.sign(ofHouse: course.house)
        let there = Body.allCases.filter { plan.birth.chart[$0].sign == sign && plan.birth.isSignCertain($0) }
        let house =
            "That comes from \(sign.name) in \(houseName(course.house))"
            + (there.isEmpty ? "." : ", with \(Planets.list(there)) in it.")
        return (
            described(PlainWords.trait(of: sign)), [house, birthReason("shapes"), karakaReason].compactMap { $0 },
            "To make the most of it, \(phrases.check)."
        )
    }

    private func described(_ trait: String) -> String {
        switch plan.question.subject?.slug {
        case "marriage", "second-marriage", "love", "first-love", "love-marriage":
            plan.question.marryingPerson.map {
                "your \($0)'s partner is for your \($0)'s own chart to tell; the one that yours describes is \(trait)."
            }
                ?? (KindPatterns.asksForLooks(plan.question.words)
                    ? "no chart tells a partner's age, looks, work or means; the one that yours describes is \(trait)."
                    : "the partner your chart describes is \(trait).")
        case "father", "mother", "parents", "siblings", "friends", "children", "in-laws", "daughter-in-law",
            "son-in-law",
            "guru", "business-partner":
            "your chart shows \(name) as \(trait)."
        case "personality": "you are \(trait), as your chart shows you."
        default: "around \(name), your chart shows you \(trait)."
        }
    }

    private var other: FrontParts {
        let told =
            plan.windows.first ?? plan.stretches.max { $0.strength < $1.strength }
            ?? .init(from: plan.span.from, to: plan.span.to, strength: 0, reasons: [])
        let level =
            plan.lean > 0.15
            ? "open and well supported" : plan.lean < -0.08 ? "guarded and asking for time" : "open, with mixed signs"
        return (
            "your chart cannot see into somebody else, but your own side of \(name) is \(level) \(said).",
            [
                birthReason("colours"), "Between you \(time(told)) \(grounds(told)) count for \(gerund).",
                "For both sides together, Match lays two charts beside each other.",
            ],
            KindPatterns.asksForMatch(plan.question.words)
                ? "Open Match and add the other birth: it weighs the two charts in 36 points, each with its reason."
                : "Ask them one open question, and \(phrases.check)."
        )
    }

    private var lookup: FrontParts {
        let lookup = ChartLookup(plan: plan)
        if let meaning = TermMeaning(plan) {
            if let other = meaning.other {
                return (meaning.english, [other.english.capitalizedFirst, lookup.sentence], lookupAction)
            }
            let own = plan.question.subject?.thing == .chart ? [] : [lookup.sentence] + lookup.more.prefix(1)
            return (meaning.english, own, lookupAction)
        }
        // “is it bad?”: it was said already what there is.
        if let sky = SkyLookup(plan) { return (sky.english, lookup.more.suffix(1), skyAction) }
        guard plan.question.isAgain, let next = lookup.more.first else {
            return (lookup.sentence, lookup.more, lookupAction)
        }
        return (next.lowercasedLead, Array(lookup.more.dropFirst()), lookupAction)
    }

    private let skyAction = "Look in Sky for what else moves then, and over which part of your chart."

    private var lookupAction: String {
        ChartLookup(plan: plan).action
    }
}
