package import Calls

/// What somebody did in numbers.
package struct PlayerStatistics: Hashable, Codable, Sendable {
    package struct GenreCount: Hashable, Codable, Sendable, Identifiable {
        package var genre: Genre
        package var count: Int

        package var id: Genre { genre }

        package init(genre: Genre, count: Int) {
            self.genre = genre
            self.count = count
        }
    }

    /// What was liked in a month, by UTC.
    package struct Month: Hashable, Codable, Sendable, Identifiable {
        /// Without a day.
        package var month: ReleaseDay
        package var liked: Int
        /// The most frequent first; at most 3.
        package var genres: [GenreCount]

        package var id: ReleaseDay { month }

        package init(month: ReleaseDay, liked: Int, genres: [GenreCount]) {
            self.month = month
            self.liked = liked
            self.genres = genres
        }
    }

    package var judged: Int
    package var liked: Int
    package var wished: Int
    /// Of what was liked, the most frequent first; at most 10.
    package var genres: [GenreCount]
    /// The last months with likes, the latest first; at most 6.
    package var months: [Month]
    /// How many of 100 games of the catalogue are better known than what was liked, in the middle; `nil` below
    /// ``leastLikes``.
    package var niche: Int?

    /// Fewer likes say nothing of a taste.
    package static let leastLikes = 5

    package init(
        judged: Int,
        liked: Int,
        wished: Int,
        genres: [GenreCount],
        months: [Month] = [],
        niche: Int? = nil
    ) {
        self.judged = judged
        self.liked = liked
        self.wished = wished
        self.genres = genres
        self.months = months
        self.niche = niche
    }
}

extension PlayerStatistics: EndpointOutput {
    private static let genreCount = JSONSchema.object(
        .required("genre", .choice(Genre.self)),
        .required("count", .count)
    ).named("GenreCount")

    package static let schema = JSONSchema.object(
        .required("judged", .count),
        .required("liked", .count),
        .required("wished", .count),
        .required("genres", .array(of: genreCount, maximum: 10)),
        .required(
            "months",
            .array(
                of: .object(
                    .required("month", ReleaseDay.schema),
                    .required("liked", .count),
                    .required("genres", .array(of: genreCount, maximum: 3))
                ).named("GenreMonth"),
                maximum: 6
            )
        ),
        .optional("niche", .integer(0...100).described("Of 100 games, how many are better known than what was liked."))
    ).named("PlayerStatistics")
}
