package import Foundation

/// The 120-year cycle of planetary periods, counted from the Moon's nakshatra at birth (BPHS, chapter 46).
package struct Vimshottari: Hashable, Sendable {
    /// The lords in the order in which their periods follow; nakshatra 1 starts it.
    package static let order: [Body] = [.ketu, .venus, .sun, .moon, .mars, .rahu, .jupiter, .saturn, .mercury]
    /// Days of a year of the cycle.
    ///
    /// 365.2425 or the sidereal 365.2564 move dates at age 30 by 5 hours.
    package static let yearDays = 365.25
    static let cycleYears = 120

    /// The nine great periods in order: the first runs at birth and began before it, the last ends 120 years after
    /// the first began.
    package let periods: [VimshottariPeriod]

    /// - Parameters:
    ///   - moon: where the Moon is at birth. An arcsecond moves the dates of a 20-year period by 3.7 hours.
    ///   - birth: the instant of birth.
    package init(moon: ZodiacPoint, birth: Date) {
        let lord = moon.nakshatra.lord
        let passed = moon.fractionOfNakshatra * Double(Self.years(of: lord)) * Self.yearDays * 86_400
        let start = birth.addingTimeInterval(-passed)
        let cycle = Double(Self.cycleYears) * Self.yearDays * 86_400
        periods = VimshottariPeriod.division(from: lord, start: start, duration: cycle, level: 1)
    }

    /// The years of a lord's great period; they add up to 120.
    package static func years(of lord: Body) -> Int {
        switch lord {
        case .ketu, .mars: 7
        case .venus: 20
        case .sun: 6
        case .moon: 10
        case .rahu: 18
        case .jupiter: 16
        case .saturn: 19
        case .mercury: 17
        }
    }

    /// The periods that run at an instant, the great one first, then its part, then that part's part; none outside
    /// of the cycle.
    package func running(at instant: Date) -> [VimshottariPeriod] {
        var running: [VimshottariPeriod] = []
        var candidates = periods
        while let period = candidates.first(where: { $0.start <= instant && instant < $0.end }) {
            running.append(period)
            candidates = period.level < 3 ? period.subperiods : []
        }
        return running
    }
}
