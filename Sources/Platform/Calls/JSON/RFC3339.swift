package import Foundation

/// Dates as text: `2026-11-21T20:43:00.125Z` (RFC 3339, section 5.6).
package enum RFC3339 {
    /// UTC; milliseconds only when there are some; dates outside the years 0000–9999 become the nearest of them.
    package static func string(from date: Date) -> String {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        // `max` and `min` in this order also turn a NaN into a limit.
        let total = Int64(min(max(-62_167_219_200_000, milliseconds), 253_402_300_799_999))
        let (days, time) = total.flooredDivision(by: 86_400_000)
        let (year, month, day) = civil(fromDays: days)
        let (hour, minute) = ((time / 3_600_000), (time / 60_000 % 60))
        var text: [UInt8] = []
        text.reserveCapacity(24)
        append(year, 4, to: &text)
        append(month, 2, after: "-", to: &text)
        append(day, 2, after: "-", to: &text)
        append(hour, 2, after: "T", to: &text)
        append(minute, 2, after: ":", to: &text)
        append(time / 1000 % 60, 2, after: ":", to: &text)
        if time % 1000 != 0 { append(time % 1000, 3, after: ".", to: &text) }
        text.append(UInt8(ascii: "Z"))
        return String(decoding: text, as: UTF8.self)
    }

    /// `nil` for anything else; any number of fraction digits, any offset, a leap second as the second after it.
    package static func date(from text: String) -> Date? {
        var reader = DigitReader(text: text)
        guard
            let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
            let day = reader.number(2), reader.skip("Tt"), let hour = reader.number(2), reader.skip(":"),
            let minute = reader.number(2), reader.skip(":"), let second = reader.number(2),
            let fraction = reader.fraction(), let offset = reader.offsetSeconds(), reader.isAtEnd,
            (1...12).contains(month), (1...daysInMonth(month, of: year)).contains(day),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        let seconds = days(fromCivil: year, month, day) * 86_400 + hour * 3600 + minute * 60 + second
        return Date(timeIntervalSince1970: Double(seconds - offset) + fraction)
    }

    /// With zeros before it, and what separates it from the part before.
    private static func append(
        _ number: Int64,
        _ width: Int,
        after separator: Unicode.Scalar? = nil,
        to text: inout [UInt8]
    ) {
        if let separator { text.append(UInt8(ascii: separator)) }
        let end = text.count + width
        text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: width))
        var rest = number
        for place in (end - width..<end).reversed() {
            text[place] += UInt8(rest % 10)
            rest /= 10
        }
    }

    private static func daysInMonth(_ month: Int64, of year: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970-01-01 in the proleptic Gregorian calendar, counting years from March (400-year cycles).
    private static func days(fromCivil year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let marchYear = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = marchYear.flooredDivision(by: 400)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}

extension Int64 {
    fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

/// Reads the parts of an RFC 3339 date from the front of a text.
struct DigitReader {
    private var rest: Substring.UTF8View

    init(text: String) {
        rest = Substring(text).utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Exactly `width` ASCII digits.
    mutating func number(_ width: Int) -> Int64? {
        var number: Int64 = 0
        for _ in 0..<width {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Takes the next character when it is one of `characters`, which are ASCII.
    mutating func skip(_ characters: String) -> Bool {
        guard let byte = rest.first, characters.utf8.contains(byte) else { return false }
        rest.removeFirst()
        return true
    }

    /// 0 when there is no point; `nil` when no digit follows it.
    mutating func fraction() -> Double? {
        guard skip(".") else { return 0 }
        var fraction = 0.0
        var scale = 0.1
        guard let first = digit() else { return nil }
        fraction = Double(first) * scale
        while let digit = digit() {
            scale /= 10
            fraction += Double(digit) * scale
        }
        return fraction
    }

    /// `Z`, or a sign, hours and minutes.
    mutating func offsetSeconds() -> Int64? {
        if skip("Zz") { return 0 }
        let isNegative = rest.first == UInt8(ascii: "-")
        guard
            skip("+-"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24, minutes < 60
        else { return nil }
        return (isNegative ? -60 : 60) * (hours * 60 + minutes)
    }

    private mutating func digit() -> Int64? {
        guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        rest.removeFirst()
        return Int64(byte - UInt8(ascii: "0"))
    }
}
