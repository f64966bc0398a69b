package import Foundation

/// The span in which a birth must have been when its time is not exactly known.
package struct BirthWindow: Hashable, Sendable {
    package let start: Date
    package let end: Date
    private let history: ZoneHistory?
    private let fixedOffset: Int

    init(start: Date, end: Date, history: ZoneHistory?, fixedOffset: Int) {
        self.start = start
        self.end = end
        self.history = history
        self.fixedOffset = fixedOffset
    }

    /// What the clock of the birthplace showed at an instant.
    package func local(at instant: Date) -> LocalDateTime {
        instant.local(offset: history?.offset(at: instant.wholeSecondsSince1970).seconds ?? fixedOffset)
    }
}

extension BirthRecord {
    /// When the birth may have been; nothing when its time is exact.
    ///
    /// An unknown time is any of the day by the clock of the place, which has 23 or 25 hours when clocks are set.
    ///
    /// - Throws: what ``moment(in:)`` throws.
    package func window(in zones: TimeZoneDatabase) throws(BirthError) -> BirthWindow? {
        let history: ZoneHistory? = if case .named(let name) = zone { try zones.history(name) } else { nil }
        switch time {
        case .exact: return nil
        case .within(_, let minutes):
            let moment = try moment(in: zones)
            let slack = Double(minutes) * 60
            return BirthWindow(
                start: moment.utc.addingTimeInterval(-slack),
                end: moment.utc.addingTimeInterval(slack),
                history: history,
                fixedOffset: moment.offset
            )
        case .unknown:
            let offset = fixedOffset ?? 0
            return BirthWindow(
                start: midnight(of: date, history: history, offset: offset),
                end: midnight(of: CivilDate(daysSince1970: date.daysSince1970 + 1), history: history, offset: offset),
                history: history,
                fixedOffset: offset
            )
        }
    }

    private var fixedOffset: Int? {
        switch zone {
        case .named: nil
        case .offset(let seconds): seconds
        case .localMeanTime: Int((place.longitude * 240).rounded())
        }
    }

    /// The first instant of a day.
    private func midnight(of date: CivilDate, history: ZoneHistory?, offset: Int) -> Date {
        let local = LocalDateTime(date: date, secondOfDay: 0)
        let seconds =
            switch history?.reading(of: local) {
            case .unique(let offset): offset.seconds
            case .fold(let first, _): first.seconds
            case .gap(let before, _): before.seconds
            case nil: offset
            }
        return Date(timeIntervalSince1970: Double(local.clockSeconds - seconds))
    }
}
