import DiscoveryDomain
import DiscoveryService
package import FindieDomain
import Foundation

extension PersonFindieService {
    package func statistics() async throws(FindieError) -> PlayerStatistics {
        let wished = try await person().saved.count
        let opinions = try await asking { () async throws(DiscoveryError) in
            try await own.reading { try $0.opinions() }
        }
        let liked = opinions.filter { $0.opinion == .like }
        return PlayerStatistics(
            judged: opinions.count,
            liked: liked.count,
            wished: wished,
            genres: Array(Self.genres(of: liked).prefix(10)),
            months: Self.months(of: liked),
            niche: try await niche(of: liked)
        )
    }

    /// How often each was liked, the most frequent first.
    private static func genres(of liked: [LabelledOpinion]) -> [PlayerStatistics.GenreCount] {
        Dictionary(grouping: liked, by: \.label).compactMap { label, entries in
            Genre(rawValue: label).map { PlayerStatistics.GenreCount(genre: $0, count: entries.count) }
        }.sorted { ($0.count, $1.genre.rawValue) > ($1.count, $0.genre.rawValue) }
    }

    private static func months(of liked: [LabelledOpinion]) -> [PlayerStatistics.Month] {
        let months = Dictionary(grouping: liked) { entry in
            let day = ReleaseDay(entry.judgedAt)
            return ReleaseDay(year: day.year, month: day.month)
        }
        return months.sorted { $0.key > $1.key }.prefix(6).map { month, entries in
            PlayerStatistics.Month(month: month, liked: entries.count, genres: Array(genres(of: entries).prefix(3)))
        }
    }

    /// Of 100 games how many are better known than the one in the middle of those that were liked.
    private func niche(of liked: [LabelledOpinion]) async throws(FindieError) -> Int? {
        guard liked.count >= PlayerStatistics.leastLikes else { return nil }
        let catalogue = try await asking { () async throws(DiscoveryError) in
            try await backend.core.keeper.current().catalogue
        }
        let known = liked.compactMap { catalogue.item($0.key).map { catalogue.items[$0].popularity } }.sorted()
        guard known.count >= PlayerStatistics.leastLikes else { return nil }
        let middle = known[known.count / 2]
        let better = catalogue.items.count { $0.popularity > middle }
        return better * 100 / max(1, catalogue.items.count)
    }
}
