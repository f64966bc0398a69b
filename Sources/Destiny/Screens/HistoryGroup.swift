import DestinyDomain
import Foundation

/// Conversations under one heading.
struct HistoryGroup: Equatable, Identifiable {
    enum Heading: Hashable {
        case pinned, today, yesterday, week, month
        /// The first day of an older month.
        case older(Date)
        /// All together, when the person wants no days.
        case all
    }

    let heading: Heading
    var threads: [ConversationThread]

    var id: Heading { heading }

    /// Pinned ones first, then by the day of the last message in the person's time zone, the newest first.
    static func groups(
        _ threads: [ConversationThread],
        now: Date,
        timeZone: TimeZone,
        byDate: Bool
    ) -> [HistoryGroup] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        var groups: [HistoryGroup] = []
        let newestFirst = threads.sorted { $0.updatedAt > $1.updatedAt }
        for thread in newestFirst.filter(\.isPinned) + newestFirst.filter({ !$0.isPinned }) {
            let heading =
                thread.isPinned ? .pinned : byDate ? heading(thread.updatedAt, now: now, calendar: calendar) : .all
            if groups.last?.heading == heading {
                groups[groups.count - 1].threads.append(thread)
            } else {
                groups.append(HistoryGroup(heading: heading, threads: [thread]))
            }
        }
        return groups
    }

    private static func heading(_ date: Date, now: Date, calendar: Calendar) -> Heading {
        let days = calendar.dateComponents(
            [.day],
            from: calendar.startOfDay(for: date),
            to: calendar.startOfDay(for: now)
        ).day
        switch days ?? .max {
        case ...0: return .today
        case 1: return .yesterday
        case ...7: return .week
        case ...30: return .month
        default:
            let month = calendar.dateComponents([.year, .month], from: date)
            return .older(calendar.date(from: month) ?? date)
        }
    }
}
