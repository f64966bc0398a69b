package import Calls
package import Foundation

/// What somebody did in numbers, for charts.
package struct Statistics: Hashable, Codable, Sendable {
    package var judged: Int
    package var liked: Int
    package var saved: Int
    /// Stars taken over from GitHub.
    package var starred: Int
    /// Of what was liked, the most frequent first; at most 10.
    package var languages: [LanguageCount]
    /// The weeks in which something was judged, oldest first; at most the last 26.
    package var weeks: [Week]

    package struct LanguageCount: Hashable, Codable, Sendable {
        /// Empty for repositories without one.
        package var language: String
        package var count: Int

        package init(language: String, count: Int) {
            self.language = language
            self.count = count
        }
    }

    package struct Week: Hashable, Codable, Sendable, Identifiable {
        /// Monday, 00:00 UTC.
        package var start: Date
        package var judged: Int
        package var liked: Int
        /// Of what was liked, the most frequent first; at most 5.
        package var languages: [LanguageCount]

        package var id: Date { start }

        package init(start: Date, judged: Int, liked: Int, languages: [LanguageCount]) {
            self.start = start
            self.judged = judged
            self.liked = liked
            self.languages = languages
        }
    }

    package init(
        judged: Int,
        liked: Int,
        saved: Int,
        starred: Int,
        languages: [LanguageCount],
        weeks: [Week]
    ) {
        self.judged = judged
        self.liked = liked
        self.saved = saved
        self.starred = starred
        self.languages = languages
        self.weeks = weeks
    }
}

extension Statistics: EndpointOutput {
    private static let languageCount = JSONSchema.object(
        .required("language", .string(0...50)),
        .required("count", .count)
    ).named("LanguageCount")

    package static let schema = JSONSchema.object(
        .required("judged", .count),
        .required("liked", .count),
        .required("saved", .count),
        .required("starred", .count),
        .required("languages", .array(of: languageCount, maximum: 10)),
        .required(
            "weeks",
            .array(
                of: .object(
                    .required("start", .date),
                    .required("judged", .count),
                    .required("liked", .count),
                    .required("languages", .array(of: languageCount, maximum: 5))
                ).named("StatisticsWeek"),
                maximum: 26
            )
        )
    ).named("Statistics")
}
