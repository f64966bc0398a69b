public import Foundation

/// A moment as RFC 3339 writes it: date, time and offset, as `2026-11-23T17:40:46.123Z`.
public struct Moment: Sendable, Hashable {
    /// The moment.
    public let date: Date

    /// A moment, which is written in milliseconds.
    public init(_ date: Date) {
        self.date = date
    }

    /// Reads a moment; `nil` where the text is none, or no day of the calendar.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, let last = bytes.last else { return nil }
        let marks: [(Int, String)] = [(4, "-"), (7, "-"), (10, "Tt"), (13, ":"), (16, ":")]
        guard marks.allSatisfy({ $0.1.utf8.contains(bytes[$0.0]) }) else { return nil }
        guard let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10]), let hour = Self.number(bytes[11..<13]),
            let minute = Self.number(bytes[14..<16]), let second = Self.number(bytes[17..<19]),
            (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        var rest = bytes[19...]
        var fraction = 0.0
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { Lexer.isDigit($0) }
            guard !digits.isEmpty else { return nil }
            fraction = Double("0." + String(decoding: digits, as: UTF8.self)) ?? 0
            rest = rest.dropFirst(digits.count + 1)
        }
        guard let offset = last | 0x20 == UInt8(ascii: "z") && rest.count == 1 ? 0 : Self.offset(rest) else {
            return nil
        }
        let days = Self.daysSinceEpoch(year, month, day)
        let seconds = days * 86400 + hour * 3600 + minute * 60 + second - offset
        date = Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.allSatisfy(Lexer.isDigit) ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }

    /// Seconds east of Greenwich.
    private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(text)
        guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let sign = bytes.first,
            sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            let hours = number(bytes[1..<3]), let minutes = number(bytes[4..<6]), hours < 24, minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The civil calendar's days since 1970 (Hinnant, "chrono-compatible low-level date algorithms", days_from_civil).
    private static func daysSinceEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension Moment: CustomStringConvertible {
    /// The moment in UTC, in milliseconds; years outside 1 to 9999 are drawn to these.
    public var description: String {
        let limits = -62_135_596_800_000.0...253_402_300_799_999.0
        let given = (date.timeIntervalSince1970 * 1000).rounded()
        let total = Int(given.isNaN ? 0 : min(max(given, limits.lowerBound), limits.upperBound))
        let day = total >= 0 ? total / 86_400_000 : -((86_399_999 - total) / 86_400_000)
        let inDay = total - day * 86_400_000
        let civil = Self.civil(day)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let time = [(inDay / 3_600_000), inDay / 60_000 % 60, inDay / 1000 % 60].map { padded($0, 2) }
        let days = [padded(civil.year, 4), padded(civil.month, 2), padded(civil.day, 2)]
        return days.joined(separator: "-") + "T" + time.joined(separator: ":") + "." + padded(inDay % 1000, 3) + "Z"
    }

    /// The inverse of `daysSinceEpoch` (Hinnant, civil_from_days).
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
    }
}
