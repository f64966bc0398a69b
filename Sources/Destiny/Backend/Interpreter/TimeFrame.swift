import Foundation
import Jyotish

/// What time a question is about.
enum TimeFrame: Hashable, Sendable {
    /// Nothing was said, or the present.
    case now
    case today
    /// “When will …”: also the next period that is tied to the matter.
    case open
    /// A calendar year.
    case year(Int)

    init(_ question: QuestionText, now: Date) {
        let year = now.local(offset: 0).date.year
        let named = question.words.compactMap { $0.count == 4 ? Int($0) : nil }.first { (year - 1...year + 60) ~= $0 }
        if let named {
            self = .year(named)
        } else if Self.nextYearWords.contains(where: question.contains) {
            self = .year(year + 1)
        } else if Self.thisYearWords.contains(where: question.contains) {
            self = .year(year)
        } else if Self.openWords.contains(where: question.contains) {
            self = .open
        } else if Self.todayWords.contains(where: question.contains) {
            self = .today
        } else {
            self = .now
        }
    }

    /// The instant at which periods and transits are looked at: the middle of a year that is not the present one.
    func reference(now: Date) -> Date {
        guard case .year(let year) = self, year != now.local(offset: 0).date.year,
            let middle = CivilDate(year: year, month: 7, day: 1)
        else { return now }
        return Date(timeIntervalSince1970: Double(middle.daysSince1970) * 86_400)
    }

    /// For the trace.
    var name: String {
        switch self {
        case .now: "now"
        case .today: "today"
        case .open: "when"
        case .year(let year): String(year)
        }
    }

    private static let nextYearWords = ["next year", "agle saal", "agle sal", "agle varsh", "अगले साल", "coming year"]
    private static let thisYearWords = ["this year", "is saal", "is sal", "iss saal", "is varsh", "इस साल"]
    private static let openWords = [
        "when", "wen", "whn", "kab", "kabtak", "what age", "which year", "how long", "कब", "how soon", "kis umar",
        "kitne saal", "kis saal", "by what age", "timing",
    ]
    private static let todayWords = ["today", "todays", "aaj", "2day", "आज", "tonight"]
}
