package import Calls
import Foundation

/// What somebody saw or did with a game that is made here.
package struct GameSighting: Hashable, Codable, Sendable {
    package static let maximumBatch = 50

    package enum Act: String, Codable, Sendable, CaseIterable { case impression, open, click }

    /// Where it came from, as a screen knows it.
    package enum Place: String, Codable, Sendable, CaseIterable { case deck, search, similar, link }

    package var game: String
    package var act: Act
    package var place: Place

    package init(_ act: Act, of game: String, in place: Place) {
        (self.game, self.act, self.place) = (game, act, place)
    }
}

extension GameSighting: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("game", Game.slugSchema),
        .required("act", .choice(Act.self)),
        .required("place", .choice(Place.self))
    ).named("GameSighting")
}

/// How a game does, a day and a source at a time; each person counts once for each game, source and day.
package struct GameFigures: Hashable, Codable, Sendable {
    /// Where people met the game: a place, or a card that was promised.
    package enum Source: String, Codable, Sendable, CaseIterable { case deck, exposure, search, similar, link }

    package struct Row: Hashable, Codable, Sendable {
        /// Of UTC, such as `2026-11-24`.
        package var day: String
        /// `nil` where too few people are behind it to tell them apart.
        package var source: Source?
        package var counts: FigureCounts

        package init(day: String, source: Source?, counts: FigureCounts) {
            (self.day, self.source, self.counts) = (day, source, counts)
        }
    }

    /// With fewer people nothing is broken down.
    package static let fewestPeople = 5
    package static let maximumDays = 370

    /// Oldest first; days without anything are left out.
    package var rows: [Row]
    package var people: Int
    package var exposure: ExposurePromise?
    /// `nil` where too few makers have similar games.
    package var similar: GameComparison?

    package init(rows: [Row], people: Int, exposure: ExposurePromise?, similar: GameComparison? = nil) {
        (self.rows, self.people, self.exposure, self.similar) = (rows, people, exposure, similar)
    }

    package var total: FigureCounts { rows.reduce(into: FigureCounts()) { $0.add($1.counts) } }

    /// The counts of each day, oldest first.
    package var days: [(day: String, counts: FigureCounts)] {
        var days: [(day: String, counts: FigureCounts)] = []
        for row in rows {
            if days.last?.day == row.day {
                days[days.count - 1].counts.add(row.counts)
            } else {
                days.append((row.day, row.counts))
            }
        }
        return days
    }

    /// The counts of each source that there are any of.
    package var sources: [(source: Source, counts: FigureCounts)] {
        Source.allCases.compactMap { source in
            let own = rows.filter { $0.source == source }
            guard !own.isEmpty else { return nil }
            return (source, own.reduce(into: FigureCounts()) { $0.add($1.counts) })
        }
    }

    /// As a table for other programs, a line for each day and source.
    package var csv: String {
        let head = "day,source,impressions,opens,likes,passes,wishes,store_clicks"
        let lines = rows.map { row in
            let counts = row.counts
            let numbers = [
                counts.impressions, counts.opens, counts.likes, counts.passes, counts.wishes, counts.clicks,
            ]
            return ([row.day, row.source?.rawValue ?? "all"] + numbers.map(String.init)).joined(separator: ",")
        }
        return ([head] + lines).joined(separator: "\r\n") + "\r\n"
    }
}

/// How often each thing happened.
package struct FigureCounts: Hashable, Codable, Sendable {
    package var impressions = 0
    package var opens = 0
    package var likes = 0
    package var passes = 0
    package var wishes = 0
    package var clicks = 0

    package init() {}

    package mutating func add(_ other: FigureCounts) {
        impressions += other.impressions
        opens += other.opens
        likes += other.likes
        passes += other.passes
        wishes += other.wishes
        clicks += other.clicks
    }

    /// The share that `part` is of `whole` and where it lies with 95 percent (Wilson's interval); `nil` of nothing.
    package static func share(_ part: Int, of whole: Int) -> (share: Double, interval: ClosedRange<Double>)? {
        guard whole > 0, part >= 0, part <= whole else { return nil }
        let (count, share, z) = (Double(whole), Double(part) / Double(whole), 1.96)
        let middle = (share + z * z / (2 * count)) / (1 + z * z / count)
        let reach = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
        return (share, max(0, middle - reach)...min(1, middle + reach))
    }
}

extension GameFigures: EndpointOutput {
    private static let counts = JSONSchema.object(
        .required("impressions", .count),
        .required("opens", .count),
        .required("likes", .count),
        .required("passes", .count),
        .required("wishes", .count),
        .required("clicks", .count)
    ).named("FigureCounts")

    package static let schema = JSONSchema.object(
        .required(
            "rows",
            .array(
                of: .object(
                    .required("day", .string(10...10)),
                    .optional("source", .choice(Source.self)),
                    .required("counts", counts)
                ).named("FigureRow"),
                maximum: maximumDays * Source.allCases.count
            )
        ),
        .required("people", .count),
        .optional("exposure", .object(.required("promised", .count), .required("served", .count))),
        .optional("similar", GameComparison.schema)
    ).named("GameFigures")
}

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
