package import Calls

/// What is usual among similar games of other makers: of each share of those who saw a game, the median.
package struct GameComparison: Hashable, Codable, Sendable {
    /// With fewer other makers nothing is compared, so that nobody's numbers are told.
    package static let fewestMakers = 5

    /// How many were compared, one of each maker.
    package var games: Int
    /// Shares of impressions, 0 to 1.
    package var opens: Double
    package var likes: Double
    package var passes: Double
    package var wishes: Double
    package var clicks: Double

    package init(games: Int, opens: Double, likes: Double, passes: Double, wishes: Double, clicks: Double) {
        (self.games, self.opens, self.likes) = (games, opens, likes)
        (self.passes, self.wishes, self.clicks) = (passes, wishes, clicks)
    }

    /// Of the counts of one game of each maker; games that fewer than five people saw are left out.
    ///
    /// `nil` with fewer than five games.
    package init?(_ counts: [FigureCounts]) {
        let seen = counts.filter { $0.impressions >= GameFigures.fewestPeople }
        guard seen.count >= Self.fewestMakers else { return nil }
        // A game is opened and wished for from elsewhere, too.
        func median(_ part: KeyPath<FigureCounts, Int>) -> Double {
            let shares = seen.map { min(1, Double($0[keyPath: part]) / Double($0.impressions)) }.sorted()
            return (shares[(shares.count - 1) / 2] + shares[shares.count / 2]) / 2
        }
        self.init(
            games: seen.count,
            opens: median(\.opens),
            likes: median(\.likes),
            passes: median(\.passes),
            wishes: median(\.wishes),
            clicks: median(\.clicks)
        )
    }
}

extension GameComparison: JSONDescribed {
    package static let schema: JSONSchema = {
        let share = JSONSchema.number.described("0 to 1.")
        return .object(
            .required("games", .count.described("How many were compared, one of each maker.")),
            .required("opens", share),
            .required("likes", share),
            .required("passes", share),
            .required("wishes", share),
            .required("clicks", share)
        ).named("GameComparison").described("Medians of shares of those who saw similar games of other makers.")
    }()
}
