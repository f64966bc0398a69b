package import Calls
package import Foundation

/// What else is known of a repository and helps to decide; nothing of it is guessed.
package struct CardSigns: Hashable, Codable, Sendable {
    package static let maximumWeeks = 8

    /// As its owner named it; `nil` without a name, or without a release.
    package var releaseName: String?
    package var releasedAt: Date?
    /// Stars gained in weeks of 7 days that were counted whole, the oldest first; at most 8.
    package var weeklyStars: [Int]

    package init(releaseName: String? = nil, releasedAt: Date? = nil, weeklyStars: [Int] = []) {
        self.releaseName = releaseName
        self.releasedAt = releasedAt
        self.weeklyStars = weeklyStars
    }
}

extension CardSigns: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("releaseName", .string),
        .optional("releasedAt", .date),
        .required(
            "weeklyStars",
            .array(of: .count, maximum: maximumWeeks)
                .described("Stars gained in weeks that were counted whole, the oldest first.")
        )
    ).named("CardSigns")
}
