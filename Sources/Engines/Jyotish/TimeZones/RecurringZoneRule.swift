/// The rule by which a zone's clocks go on after the last change in its file: the POSIX `TZ` text of its footer.
struct RecurringZoneRule: Hashable, Sendable {
    let standard: ZoneOffset
    let summer: Summer?

    struct Summer: Hashable, Sendable {
        let offset: ZoneOffset
        let start: Change
        let end: Change
    }

    /// A day of the year and the clock's seconds after its midnight, −167 to 167 hours.
    struct Change: Hashable, Sendable {
        let day: Day
        let clock: Int
    }

    enum Day: Hashable, Sendable {
        /// 1 … 365; 29 February is not counted.
        case julian(Int)
        /// 0 … 365; 29 February is counted.
        case ordinal(Int)
        /// The n-th weekday (0 Sunday) of a month; 5 is the last.
        case weekday(month: Int, week: Int, weekday: Int)
    }

    func offset(at instant: Int) -> ZoneOffset {
        guard summer != nil else { return standard }
        let day = 86_400
        let recent = transitions(in: (instant - 400 * day)...instant)
        return recent.last?.offset ?? standard
    }

    func transitions(in span: ClosedRange<Int>) -> [ZoneTransition] {
        guard let summer else { return [] }
        let first = CivilDate(daysSince1970: span.lowerBound.flooredQuotient(by: 86_400)).year - 1
        let last = CivilDate(daysSince1970: span.upperBound.flooredQuotient(by: 86_400)).year + 1
        return (first...last).flatMap { year in
            [
                ZoneTransition(instant: summer.start.clockSeconds(in: year) - standard.seconds, offset: summer.offset),
                ZoneTransition(
                    instant: summer.end.clockSeconds(in: year) - summer.offset.seconds,
                    offset: standard
                ),
            ]
        }
        .sorted { $0.instant < $1.instant }
        .filter { span.contains($0.instant) }
    }
}

extension RecurringZoneRule.Change {
    /// Seconds since 1970-01-01 00:00 on the clock that is in force before the change.
    func clockSeconds(in year: Int) -> Int {
        dayNumber(in: year) * 86_400 + clock
    }

    private func dayNumber(in year: Int) -> Int {
        let newYear = CivilDate(daysSince1970: 0).daysSince1970 + Self.days(toYear: year)
        switch day {
        case .ordinal(let ordinal): return newYear + ordinal
        case .julian(let julian): return newYear + julian - 1 + (CivilDate.isLeap(year) && julian >= 60 ? 1 : 0)
        case .weekday(let month, let week, let weekday):
            let lengths = (1..<month).map { CivilDate.length(ofMonth: $0, year: year) }
            let first = newYear + lengths.reduce(0, +)
            let offset = (weekday - (first + 4)).remainder(modulo: 7)
            let length = CivilDate.length(ofMonth: month, year: year)
            let dayOfMonth = offset + 7 * (week - 1)
            return first + (dayOfMonth < length ? dayOfMonth : dayOfMonth - 7)
        }
    }

    private static func days(toYear year: Int) -> Int {
        let before = year - 1
        let leaps =
            before.flooredQuotient(by: 4) - before.flooredQuotient(by: 100) + before.flooredQuotient(by: 400)
        return 365 * (year - 1970) + leaps - 477
    }
}
