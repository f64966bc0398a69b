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
