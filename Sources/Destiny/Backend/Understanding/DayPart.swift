import Foundation

/// A part of a day, as “morning or evening” lays them beside each other; earlier ones first.
enum DayPart: CaseIterable {
    case morning, afternoon, evening, night

    /// Those a question lays beside each other, in the order of the day; none where it names fewer than two.
    static func offered(in words: [SpokenWord]) -> [DayPart] {
        let parts = allCases.filter { $0.pattern.match(words) != nil }
        return parts.count < 2 ? [] : parts
    }

    /// The one that Rahu kalam leaves free, the earlier of two such.
    ///
    /// - Parameters:
    ///   - parts: at least two.
    ///   - day: the day, with its Rahu kalam.
    /// - Returns: that part, another one, and whether Rahu kalam falls into that.
    static func choice(
        of parts: [DayPart],
        on day: DayRanking.RankedDay
    ) -> (best: DayPart, other: DayPart, isOtherBarred: Bool) {
        let barred = parts.filter { $0.holdsRahuKalam(of: day) }
        let best = parts.first { !barred.contains($0) } ?? parts[0]
        let other = barred.first { $0 != best } ?? parts.first { $0 != best } ?? best
        return (best, other, barred.contains(other))
    }

    /// Rahu kalam is one of eight parts of the daylight: four are the morning, two each afternoon and evening.
    private func holdsRahuKalam(of day: DayRanking.RankedDay) -> Bool {
        let length = day.sunset.timeIntervalSince(day.sunrise)
        let middle = day.rahuKalam.lowerBound.timeIntervalSince(day.sunrise) + length / 16
        return switch self {
        case .morning: middle < length / 2
        case .afternoon: middle > length / 2 && middle < length * 3 / 4
        case .evening: middle > length * 3 / 4
        case .night: false
        }
    }

    var name: String {
        switch self {
        case .morning: "morning"
        case .afternoon: "afternoon"
        case .evening: "evening"
        case .night: "night"
        }
    }

    var hindiName: String {
        switch self {
        case .morning: "सुबह"
        case .afternoon: "दोपहर"
        case .evening: "शाम"
        case .night: "रात"
        }
    }

    private var pattern: SpokenPattern {
        switch self {
        case .morning: Self.morningWords
        case .afternoon: Self.afternoonWords
        case .evening: Self.eveningWords
        case .night: Self.nightWords
        }
    }

    private static let morningWords = SpokenPattern("morning|mornings|subah|savere")
    private static let afternoonWords = SpokenPattern("afternoon|noon|dopahar")
    private static let eveningWords = SpokenPattern("evening|shaam|sham")
    private static let nightWords = SpokenPattern("night|raat")
}
