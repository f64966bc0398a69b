/// The details of a birth as a person gives them.
package struct BirthDetails: Codable, Hashable, Sendable {
    package static let maximumNameLength = 60

    /// What to call the person; may be empty.
    package var name: String
    package var date: CalendarDay
    /// By the clock of the place; `nil` exactly when the accuracy is `unknown`.
    package var time: ClockTime?
    package var accuracy: TimeAccuracy
    package var place: BirthPlace
    /// Which of two equal clock times is meant when clocks were set back: 0 the first, 1 the second.
    package var fold: Int

    package init(
        name: String,
        date: CalendarDay,
        time: ClockTime?,
        accuracy: TimeAccuracy,
        place: BirthPlace,
        fold: Int = 0
    ) {
        self.name = name
        self.date = date
        self.time = time
        self.accuracy = accuracy
        self.place = place
        self.fold = fold
    }
}

/// How well the time of a birth is known.
package enum TimeAccuracy: String, Codable, Hashable, Sendable, CaseIterable {
    case exact
    /// It may be off by an hour either way.
    case withinHour
    /// Only the day is known.
    case unknown
}

/// Where somebody was born, and by which clock.
package struct BirthPlace: Codable, Hashable, Sendable {
    /// As in “Salem”; what the person wrote when the place was entered by hand, perhaps empty.
    package var name: String
    /// Tells places of one name apart, as in “Tamil Nadu, India”; empty for one entered by hand.
    package var area: String
    /// Degrees north, −89.99 … 89.99.
    package var latitude: Double
    /// Degrees east, −180 … 180.
    package var longitude: Double
    /// An IANA zone (`Asia/Kolkata`), an offset from UTC (`+05:30`), or `LMT` for the Sun's time at the place.
    package var zone: String

    package init(name: String, area: String = "", latitude: Double, longitude: Double, zone: String) {
        self.name = name
        self.area = area
        self.latitude = latitude
        self.longitude = longitude
        self.zone = zone
    }

    /// As in “Salem, Tamil Nadu, India”.
    package var fullName: String { [name, area].filter { !$0.isEmpty }.joined(separator: ", ") }
}

/// What a clock on the wall shows, written `10:24` or `10:24:45`.
package struct ClockTime: Hashable, Sendable, Comparable {
    /// After midnight, 0 ..< 86 400.
    package let secondOfDay: Int

    /// - Parameter secondOfDay: after midnight; what is beyond a day is of the day before or after.
    package init(secondOfDay: Int) {
        let second = secondOfDay % 86_400
        self.secondOfDay = second < 0 ? second + 86_400 : second
    }

    /// Nothing for what no clock shows.
    package init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
        secondOfDay = hour * 3600 + minute * 60 + second
    }

    /// Reads `10:24` and `10:24:45`.
    package init?(text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count),
            parts.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        self.init(hour: numbers[0], minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
    }

    package var hour: Int { secondOfDay / 3600 }
    package var minute: Int { secondOfDay / 60 % 60 }
    package var second: Int { secondOfDay % 60 }

    package static func < (left: ClockTime, right: ClockTime) -> Bool { left.secondOfDay < right.secondOfDay }
}

extension ClockTime: CustomStringConvertible {
    package var description: String {
        "\(twoDigits(hour)):\(twoDigits(minute))" + (second == 0 ? "" : ":\(twoDigits(second))")
    }
}

extension ClockTime: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let time = ClockTime(text: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a time of a clock")
        }
        self = time
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A day of the Gregorian calendar, written `1990-05-14`.
package struct CalendarDay: Hashable, Sendable, Comparable {
    package let year: Int
    /// 1 January … 12 December.
    package let month: Int
    /// 1 … 31.
    package let day: Int

    /// The years in which charts are computed.
    package static let years = 1800...2199

    /// Nothing when the calendar has no such day, or its year is not computed.
    package init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month), day >= 1,
            day <= Self.length(ofMonth: month, year: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `1990-05-14`.
    package init?(text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    package static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay {
    /// Days since 1 January 1970, before that below 0.
    package var number: Int {
        // Years begin in March, so that the leap day is the last.
        let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1 - 719_468
    }

    /// Nothing beyond the years that are computed.
    package init?(number: Int) {
        let days = number + 719_468
        guard days > 0 else { return nil }
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        self.init(year: year, month: month, day: dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    /// The day so many days on; `nil` beyond the years that are computed.
    package func moved(by days: Int) -> CalendarDay? { CalendarDay(number: number + days) }

    /// 0 Monday … 6 Sunday.
    package var weekdayFromMonday: Int { ((number + 3) % 7 + 7) % 7 }
}

extension CalendarDay: CustomStringConvertible {
    package var description: String { "\(year)-\(twoDigits(month))-\(twoDigits(day))" }
}

extension CalendarDay: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = CalendarDay(text: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a day of the calendar")
        }
        self = day
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
