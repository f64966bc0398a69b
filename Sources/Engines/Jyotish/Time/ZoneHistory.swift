/// All that is known of one zone's clocks.
package struct ZoneHistory: Hashable, Sendable {
    /// Before the first transition.
    let initial: ZoneOffset
    /// In order of time.
    let transitions: [ZoneTransition]
    /// After the last one.
    let rule: RecurringZoneRule?

    /// The offset at an instant, in seconds of UTC since 1970.
    package func offset(at instant: Int) -> ZoneOffset {
        guard let first = transitions.first, instant >= first.instant else {
            return transitions.isEmpty ? rule?.offset(at: instant) ?? initial : initial
        }
        guard let last = transitions.last, instant < last.instant else {
            return rule?.offset(at: instant) ?? transitions[transitions.count - 1].offset
        }
        return transitions[firstIndex(after: instant) - 1].offset
    }

    /// What the clock's time means: every offset in force around it is tried, as RFC 5545 and Python's zoneinfo do.
    package func reading(of local: LocalDateTime) -> LocalTimeReading {
        let clock = local.clockSeconds
        // No zone was ever more than 26 hours from another reading of the same clock.
        let window = (clock - 36 * 3600)...(clock + 36 * 3600)
        let periods = [offset(at: window.lowerBound)] + changes(in: window).map(\.offset)
        var matches: [(instant: Int, offset: ZoneOffset)] = []
        for period in periods {
            let instant = clock - period.seconds
            guard offset(at: instant).seconds == period.seconds else { continue }
            if !matches.contains(where: { $0.instant == instant }) { matches.append((instant, offset(at: instant))) }
        }
        matches.sort { $0.instant < $1.instant }
        if let first = matches.first, let second = matches.dropFirst().first {
            return .fold(first: first.offset, second: second.offset)
        }
        return matches.first.map { .unique($0.offset) } ?? gap(around: clock, in: window)
    }

    /// The change that skipped the clock's time.
    private func gap(around clock: Int, in window: ClosedRange<Int>) -> LocalTimeReading {
        var before = offset(at: window.lowerBound)
        for change in changes(in: window) {
            let jump = change.offset.seconds - before.seconds
            let skipped = clock - (change.instant + before.seconds)
            if (0..<max(jump, 1)).contains(skipped) { return .gap(before: before, after: change.offset) }
            before = change.offset
        }
        return .unique(before)
    }

    /// The changes in a span of UTC, in order.
    func changes(in span: ClosedRange<Int>) -> [ZoneTransition] {
        var changes: [ZoneTransition] = []
        var index = firstIndex(after: span.lowerBound)
        while index < transitions.count, transitions[index].instant <= span.upperBound {
            changes.append(transitions[index])
            index += 1
        }
        guard let rule else { return changes }
        let last = transitions.last?.instant ?? Int.min
        return changes + rule.transitions(in: span).filter { $0.instant > last }
    }

    /// The first transition later than an instant, found by halving.
    private func firstIndex(after instant: Int) -> Int {
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].instant <= instant { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A change of a zone's clocks.
struct ZoneTransition: Hashable, Sendable {
    /// Seconds of UTC since 1970.
    let instant: Int
    let offset: ZoneOffset
}

/// What a local time means in a zone.
package enum LocalTimeReading: Hashable, Sendable {
    /// It happened once.
    case unique(ZoneOffset)
    /// It happened twice, as clocks were set back; the first has the larger offset.
    case fold(first: ZoneOffset, second: ZoneOffset)
    /// It never happened, as clocks were set forward.
    case gap(before: ZoneOffset, after: ZoneOffset)
}

/// What clocks of a zone show against UTC for a while.
package struct ZoneOffset: Hashable, Sendable {
    /// Seconds ahead of UTC; before standard time not a whole number of minutes.
    package let seconds: Int
    package let isDaylightSaving: Bool
    /// As the zone's file names it: IST, BST, LMT, +0530.
    package let abbreviation: String

    /// Whether this is the mean solar time of the zone's reference city, from before standard time.
    package var isLocalMeanTime: Bool { abbreviation == "LMT" }
}

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
