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

/// A period of the Vimshottari cycle.
package struct VimshottariPeriod: Hashable, Sendable {
    package let lord: Body
    package let start: Date
    /// The start of the next one.
    package let end: Date
    /// 1 mahadasha, 2 antardasha, 3 pratyantardasha.
    package let level: Int

    /// The nine periods inside this one, this one's lord's first; each has the share of the 120 years that its lord has.
    package var subperiods: [VimshottariPeriod] {
        Self.division(from: lord, start: start, duration: end.timeIntervalSince(start), level: level + 1)
    }

    static func division(from first: Body, start: Date, duration: Double, level: Int) -> [VimshottariPeriod] {
        let order = Vimshottari.order
        let offset = order.firstIndex(of: first) ?? 0
        var years = 0
        return (0..<order.count).map { index in
            let lord = order[(offset + index) % order.count]
            func edge() -> Date { start.addingTimeInterval(duration * Double(years) / Double(Vimshottari.cycleYears)) }
            let begin = edge()
            years += Vimshottari.years(of: lord)
            return VimshottariPeriod(lord: lord, start: begin, end: edge(), level: level)
        }
    }
}
