import DiscoveryDomain
import DiscoveryService
import Foundation

/// Counts what somebody judged.
struct StatisticsBuilder {
    let entries: [LabelledOpinion]
    let savedCount: Int

    private static let week: TimeInterval = 7 * 86_400
    /// 1970-01-05 was the first Monday.
    private static let firstMonday: TimeInterval = 4 * 86_400

    func statistics() -> Statistics {
        let judged = entries.filter { $0.opinion != .star }
        let liked = judged.filter { $0.opinion == .like }
        let weeks = Dictionary(grouping: judged) { Self.monday(of: $0.judgedAt) }
        return Statistics(
            judged: judged.count,
            liked: liked.count,
            saved: savedCount,
            starred: entries.count { $0.opinion == .star },
            languages: Self.languages(of: liked, atMost: 10),
            weeks: weeks.sorted { $0.key < $1.key }.suffix(26).map { start, entries in
                let liked = entries.filter { $0.opinion == .like }
                return Statistics.Week(
                    start: start,
                    judged: entries.count,
                    liked: liked.count,
                    languages: Self.languages(of: liked, atMost: 5)
                )
            }
        )
    }

    private static func monday(of date: Date) -> Date {
        let weeks = ((date.timeIntervalSince1970 - firstMonday) / week).rounded(.down)
        return Date(timeIntervalSince1970: weeks * week + firstMonday)
    }

    private static func languages(of entries: [LabelledOpinion], atMost limit: Int) -> [Statistics.LanguageCount] {
        let counts = Dictionary(grouping: entries, by: \.label).mapValues(\.count)
        return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(limit)
            .map { Statistics.LanguageCount(language: $0.key, count: $0.value) }
    }
}
