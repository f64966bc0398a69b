package import Calls
package import DiscoveryDomain
import DiscoveryService
import Foundation
package import RepositoriesDomain
import Storage

extension PersonDiscoveryService {
    package func history(before: Int?, count: Int) async throws(DiscoveryError) -> HistoryPage {
        guard (1...HistoryPage.maximumCount).contains(count) else {
            throw .invalid(field: "count", reason: .outOfRange)
        }
        return try await own.reading { store in
            let page = try store.history(before: before, count: count)
            return HistoryPage(entries: try page.entries.map(HistoryEntry.init), older: page.older)
        }
    }

    package func changeJudgement(
        of id: Repository.ID,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(DiscoveryError) {
        do {
            try await own.changeJudgement(of: id.key, to: judgement, key: key)
        } catch .repositoryNotFound {
            // Named as it was asked for: a key has lost the case.
            throw .repositoryNotFound(id)
        }
    }

    package func topicRules() async throws(DiscoveryError) -> [TopicRule] { try await own.rules() }

    package func removeTopicRule(_ subject: TasteSubject, key: IdempotencyKey) async throws(DiscoveryError) {
        try await own.removeRule(subject, key: key)
    }

    package func statistics() async throws(DiscoveryError) -> Statistics {
        let saved = try await person().saved.count
        return StatisticsBuilder(entries: try await own.reading { try $0.opinions() }, savedCount: saved).statistics()
    }

    package func liked() async throws(DiscoveryError) -> [Favourite] {
        try await own.reading { try $0.liked().map(Favourite.init) }
    }

    package func annotateLiked(
        _ id: Repository.ID,
        tags: [String],
        note: String
    ) async throws(DiscoveryError) -> Favourite {
        let (account, changes) = (account, own.changes)
        let checked: (tags: [String], note: String)
        do throws(RepositoryError) {
            checked = (try Favourite.validated(tags: tags), try Favourite.validated(note: note))
        } catch {
            throw DiscoveryError(error)
        }
        return try await backend.database.writing { connection in
            let key = try RepositoryCatalogue.key(id.key, connection) ?? id.key
            let store = JudgementStore<RepositoryCatalogue>(connection: connection, account: account)
            try store.annotate(key, tags: checked.tags, note: checked.note)
            guard let liked = try store.liked(key) else { throw DiscoveryError.repositoryNotFound(id) }
            try changes.announce(connection)
            return try Favourite(liked)
        }
    }
}

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
