package import Foundation

/// What a clock on the wall and a calendar beside it show; says nothing yet about where.
package struct LocalDateTime: Hashable, Sendable {
    package let date: CivilDate
    /// Seconds after midnight, 0 ..< 86 400.
    package let secondOfDay: Int

    /// A day and the seconds after its midnight, 0 ..< 86 400.
    package init(date: CivilDate, secondOfDay: Int) {
        precondition((0..<86_400).contains(secondOfDay), "a clock shows 00:00:00 to 23:59:59")
        self.date = date
        self.secondOfDay = secondOfDay
    }

    /// What a clock shows that runs `offset` seconds ahead of UTC.
    init(secondsSince1970: Int, offset: Int) {
        let local = secondsSince1970 + offset
        let days = local.flooredQuotient(by: 86_400)
        date = CivilDate(daysSince1970: days)
        secondOfDay = local - days * 86_400
    }

    /// Seconds from 1970-01-01 00:00 on the same clock.
    var clockSeconds: Int {
        date.daysSince1970 * 86_400 + secondOfDay
    }

    /// The clock's part, as in 10:24:45.
    package var timeText: String {
        String(isoText(suffix: "").dropFirst(11))
    }

    /// ISO 8601 with something at its end; written at once, as a chart has two hundred of them.
    func isoText(suffix: String) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(20)
        func append(_ number: Int, _ divisors: [Int], _ separator: Unicode.Scalar) {
            for divisor in divisors { text.append(UInt8(ascii: "0") + UInt8(number / divisor % 10)) }
            text.append(UInt8(ascii: separator))
        }
        append(date.year, [1000, 100, 10, 1], "-")
        append(date.month, [10, 1], "-")
        append(date.day, [10, 1], "T")
        append(secondOfDay / 3600, [10, 1], ":")
        append(secondOfDay / 60 % 60, [10, 1], ":")
        append(secondOfDay % 60, [10, 1], "Z")
        text.removeLast()
        return String(decoding: text, as: UTF8.self) + suffix
    }
}

extension LocalDateTime: CustomStringConvertible {
    /// ISO 8601 without an offset, as in 1953-10-09T10:24:45.
    package var description: String {
        isoText(suffix: "")
    }
}

extension Date {
    /// Whole seconds of UTC since 1970, rounded to the nearest.
    package var wholeSecondsSince1970: Int {
        Int(timeIntervalSince1970.rounded())
    }

    /// ISO 8601 in UTC to the second, as in 1953-10-09T08:24:45Z.
    package var utcText: String {
        LocalDateTime(secondsSince1970: wholeSecondsSince1970, offset: 0).isoText(suffix: "Z")
    }

    /// Days of universal time since noon of 1 January 4713 BC (Julian calendar).
    ///
    /// UTC is taken for UT1; since 1972 they differ by at most 0.9 s, which is 0.5″ of the Moon.
    package var julianDay: Double {
        timeIntervalSince1970 / 86_400 + 2_440_587.5
    }

    /// The instant of a Julian day of universal time.
    package init(julianDay: Double) {
        self.init(timeIntervalSince1970: (julianDay - 2_440_587.5) * 86_400)
    }

    /// What a clock shows that runs `offset` seconds ahead of UTC.
    package func local(offset: Int) -> LocalDateTime {
        LocalDateTime(secondsSince1970: wholeSecondsSince1970, offset: offset)
    }
}
