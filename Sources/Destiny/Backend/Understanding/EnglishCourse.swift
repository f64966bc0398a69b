import Jyotish

/// How a time will be, and what to do in it.
extension EnglishFront {
    var period: FrontParts {
        if plan.span.days == 1 { return EnglishDays(front: self).outlook }
        let level =
            plan.relative > 1.2
            ? "a stronger time than usual" : plan.relative < 0.8 ? "a quieter time than usual" : "much as usual"
        let verb = isPast ? "was" : "is"
        let name = plan.question.person.map { self.name.replacing("your ", with: "your \($0)'s ") } ?? self.name
        let weak = plan.stretches.min { $0.strength < $1.strength }
        let strong = plan.stretches.max { $0.strength < $1.strength }
        var first = "\(texts.subject(plan.span)) \(verb) \(level) for \(name)"
        if let strong, let weak, strong.strength > weak.strength + 0.05 {
            first += ": \(range(strong)) \(isPast ? "carried" : "carries") most, \(range(weak)) least"
        }
        if plan.question.asksForWeakTimes, let strong, let weak, strong.strength > weak.strength + 0.02 {
            first =
                "\(texts.subject(plan.span)) \(isPast ? "had" : "has") least behind \(name) \(during(weak)), and most \(during(strong))"
        }
        let has = isPast ? "had" : isPlural ? "have" : "has"
        let lead = strong.flatMap {
            $0.reasons.isEmpty ? nil : "\(time($0).capitalizedFirst) \(name) \(has) \(grounds($0))."
        }
        let advice = isPast ? "Looking back, \(phrases.check)." : "Make room in it for one thing: \(phrases.begin)."
        return (
            first + ".", [personReason, lead, periodLord, personReason == nil ? skyReason : nil].compactMap { $0 },
            advice
        )
    }

    var how: FrontParts {
        let lord = plan.course?.lord ?? .sun
        if plan.question.asksForCare, let care { return care }
        if plan.question.isAgain { return nextSteps }
        if plan.question.isAgreed { return beginning }
        let first = "for \(gerund), your chart works best through \(PlainWords.manner(of: lord)): \(phrases.begin)."
        let time = plan.windows.first.map { "The effort tells most \(during($0))." }
        return (first, [birthReason("steers"), time, periodLord].compactMap { $0 }, "Next, \(phrases.prepare).")
    }

    /// Which part of the time asks for care; `nil` where all of it is alike.
    private var care: FrontParts? {
        guard let weak = plan.stretches.min(by: { $0.strength < $1.strength }),
            let strong = plan.stretches.max(by: { $0.strength < $1.strength }), strong.strength > weak.strength + 0.02
        else { return nil }
        return (
            "take most care \(during(weak)): \(name) \(isPlural ? "have" : "has") least behind \(isPlural ? "them" : "it") then \(said).",
            [
                "Most goes \(during(strong)), with \(grounds(strong)) behind \(gerund).", birthReason("steers"),
                periodLord,
            ].compactMap { $0 },
            "Before that stretch, \(phrases.prepare)."
        )
    }

    /// Where a yes wants to begin.
    private var beginning: FrontParts {
        let window = plan.windows.first.map { "Most is with it \(during($0)): \(grounds($0))." }
        return (
            "then begin with one thing: \(phrases.begin).",
            [window, karakaReason].compactMap { $0 }, "Beside it, \(phrases.prepare)."
        )
    }

    /// Where “how” was answered already: what comes after the first step.
    private var nextSteps: FrontParts {
        let window = plan.windows.first.map { "The best stretch for that is \(range($0)): \(grounds($0))." }
        return (
            "once the first step is done, \(phrases.prepare).",
            [window, karakaReason].compactMap { $0 }, "After that, \(phrases.check)."
        )
    }
}
