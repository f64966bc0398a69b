package import DiscoveryDomain
import DiscoveryService
import Foundation
import RepositoriesDomain
import Storage

/// What was heard of releases and counted of stars, inside a transaction.
struct SignStore {
    let connection: any SQLConnection

    /// By key of the repository; those of which nothing is known are left out.
    func signs(of keys: [String]) throws -> [String: CardSigns] {
        guard !keys.isEmpty else { return [:] }
        var signs: [String: CardSigns] = [:]
        let releases = try connection.rows(
            """
            SELECT r.key AS key, d.release_name AS name, d.release_at AS published
            FROM repositories r JOIN repository_details d ON d.number = r.number
            WHERE d.release_at IS NOT NULL AND r.key IN (\(values: keys))
            """
        )
        for row in releases {
            signs[try row["key"]] = CardSigns(releaseName: try row["name"], releasedAt: try row["published"])
        }
        for (key, series) in try series(of: keys) {
            let weeks = series.wholeWeeks(CardSigns.maximumWeeks)
            // One is no line.
            if weeks.count > 1 { signs[key, default: CardSigns()].weeklyStars = weeks }
        }
        return signs
    }

    private func series(of keys: [String]) throws -> [String: StarSeries] {
        let rows = try connection.rows(
            """
            SELECT r.key AS key, s.day AS day, s.stars AS stars
            FROM repositories r JOIN repository_snapshots s ON s.number = r.number
            WHERE r.key IN (\(values: keys)) ORDER BY s.day
            """
        )
        var series: [String: StarSeries] = [:]
        for row in rows {
            series[try row["key"], default: StarSeries()].append(day: try row["day"], stars: try row["stars"])
        }
        return series
    }
}

extension StarSeries {
    /// Stars gained in the weeks that end on the last day counted, the oldest first, as far as both their ends are known.
    func wholeWeeks(_ limit: Int) -> [Int] {
        guard let last = counts.last?.day else { return [] }
        let levels = (0...limit).map { stars(on: last - $0 * 7) }.prefix { $0 != nil }.compactMap(\.self)
        return zip(levels, levels.dropFirst()).map { Int(max(0, $0 - $1).rounded()) }.reversed()
    }
}

extension PersonDiscoveryService {
    /// The same cards with what else is known of them.
    func withSigns(_ cards: [Card]) async throws(DiscoveryError) -> [Card] {
        let keys = cards.map(\.id.key)
        guard !keys.isEmpty else { return cards }
        let signs = try await backend.database.reading { try SignStore(connection: $0).signs(of: keys) }
        return cards.map { card in
            var card = card
            card.signs = signs[card.id.key]
            return card
        }
    }
}

extension PersonDiscoveryService {
    package func trending(_ query: TrendingQuery) async throws(DiscoveryError) -> TrendingList {
        let person = try await person()
        var list = try await backend.trends.list(query)
        if case .snapshots(_, let latest) = list.basis { await backend.keeper.note(countedOn: latest) }
        if query.isNewToMe {
            list.entries.removeAll { person.hasJudged($0.id.key) || person.saved.contains($0.id.key) }
        }
        list.entries = list.entries.prefix(TrendingList.maximumCount).map { entry in
            var entry = entry
            entry.isSaved = person.saved.contains(entry.id.key)
            entry.judgement =
                switch person.ledger.opinions[entry.id.key]?.opinion {
                case .like: .like
                case .skip: .skip
                case .star, nil: nil
                }
            return entry
        }
        return list
    }

    package func newTrends() -> AsyncStream<Void> {
        let changes = backend.database.changes(of: Trends.topic)
        return AsyncStream {
            for await _ in changes { return () }
            return nil
        }
    }

    package func startStarImport(of login: String) async throws(DiscoveryError) -> StarImport {
        try await backend.importer.start(login, for: account)
    }

    package func starImport() async throws(DiscoveryError) -> StarImport? {
        try await backend.importer.status(of: account)
    }

    package func stopStarImport() async throws(DiscoveryError) {
        try await backend.importer.stop(account)
    }
}
