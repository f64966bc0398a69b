import DestinyDomain
import Foundation
import Jyotish

/// Hours of a day, and parts of it that are laid beside each other.
extension EnglishDays {
    func hours(_ day: DayRanking.RankedDay) -> FrontParts {
        let parts = DayPart.offered(in: front.plan.question.words)
        if !parts.isEmpty { return choice(of: parts, on: day) }
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
