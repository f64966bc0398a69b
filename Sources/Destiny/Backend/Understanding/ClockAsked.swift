import Foundation
import Jyotish

/// A time of the clock that a question weighs: “is 3pm ok for signing”, “shaam 5 baje”.
struct ClockAsked: Hashable {
    /// From midnight on.
    let minutes: Int

    /// `nil` where no time of the clock is named.
    init?(in words: [SpokenWord]) {
        guard let found = Self.found(in: words) else { return nil }
        minutes = found
    }

    /// “15:04”.
    var text: String { String(format: "%02d:%02d", minutes / 60, minutes % 60) }

    /// Whether it lies in hours written as “13:30”, without the last minute.
    func isBetween(_ start: String, and end: String) -> Bool { start <= text && text < end }

    private static func found(in words: [SpokenWord]) -> Int? {
        for (index, word) in words.enumerated() {
            let digits = word.latin.prefix { $0.isNumber }
            guard let hour = Int(digits), hour < 24, digits.count <= 2 else { continue }
            let unit = String(word.latin.dropFirst(digits.count))
            let rest = words[(index + 1)...]
            if let half = halves[unit] { return time(hour, 0, half) }
            guard unit.isEmpty else { continue }
            let next = rest.first?.latin ?? ""
            if let half = halves[next] { return time(hour, 0, half) }
            // “3:30 pm”, “15:30”: the minutes come as a word of their own.
            if next.count == 2, let minute = Int(next), minute < 60 {
                if let half = rest.dropFirst().first.flatMap({ halves[$0.latin] }) { return time(hour, minute, half) }
                if rest.dropFirst().first?.latin == "baje" { return time(hour, minute, part(of: words, hour)) }
            }
            if ["baje", "bje", "oclock"].contains(next) { return time(hour, 0, part(of: words, hour)) }
        }
        return nil
    }

    private static let halves: [String: Half] = ["am": .morning, "pm": .evening]

    private enum Half { case morning, evening, asSaid }

    private static func time(_ hour: Int, _ minute: Int, _ half: Half) -> Int? {
        switch half {
        case .asSaid: hour * 60 + minute
        case .morning: (1...12).contains(hour) ? hour % 12 * 60 + minute : nil
        case .evening: (1...12).contains(hour) ? (hour % 12 + 12) * 60 + minute : nil
        }
    }

    /// “subah 9 baje” is in the morning; without a word for it a time of work is meant.
    private static func part(of words: [SpokenWord], _ hour: Int) -> Half {
        if words.contains(where: { ["subah", "savere", "morning"].contains($0.latin) }) { return .morning }
        if words.contains(where: { ["dopahar", "shaam", "sham", "raat", "evening", "afternoon"].contains($0.latin) }) {
            return hour == 12 && words.contains { $0.latin == "raat" } ? .morning : .evening
        }
        return (1...6).contains(hour) ? .evening : hour <= 12 && hour > 0 ? (hour == 12 ? .evening : .morning) : .asSaid
    }
}
