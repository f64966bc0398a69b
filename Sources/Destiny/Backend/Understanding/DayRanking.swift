import DestinyDomain
import Foundation
import Jyotish

/// The days of a span for something one begins, best first.
struct DayRanking {
    let birth: CastBirth
    let search: TransitSearch
    let place: GeographicPoint

    struct RankedDay: Hashable, Sendable {
        let date: CivilDate
        let sunrise: Date
        let sunset: Date
        /// At sunrise.
        let panchang: Panchang
        let strength: DayStrength
        /// 0 … 1.
        let score: Double
        /// From and to, by UTC.
        let rahuKalam: ClosedRange<Date>
    }

    /// At most 31 days are looked at; days without a sunrise are left out.
    func days(of span: QuestionSpan) -> [RankedDay] {
        let last = min(span.to.daysSince1970, span.from.daysSince1970 + 30)
        let found = (span.from.daysSince1970...max(last, span.from.daysSince1970)).compactMap { day in
            rank(CivilDate(daysSince1970: day))
        }
        return found.sorted { ($0.score, $1.date) > ($1.score, $0.date) }
    }

    func rank(_ date: CivilDate) -> RankedDay? {
        let noon = Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400 + 43_200)
        let events = SunEvents(ephemeris: search.ephemeris)
        guard let sun = events.day(date, at: place, offset: birth.localOffset(at: noon)) else { return nil }
        let moon = search.place(of: .moon, at: sun.sunrise).point
        let panchang = Panchang(sun: search.place(of: .sun, at: sun.sunrise).point, moon: moon)
        let strength = DayStrength(today: moon, birth: birth.chart[.moon].point)
        var score = 0.5
        score += strength.isTaraGood ? 0.15 : -0.15
        score += strength.isMoonGood ? 0.15 : strength.isChandrashtama ? -0.2 : -0.05
        // Rikta tithis 4, 9 and 14 and the new moon are left out for beginnings; Vishti karana likewise.
        let tithi = (panchang.tithi - 1) % 15 + 1
        score += [4, 9, 14].contains(tithi) || panchang.tithi == 30 ? -0.15 : 0.05
        score += panchang.karanaName == "Vishti" ? -0.1 : 0
        score += [1, 3, 4, 5].contains(date.weekday) ? 0.08 : -0.05
        score +=
            ["Vyatipata", "Vaidhriti", "Vishkambha", "Atiganda", "Shula", "Ganda", "Vyaghata", "Vajra", "Parigha"]
                .contains(panchang.yogaName) ? -0.08 : 0.04
        return RankedDay(
            date: date,
            sunrise: sun.sunrise,
            sunset: sun.sunset,
            panchang: panchang,
            strength: strength,
            score: max(0, min(1, score)),
            rahuKalam: RahuKalam.span(date, sunrise: sun.sunrise, sunset: sun.sunset)
        )
    }
}

/// The middle of the day, which tradition keeps for beginnings on any day but Wednesday (Muhurta Chintamani): the eighth
/// of fifteen parts of the daylight.
enum AbhijitMuhurta {
    /// `nil` on a Wednesday, when Rahu kalam lies there.
    static func span(_ date: CivilDate, sunrise: Date, sunset: Date) -> ClosedRange<Date>? {
        guard date.weekday != 3 else { return nil }
        let part = sunset.timeIntervalSince(sunrise) / 15
        let start = sunrise.addingTimeInterval(part * 7)
        return start...start.addingTimeInterval(part)
    }
}

/// The eighth of the day between sunrise and sunset that is Rahu's, by weekday (Muhurta Chintamani).
enum RahuKalam {
    static func span(_ date: CivilDate, sunrise: Date, sunset: Date) -> ClosedRange<Date> {
        let part = [8, 2, 7, 5, 6, 4, 3][date.weekday]
        let eighth = sunset.timeIntervalSince(sunrise) / 8
        let start = sunrise.addingTimeInterval(eighth * Double(part - 1))
        return start...start.addingTimeInterval(eighth)
    }
}
