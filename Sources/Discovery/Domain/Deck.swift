package import Calls
package import Foundation

/// A stack of cards under a name, with what it shows; "work" and "weekend" can differ.
///
/// What is judged in one deck is judged in all.
package struct Deck: Hashable, Codable, Sendable, Identifiable {
    package static let maximumCount = 20
    package static let maximumNameLength = 40

    package var id: UUID
    /// 1 to 40 characters; empty for the deck everybody has from the start, which the screen names.
    package var name: String
    package var filters: DeckFilters

    package init(id: UUID, name: String, filters: DeckFilters) {
        self.id = id
        self.name = name
        self.filters = filters
    }
}

extension Deck: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("name", .string(0...maximumNameLength).described("Empty for the deck everybody has at first.")),
        .required("filters", DeckFilters.schema)
    ).named("Deck")
}

extension Deck {
    /// A deck's name as it is kept.
    ///
    /// - Throws: `invalid` with the field `name` when it is empty or longer than 40 characters.
    package static func validated(name: String) throws(DiscoveryError) -> String {
        let clean = try Preferences.clean(name, field: "name", atMost: maximumNameLength)
        guard !clean.isEmpty else { throw .invalid(field: "name", reason: .empty) }
        return clean
    }
}

extension DeckFilters {
    /// The filters as they are kept: trimmed, topics in lower case, nothing twice or empty.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    package func validated() throws(DiscoveryError) -> DeckFilters {
        guard minimumStars ?? 0 >= 0 else { throw .invalid(field: "minimumStars", reason: .outOfRange) }
        var kept = self
        kept.languages = try Self.words(languages, field: "languages", atMost: 20)
        kept.includedTopics = try Self.words(
            includedTopics.map { $0.lowercased() },
            field: "includedTopics",
            atMost: 20
        )
        kept.excludedTopics = try Self.words(
            excludedTopics.map { $0.lowercased() },
            field: "excludedTopics",
            atMost: 50
        )
        kept.licenses = try Self.words(licenses, field: "licenses", atMost: 20)
        if kept.minimumStars == 0 { kept.minimumStars = nil }
        return kept
    }

    private static func words(
        _ words: [String],
        field: String,
        atMost limit: Int
    ) throws(DiscoveryError) -> [String] {
        var kept: [String] = []
        for word in words { kept.append(try Preferences.clean(word, field: field, atMost: 50)) }
        kept = kept.filter { !$0.isEmpty }.unique()
        guard kept.count <= limit else { throw .invalid(field: field, reason: .tooMany) }
        return kept
    }
}

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

/// How lately something must have been pushed to a repository.
package enum Activity: String, Codable, Sendable, CaseIterable {
    case week, month, year

    /// The longest time since the last push.
    package var days: Int {
        switch self {
        case .week: 7
        case .month: 31
        case .year: 366
        }
    }
}
