import DestinyDomain
import Foundation
import Jyotish

/// Whether something comes, is feared, or should be called off.
extension EnglishFront {
    var whether: FrontParts {
        if plan.question.subject?.slug == "separation" { return parting }
        if plan.question.isFeared { return feared }
        if plan.question.isGivingUp { return givingUp }
        let dayFacts = EnglishDays(front: self).facts
        let reasons = [personReason, birthReason("carries"), timeReason].compactMap { $0 }
        return (
            number ?? verdict, dayFacts.isEmpty ? reasons : Array(reasons.prefix(1)) + dayFacts,
            "Before you decide, \(phrases.check)."
        )
    }

    /// For “how many children”: a number is none of what a chart tells.
    private var number: String? {
        guard plan.question.asksForNumber else { return nil }
        let much = plan.lean >= 0.2 ? "more" : plan.lean < -0.08 ? "less" : "about as much"
        let than = "\(much == "about as much" ? "as" : "than") against \(isPlural ? "them" : "it")"
        return "no chart tells a number; \(said) \(much) speaks for \(name) \(than)\(best)."
    }

    private var verdict: String {
        let isHeld = plan.lean < 0.05 && plan.promise > 0.1 || plan.relative < 0.7
        if plan.span.isSaid, !isPast, isHeld, !plan.later.isEmpty {
            // The two strongest, told in the order in which they come.
            let windows = plan.later.prefix(2).sorted { $0.from < $1.from }.map(range)
            let better = windows.count == 1 ? "a better window is" : "two better windows are"
            return
                "not \(said), if you can choose: \(gerund) has less behind it then than usual; \(better) \(windows.joined(separator: " and "))."
        }
        switch plan.lean {
        case 0.2...:
            return vary([
                "yes, your chart leans towards \(gerund) \(said)\(best).",
                "yes: more speaks for \(gerund) than against it \(said)\(best).",
                "yes, \(gerund) \(said) has your chart's support\(best).",
            ])
        case ..<(-0.08):
            return vary([
                "not easily: \(said) your chart asks for preparing more than for \(gerund)\(best).",
                "rather not yet: \(said) more speaks for waiting than for \(gerund)\(best).",
            ])
        default:
            return vary([
                "it can go either way: \(said) \(gerund) has about as much help as hindrance in your chart\(best).",
                "it is open: the signs for \(gerund) \(said) are about even\(best).",
            ])
        }
    }

    /// For “should I get a divorce”: the house that is looked at is partnership, and its strength is no word for parting.
    private var parting: FrontParts {
        let help =
            switch plan.lean {
            case 0.2...: "your house of partnership is well supported \(said), which speaks for mending first"
            case ..<(-0.08):
                "partnership is under strain \(said), which asks for an honest talk and not for a verdict\(eases)"
            default: "for partnership \(said) help and strain are about even\(eases)"
            }
        let peace = EnglishFront(plan: plan, of: SubjectCatalogue.named("marriage-harmony"))
        return (
            "no chart decides whether to part: \(help).", [peace.birthReason("carries"), peace.timeReason],
            "Before you decide, \(phrases.check)."
        )
    }

    private var feared: FrontParts {
        let first: String
        switch plan.lean {
        case 0.1...: first = "no, little in your chart points that way \(said): \(name) \(isAre) on firm ground."
        case ..<(-0.1):
            first = "there is some strain on \(name) \(said), which is a reason to prepare and not a verdict\(eases)."
        default: first = "your chart does not say so: for \(name) \(said) help and strain are about even\(eases)."
        }
        return (first, [birthReason("holds up"), timeReason], "To be on the safe side, \(phrases.prepare).")
    }

    /// For “should I cancel the trip”: what speaks for it speaks against calling it off.
    private var givingUp: FrontParts {
        let first =
            switch plan.lean {
            case 0.2...: "rather keep it: \(said) more speaks for \(gerund) than for calling it off\(best)."
            case ..<(-0.08):
                "putting it off costs you little: \(said) more speaks for waiting than for \(gerund)\(best)."
            default: "your chart asks for neither: \(said) the signs for \(gerund) are about even\(best)."
            }
        return (first, [birthReason("carries"), timeReason], "Before you call it off, \(phrases.check).")
    }

    var eases: String { plan.turn.map { "; it eases from \(DayText.long($0.from.instant))" } ?? "" }
    var isPlural: Bool { plan.question.subject?.isPlural ?? false }
    var isAre: String { isPlural ? "are" : "is" }
    /// “your debts rise”.
    var rises: String { "\(name) \(isPlural ? "rise" : "rises")" }

    /// The better part of the span, after a clause.
    var best: String {
        guard let window = plan.windows.first else { return "" }
        if window.from <= max(plan.span.from, plan.today), window.to >= plan.span.to {
            return plan.span.isSaid ? ", and the whole of it stands above your usual" : ""
        }
        return isPast ? ", most of all \(range(window))" : ", best \(range(window))"
    }
}
