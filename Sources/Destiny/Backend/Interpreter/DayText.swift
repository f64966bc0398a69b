import Foundation
import Jyotish

/// Days as texts name them, in UTC.
enum DayText {
    /// `2027-03-14`.
    static func iso(_ date: Date) -> String { String(date.utcText.prefix(10)) }

    /// “14 March 2027”.
    static func long(_ date: Date) -> String {
        let day = date.local(offset: 0).date
        return "\(day.day) \(months[day.month - 1]) \(day.year)"
    }

    /// “March 2027”.
    static func month(_ date: Date) -> String {
        let day = date.local(offset: 0).date
        return "\(months[day.month - 1]) \(day.year)"
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
