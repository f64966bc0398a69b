import DestinyDomain
import Foundation
import Jyotish

/// Hours of a day, and parts of it that are laid beside each other.
extension EnglishDays {
    func hours(_ day: DayRanking.RankedDay) -> FrontParts {
        let parts = DayPart.offered(in: front.plan.question.words)
        if !parts.isEmpty { return choice(of: parts, on: day) }
        if let asked = ClockAsked(in: front.plan.question.words) { return weighed(asked, on: day) }
        let avoided = "\(clock(day.rahuKalam.lowerBound)) to \(clock(day.rahuKalam.upperBound))"
        let place = front.plan.birth.details.place.name
        let middle = AbhijitMuhurta.span(day.date, sunrise: day.sunrise, sunset: day.sunset)
        let good =
            middle.map { "from \(clock($0.lowerBound)) to \(clock($0.upperBound)), the middle of the day (Abhijit)" }
            ?? "in the first hours after sunrise at \(clock(day.sunrise))"
        return (
            "\(SpanText.day(day.date)): best \(good), for \(front.gerund); leave out \(avoided), which is Rahu kalam at \(place).",
            facts(day).dropLast() + ["At another place both move with sunrise and sunset there."],
            "If neither fits, begin in the morning, and \(front.phrases.prepare)."
        )
    }

    /// For “the 10th or the 12th”.
    func choice(_ best: DayRanking.RankedDay, over other: DayRanking.RankedDay) -> FrontParts {
        let isTie = abs(best.score - other.score) < 0.03
        let (first, second) = (SpanText.day(best.date), SpanText.day(other.date))
        return (
            isTie
                ? "\(first) and \(second) are about equal for \(front.gerund); let other reasons decide."
                : "of the two, \(first) is better for \(front.gerund) than \(second).",
            facts + ["On \(SpanText.day(other.date)), \(merits(other))."],
            "On the day you take, begin in the morning outside those hours, and \(front.phrases.prepare)."
        )
    }

    /// For “is 3pm ok”.
    private func weighed(_ asked: ClockAsked, on day: DayRanking.RankedDay) -> FrontParts {
        let (start, end) = (clock(day.rahuKalam.lowerBound), clock(day.rahuKalam.upperBound))
        let (date, place) = (SpanText.day(day.date), front.plan.birth.details.place.name)
        let isBarred = asked.isBetween(start, and: end)
        let word =
            isBarred
            ? "better not: at \(asked.text) on \(date) it is Rahu kalam, \(start) to \(end) at \(place)"
            : "yes, \(asked.text) on \(date) is free of Rahu kalam, which is \(start) to \(end) at \(place)"
        return (
            "\(word), for \(front.gerund).",
            facts(day).dropLast() + ["At another place both move with sunrise and sunset there."],
            isBarred
                ? "Begin before \(start) or after \(end), and \(front.phrases.prepare)."
                : "Keep to that hour, and \(front.phrases.prepare)."
        )
    }

    /// For “morning or evening”.
    private func choice(of parts: [DayPart], on day: DayRanking.RankedDay) -> FrontParts {
        let (best, other, isOtherBarred) = DayPart.choice(of: parts, on: day)
        let avoided = "\(clock(day.rahuKalam.lowerBound)) to \(clock(day.rahuKalam.upperBound))"
        let place = front.plan.birth.details.place.name
        let why =
            isOtherBarred
            ? "Rahu kalam, \(avoided) at \(place), falls into the \(other.name)"
            : "tradition begins early, and Rahu kalam, \(avoided) at \(place), is in neither"
        return (
            "\(SpanText.day(day.date)): the \(best.name) rather than the \(other.name) for \(front.gerund), as \(why).",
            facts(day).dropLast() + [
                "Rahu kalam moves with the weekday, and with sunrise and sunset at another place."
            ],
            "If only the \(other.name) fits, keep out of those hours, and \(front.phrases.prepare)."
        )
    }
}
