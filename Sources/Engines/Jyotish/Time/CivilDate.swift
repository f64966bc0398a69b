/// A day of the Gregorian calendar, which is also used for the time before it was introduced.
package struct CivilDate: Hashable, Sendable, Comparable {
    package let year: Int
    /// 1 January … 12 December.
    package let month: Int
    /// 1 … 31.
    package let day: Int

    /// Makes the day, or nothing when the calendar has no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, year: year) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day so many days after 1 January 1970.
    ///
    /// Works in 400-year eras that start on 1 March, so that the leap day ends a year (Howard Hinnant,
    /// "chrono-Compatible Low-Level Date Algorithms").
    package init(daysSince1970: Int) {
        let shifted = daysSince1970 + 719_468
        let era = shifted.flooredQuotient(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days after 1 January 1970; negative before.
    package var daysSince1970: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = marchYear.flooredQuotient(by: 400)
        let yearOfEra = marchYear - era * 400
        let marchMonth = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// 0 Sunday … 6 Saturday.
    package var weekday: Int {
        (daysSince1970 + 4).remainder(modulo: 7)
    }

    /// Earlier days are less.
    package static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: CustomStringConvertible {
    /// ISO 8601, as in 1953-10-09.
    package var description: String {
        "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
}
