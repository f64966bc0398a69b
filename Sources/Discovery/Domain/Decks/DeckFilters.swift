package import Calls

/// What a deck shows; empty lists and `nil` let everything through.
package struct DeckFilters: Hashable, Codable, Sendable {
    /// Any of these, compared without regard to case; at most 20.
    package var languages: [String]
    /// At least one of these; lower case, at most 20.
    package var includedTopics: [String]
    /// None of these; lower case, at most 50.
    package var excludedTopics: [String]
    package var minimumStars: Int?
    /// Repositories whose last push is unknown pass.
    package var activity: Activity?
    /// Any of these SPDX identifiers; at most 20.
    package var licenses: [String]
    package var hidesArchived: Bool

    package init(
        languages: [String] = [],
        includedTopics: [String] = [],
        excludedTopics: [String] = [],
        minimumStars: Int? = nil,
        activity: Activity? = nil,
        licenses: [String] = [],
        hidesArchived: Bool = true
    ) {
        self.languages = languages
        self.includedTopics = includedTopics
        self.excludedTopics = excludedTopics
        self.minimumStars = minimumStars
        self.activity = activity
        self.licenses = licenses
        self.hidesArchived = hidesArchived
    }

    /// Archived repositories are hidden, nothing else is.
    package static let none = DeckFilters()

    /// How many kinds of things are filtered beyond the usual, for a badge.
    package var activeCount: Int {
        [
            !languages.isEmpty, !includedTopics.isEmpty, !excludedTopics.isEmpty, minimumStars != nil, activity != nil,
            !licenses.isEmpty, !hidesArchived,
        ].count { $0 }
    }
}

extension DeckFilters: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("languages", .array(of: .string(0...50), maximum: 20)),
        .required("includedTopics", .array(of: .string(0...50), maximum: 20)),
        .required("excludedTopics", .array(of: .string(0...50), maximum: 50)),
        .optional("minimumStars", .count),
        .optional("activity", .choice(Activity.self)),
        .required("licenses", .array(of: .string(0...50), maximum: 20)),
        .required("hidesArchived", .boolean)
    ).named("DeckFilters")
}
